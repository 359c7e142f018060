import { compact } from '../../../schema/compact.ts';
import type { EntryPicture, ListEntry } from '../../../schema/content/content-model.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import type { PictureFile } from '../assets/picture-files.ts';
import { entryDay } from './entry-order.ts';
import type { ReadEntry } from './read-entry.ts';

/** An entry in a language's lists. */
export type Listed = {
  readonly entry: ReadEntry;
  readonly item: ListEntry;
};

const pictureOf = (
  front: NonNullable<ReadEntry['record']['front']['picture']>,
  { src, width, height, sources }: PictureFile,
): EntryPicture => compact({ ...front, src, width, height, sources });

/**
 * An entry as the lists of a language hold it.
 * @param end when it goes, in milliseconds since 1970
 * @param shown names of fields that lists show, besides those that say so themselves
 */
export function itemOf(
  entry: ReadEntry,
  language: string,
  collection: Collection | undefined,
  end: number | undefined,
  shown: ReadonlySet<string> = new Set(),
): ListEntry {
  const { front, fields } = entry.record;
  const inLists = Object.entries(fields).filter(
    ([name]) => collection?.fields?.[name]?.inLists || shown.has(name),
  );
  return compact({
    id: entry.id,
    title: front.title,
    date: entryDay(entry.record),
    type: front.type,
    code: front.code,
    summary: front.summary,
    source: front.source,
    picture: front.picture && entry.picture && pictureOf(front.picture, entry.picture),
    pinned: front.pinned ? (true as const) : undefined,
    until: end,
    language: entry.language === language ? undefined : entry.language,
    fields: inLists.length > 0 ? Object.fromEntries(inLists) : undefined,
  });
}
