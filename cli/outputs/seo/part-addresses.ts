import type { Model, ModelBlock, ModelBlocks, RouteTable } from '../../../schema/model.ts';
import { tableIndex } from '../../../schema/visit/table-index.ts';
import { walkBlocks } from '../../../schema/walk-blocks.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { pageOf } from '../../prerender/page-of.ts';
import type { SiteAddress } from '../../prerender/site-addresses.ts';

/** A part of a page that the query chooses, and which is a page to search engines. */
type Part = {
  readonly query: string;
  /** Queries of the same part in other languages, by language; undefined: its page's own are no translations. */
  readonly translations?: Readonly<Record<string, string>>;
};

/** What a section says of itself in other languages: its code there. */
type Section = { readonly translations?: Readonly<Record<string, string>> };

const queryOf = (by: string, code: string): string => `?${new URLSearchParams({ [by]: code })}`;

/** The sections of a page, and the entries whose home pages it shows. */
function partsOf(blocks: ModelBlocks, { language }: RouteTable, index: ContentIndex): Part[] {
  const parts: Part[] = [];
  walkBlocks(blocks, (each) => {
    const block = each as unknown as ModelBlock;
    if (block.type === 'sections') {
      const items = block.items as unknown as Readonly<Record<string, Section>>;
      for (const [code, { translations = {} }] of Object.entries(items)) {
        parts.push({
          query: queryOf(block.by, code),
          translations: Object.fromEntries(
            Object.entries(translations).map(([other, there]) => [other, queryOf(block.by, there)]),
          ),
        });
      }
    }
    if (block.type === 'institution') {
      for (const { item } of index.listed(block.collection, language))
        parts.push({ query: queryOf(block.by, item.id) });
    }
  });
  return parts;
}

/**
 * The addresses of a page's sections and of the entries that it shows one of: each has a title and a canonical address
 * of its own.
 * @param addresses of pages
 */
export function partAddresses(
  addresses: readonly SiteAddress[],
  model: Model,
  index: ContentIndex,
): SiteAddress[] {
  return addresses.flatMap((address) => {
    const { language, device, path, canonical, translations } = address;
    const table = model.tables.find((each) => each.language === language && each.device === device);
    const row = table && tableIndex(table).match(path)?.value;
    const page = row && pageOf(row, table, model);
    if (!page || address.entry) return [];
    return partsOf(page.blocks, table, index).map((part) => ({
      ...address,
      path: path + part.query,
      canonical: canonical + part.query,
      translations: Object.fromEntries(
        Object.entries(translations).flatMap(([other, there]) => {
          const query = part.translations?.[other];
          return query === undefined ? [] : [[other, there + query]];
        }),
      ),
    }));
  });
}
