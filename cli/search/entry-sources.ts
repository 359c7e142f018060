import type { ListEntry } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { belongsToHome } from '../../schema/zone/belongs-to-home.ts';
import type { ZoneModel } from '../../schema/zone-model.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { EntryTexts } from './entry-text.ts';
import { namedHomes } from './named-homes.ts';
import type { SearchSource } from './search-source.ts';

/**
 * What the index says of an entry besides its text.
 * @param zones whose homes it may belong to
 * @param fields all of the entry's, where its list has not all of them
 */
export const foundEntry = (
  collection: string,
  { id, title, date, type, code, language, fields: inLists }: ListEntry,
  zones: readonly ZoneModel[],
  fields: ListEntry['fields'] = inLists,
): Omit<SearchSource, 'read' | 'headings' | 'fingerprint'> => ({
  title,
  collection,
  id,
  ...(date === undefined ? {} : { date: date.slice(0, 10) }),
  ...(type === undefined ? {} : { type }),
  ...(code === undefined ? {} : { code }),
  ...(language === undefined ? {} : { language }),
  ...namedHomes(zones, (home) =>
    belongsToHome(
      collection,
      { id, ...(code === undefined ? {} : { code }), ...(fields ? { fields } : {}) },
      home,
    ),
  ),
});

/** Entries that have a page of their own which anybody may open. */
export function entrySources(
  source: SiteSource,
  texts: EntryTexts,
  index: ContentIndex,
  { language, collections, zones }: Pick<RouteTable, 'language' | 'collections' | 'zones'>,
  isOpen: (routeId: string) => boolean,
): SearchSource[] {
  return Object.entries(source.collections ?? {}).flatMap(([collection, { detail }]) => {
    if (detail === undefined || !collections[collection]?.detail || !isOpen(detail)) return [];
    return index.listed(collection, language).map(
      (each): SearchSource => ({
        ...foundEntry(collection, each.item, zones, each.entry.record.fields),
        read: () => texts.textOf(each),
        headings: each.entry.record.headings,
        fingerprint: texts.fingerprintOf(each),
      }),
    );
  });
}
