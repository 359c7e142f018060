import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import { withoutGuarded } from '../../schema/blocks/without-guarded.ts';
import { blockTexts } from '../../schema/compile/block-texts.ts';
import { listUses } from '../../schema/compile/list-uses.ts';
import type { Model, ModelBlocks, PageModel, RouteRow, RouteTable } from '../../schema/model.ts';
import { parameterNames } from '../../schema/path/parse-path.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { belongsToHome } from '../../schema/zone/belongs-to-home.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { EntryTexts } from './entry-text.ts';
import { linkedAddresses } from './linked-addresses.ts';
import { namedHomes } from './named-homes.ts';
import { placeTexts } from './place-texts.ts';
import type { SearchSource } from './search-source.ts';

/** A page's text: of its blocks, and of entries that it shows and that have no page of their own. */
function pageText(
  blocks: ModelBlocks,
  { language, collections, places = {} }: RouteTable,
  entryTexts: EntryTexts,
  index: ContentIndex,
  chosen: ReadonlySet<string>,
  definitions: Definitions,
): string {
  const entries = listUses(blocks, definitions).flatMap(({ use, collection, where, name }) => {
    if (use === 'entry' || chosen.has(collection) || collections[collection]?.detail) return [];
    return index.listed(collection, language).filter(({ item }) => {
      if (use === 'one') return item.id === name;
      return where.code === undefined || item.code === where.code;
    });
  });
  const texts = [...new Set(entries)].map(
    (each) => `${each.item.title}\n${entryTexts.textOf(each)}`,
  );
  return [...blockTexts(blocks, definitions), ...placeTexts(blocks, places), ...texts].join('\n');
}

type Part = Pick<SearchSource, 'title' | 'query' | 'above'> & { readonly blocks: ModelBlocks };

/** A page, and each of its sections as a page by itself: it has an address of its own. */
function partsOf(title: string, page: PageModel): Part[] {
  const own = page.blocks.filter((block) => block.type !== 'sections');
  const sections = page.blocks.flatMap((block): Part[] => {
    if (block.type !== 'sections' || block.guard !== undefined) return [];
    return Object.entries(block.items).map(([code, section]) => ({
      title: section.title,
      query: `?${block.by}=${encodeURIComponent(code)}`,
      ...(section.title === title ? {} : { above: title }),
      blocks: section.blocks,
    }));
  });
  const first = sections[0];
  // The first section is what the page shows by itself.
  const others = first && own.length === 0 && first.title === title ? sections.slice(1) : sections;
  const blocks = first && others !== sections ? first.blocks : own;
  return [{ title, blocks }, ...others];
}

/** Collections whose entries a page shows one at a time, as the query says. */
const chosenCollections = (value: unknown, definitions: Definitions): ReadonlySet<string> =>
  new Set(
    listUses(value, definitions).flatMap(({ use, collection }) =>
      use === 'choice' ? [collection] : [],
    ),
  );

/** The entries that a page shows one at a time: each has an address of its own. */
function chosenSources(
  row: RouteRow,
  page: PageModel,
  { language, zones }: RouteTable,
  entryTexts: EntryTexts,
  index: ContentIndex,
): SearchSource[] {
  return page.blocks.flatMap((block) => {
    if (block.type !== 'institution' || block.guard !== undefined) return [];
    const { collection, by } = block;
    return index.listed(collection, language).map((each): SearchSource => {
      const { id, title, language: written } = each.item;
      return {
        title,
        collection,
        id,
        route: row.id,
        query: `?${by}=${encodeURIComponent(id)}`,
        ...(written === undefined ? {} : { language: written }),
        ...namedHomes(zones, (home) => belongsToHome(collection, each.item, home)),
        read: () => entryTexts.textOf(each),
        fingerprint: entryTexts.fingerprintOf(each),
      };
    });
  });
}

function pageOf(row: RouteRow, table: RouteTable, model: Model): PageModel | undefined {
  const { page, group } = row;
  if (page === undefined) return undefined;
  if (group === undefined) return table.pages[page];
  return model.groups.find(
    (file) =>
      file.group === group && file.language === table.language && file.device === table.device,
  )?.pages[page];
}

/** Pages with one of these are tools and notices: what stands there is not what somebody looks for. */
const noText: ReadonlySet<string> = new Set(['status', 'search', 'share', 'signIn']);

/** Pages of a variant that anybody may open, as far as they are there without an entry or a keyword. */
export function pageSources(
  model: Model,
  table: RouteTable,
  entryTexts: EntryTexts,
  index: ContentIndex,
  isOpen: (routeId: string) => boolean,
  definitions: Definitions,
): SearchSource[] {
  const chosen = chosenCollections([model.tables, model.groups], definitions);
  const linked = linkedAddresses(model, table);
  const homePaths = table.zones.flatMap(({ homes }) => homes.map((home) => home.path));
  const addressesOf = ({ id }: RouteRow): readonly string[] => {
    const homes = homePaths.filter((each) => tableIndex(table).match(each)?.value.id === id);
    return [...new Set([...[linked.get(id) ?? []].flat(), ...homes])];
  };
  const errors = new Set(Object.values(table.errors));
  return table.routes.flatMap((row) => {
    const [path] = row.paths;
    const whole = pageOf(row, table, model);
    // What only some visitors see is in nobody's index: neither their texts nor the entries that they list.
    const page = whole && { ...whole, blocks: withoutGuarded(whole.blocks) };
    const title = page?.title ?? row.title;
    if (path === undefined || !page || !title || !isOpen(row.id)) return [];
    if (row.redirect !== undefined || row.shows) return [];
    // With parameters a page is what links and homes make of it.
    const own = parameterNames(path).length > 0 ? addressesOf(row) : [undefined];
    if (errors.has(row.page ?? '') || whole.blocks.some(({ type }) => noText.has(type))) return [];
    const entries = chosenSources(row, page, table, entryTexts, index);
    const parts = own.flatMap((linked) =>
      partsOf(title, page).map(({ blocks, ...part }): SearchSource => {
        const text = pageText(blocks, table, entryTexts, index, chosen, definitions);
        const { query = '', ...named } = part;
        const address = linked === undefined ? undefined : linked + query;
        return {
          ...(address === undefined ? { ...part, route: row.id } : { ...named, href: address }),
          ...namedHomes(table.zones, (home) => home.path === (linked ?? path)),
          read: () => text,
          fingerprint: nameOf(title, text, part.query ?? ''),
        };
      }),
    );
    // A page that shows entries one at a time shows the first of them by itself.
    const shown =
      entries.length > 0 ? parts.filter(({ query, href }) => (query ?? href) !== undefined) : parts;
    return [...shown, ...entries];
  });
}
