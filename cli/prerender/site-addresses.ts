import { defaultType } from '../../schema/compile/compile-collections.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import type { Model, RouteRow, RouteTable, VariantKey } from '../../schema/model.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import { parameterNames } from '../../schema/path/parse-path.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { Listed } from '../content/entries/listed-entry.ts';
import { linkedValues } from './linked-values.ts';
import { pageOf } from './page-of.ts';

/** A page that anybody may open. */
export type SiteAddress = VariantKey & {
  /** From the site's root, in the variant's spelling, as it stands in an address; without the base. */
  readonly path: string;
  /** Id of its route. */
  readonly route: string;
  /** The entry that it shows. */
  readonly entry?: { readonly collection: string; readonly id: string };
  /**
   * The path by which search engines know the page: that of the default device, and for an entry that of its own
   * page, in the language that it is written in.
   */
  readonly canonical: string;
  /** Whether search engines may keep the page in their results, under its canonical path. */
  readonly isIndexed: boolean;
  /** Day of its last change, YYYY-MM-DD, where it is known. */
  readonly modified?: string;
  /** Canonical paths of the same page in the other languages that have it, by language. */
  readonly translations: Readonly<Record<string, string>>;
  /** Device variants at other hosts that have the page, under the same path. */
  readonly hosts?: readonly string[];
};

type AddressOptions = {
  /** Entries of a collection in a language at most, the newest first; (default) all. */
  readonly limit?: number | undefined;
};

/** Device variants at other hosts that have the pages of a row. */
const hostsOf = (row: RouteRow, { site: { hosted } }: Model): Pick<SiteAddress, 'hosts'> =>
  hosted ? { hosts: Object.keys(hosted).filter((each) => !row.lacks?.includes(each)) } : {};

type EntryContext = {
  readonly model: Model;
  readonly index: ContentIndex;
  readonly tableOf: (language: string, device: string) => RouteTable | undefined;
};

/** The day by which entries are the newest: that of their last change, else of their publication. */
const dayOf = ({ entry: { record } }: Listed): string =>
  record.front.updated ?? record.front.date ?? '';

const newestFirst = (a: Listed, b: Listed): number => {
  const [newer, older] = [dayOf(b), dayOf(a)];
  return newer === older ? 0 : newer < older ? -1 : 1;
};

/** Gives an entry's own page in the default device's spelling, in the language that it is written in. */
function canonicalOf({ model, tableOf }: EntryContext) {
  return (collection: string, { entry }: Listed): string | undefined => {
    const declared = tableOf(entry.language, model.site.defaultDevice)?.collections[collection];
    const { id, record } = entry;
    return (
      declared?.detail && entryAddress({ id, ...record.front }, declared.detail, declared.type)
    );
  };
}

/**
 * The addresses of a row's entries: of all collections in files that it shows. An id that two collections have is
 * the first one's, as it is for visitors.
 */
function* entryAddresses(
  row: RouteRow,
  table: RouteTable,
  context: EntryContext,
  newest: (collection: string, language: string) => readonly Listed[],
): Iterable<SiteAddress> {
  const { model, index } = context;
  const { language, device } = table;
  const path = row.paths[0] ?? '';
  const params = pageOf(row, table, model)?.params ?? {};
  const written = canonicalOf(context);
  const { match } = tableIndex(table);
  const seen = new Set<string>();
  for (const collection of row.shows?.collections ?? []) {
    const type = table.collections[collection]?.type ?? defaultType;
    for (const listed of newest(collection, language)) {
      const { item, entry } = listed;
      const own = entryAddress(item, { path, params }, type);
      // What the route does not take, or another one has, is no address of the entry.
      if (own === undefined || seen.has(own) || match(own)?.value !== row) continue;
      seen.add(own);
      const front = entry.record.front;
      const modified = front.updated ?? front.date;
      const canonical =
        written(collection, listed) ?? spellForDevice(own, model.site.defaultDevice, model.site);
      const translations = Object.keys(model.site.languages).flatMap((other) => {
        const version =
          other === entry.language ? undefined : index.find(collection, other, item.id);
        if (version?.entry.language !== other || version.entry.record.front.index === false)
          return [];
        const address = written(collection, version);
        return address === undefined ? [] : [[other, address] as const];
      });
      yield {
        language,
        device,
        path: own,
        route: row.id,
        entry: { collection, id: item.id },
        canonical,
        isIndexed: !row.noindex && front.index !== false && entry.language === language,
        ...(modified === undefined ? {} : { modified }),
        translations: Object.fromEntries(translations),
        ...hostsOf(row, model),
      };
    }
  }
}

/**
 * All pages that a visitor who is not signed in may open, as far as they are known at build: of each route its
 * canonical path in all languages and on all devices, with the values that the site's own links give its
 * parameters; of pages with an entry one address for each entry in files. Left out are redirects, pages of what a
 * keyword finds, and entries of content APIs. Variant by variant, routes in file order.
 * @param model compiled from the source with the entries of the index
 */
export function siteAddresses(
  source: SiteSource,
  model: Model,
  index: ContentIndex,
  { limit = Number.POSITIVE_INFINITY }: AddressOptions = {},
): SiteAddress[] {
  const { menuCodes, fnCodes } = model.site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  const valuesOf = linkedValues(model, index);
  const tables = new Map(model.tables.map((table) => [`${table.language} ${table.device}`, table]));
  const tableOf: EntryContext['tableOf'] = (language, device) =>
    tables.get(`${language} ${device}`);
  const context: EntryContext = { model, index, tableOf };
  const bounded = new Map<string, readonly Listed[]>();
  const newest = (collection: string, language: string): readonly Listed[] => {
    const key = `${language} ${collection}`;
    const known =
      bounded.get(key) ?? [...index.listed(collection, language)].sort(newestFirst).slice(0, limit);
    bounded.set(key, known);
    return known;
  };
  const { defaultDevice } = siteSettings(source);
  const found: SiteAddress[] = [];
  for (const table of model.tables) {
    const { language, device } = table;
    for (const row of table.routes) {
      const [path] = row.paths;
      if (path === undefined || row.redirect !== undefined || row.page === undefined) continue;
      if (!rowOpens(row, model.site, visitor)) continue;
      if (row.shows) {
        found.push(...entryAddresses(row, table, context, newest));
        continue;
      }
      if (pageOf(row, table, model)?.params.keyword !== undefined) continue;
      const all = parameterNames(path).length === 0 ? [{}] : valuesOf(row.id, path);
      for (const values of all) {
        const own = fillPath(path, values);
        if (own === undefined) continue;
        const translations = Object.entries(row.partners ?? {}).flatMap(([other, partner]) => {
          const address = fillPath(partner, values);
          return address === undefined ? [] : [[other, address] as const];
        });
        found.push({
          language,
          device,
          path: own,
          route: row.id,
          canonical: row.lacks?.includes(defaultDevice)
            ? own
            : spellForDevice(own, defaultDevice, model.site),
          isIndexed: !row.noindex,
          translations: Object.fromEntries(translations),
          ...hostsOf(row, model),
        });
      }
    }
  }
  return found;
}
