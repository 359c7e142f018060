import type { ListEntry } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from '../content/article-cache.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { Listed } from '../content/listed-entry.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { SearchSource } from './search-source.ts';

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The texts among the values of fields, whatever they are nested in; no addresses of files. */
function fieldTexts(value: unknown): string[] {
  if (isWord(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(fieldTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['src', 'href', 'link', 'width', 'height', 'srcset'].includes(key))
    .flatMap(([, member]) => fieldTexts(member));
}

/**
 * All that readers see of an entry, a line each.
 * @param text of its body
 */
export const linesOf = (
  { summary = '', source = '' }: Pick<ListEntry, 'summary' | 'source'>,
  text: string,
  fields: ListEntry['fields'],
): string =>
  [summary, text, ...fieldTexts(fields), source].filter((line) => line !== '').join('\n');

/** All that readers see of an entry of a file. */
export const entryText = ({ entry, item }: Listed, content: ReadContent): string =>
  linesOf(item, content.textOf(entry), entry.record.fields);

/** What the index says of an entry besides its text. */
export const foundEntry = (
  collection: string,
  { id, title, date, type, code, language }: ListEntry,
): Omit<SearchSource, 'read' | 'mark'> => ({
  title,
  collection,
  id,
  ...(date === undefined ? {} : { date: date.slice(0, 10) }),
  ...(type === undefined ? {} : { type }),
  ...(code === undefined ? {} : { code }),
  ...(language === undefined ? {} : { language }),
});

/** Entries that have a page of their own which anybody may open. */
export function entrySources(
  source: SiteSource,
  content: ReadContent,
  index: ContentIndex,
  { language, collections }: Pick<RouteTable, 'language' | 'collections'>,
  isOpen: (routeId: string) => boolean,
): SearchSource[] {
  return Object.entries(source.collections ?? {}).flatMap(([collection, { detail }]) => {
    if (detail === undefined || !collections[collection]?.detail || !isOpen(detail)) return [];
    return index.listed(collection, language).map(
      (each): SearchSource => ({
        ...foundEntry(collection, each.item),
        read: () => entryText(each, content),
        mark: nameOf(each.entry.name, JSON.stringify([each.item, each.entry.record.fields])),
      }),
    );
  });
}
