import type { ListEntry } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { EntryTexts } from './entry-text.ts';
import type { SearchSource } from './search-source.ts';

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
  texts: EntryTexts,
  index: ContentIndex,
  { language, collections }: Pick<RouteTable, 'language' | 'collections'>,
  isOpen: (routeId: string) => boolean,
): SearchSource[] {
  return Object.entries(source.collections ?? {}).flatMap(([collection, { detail }]) => {
    if (detail === undefined || !collections[collection]?.detail || !isOpen(detail)) return [];
    return index.listed(collection, language).map(
      (each): SearchSource => ({
        ...foundEntry(collection, each.item),
        read: () => texts.textOf(each),
        mark: texts.markOf(each),
      }),
    );
  });
}
