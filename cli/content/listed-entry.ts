import type { EntryPicture, ListEntry } from '../../schema/content/content-model.ts';
import type { Collection } from '../../schema/source.generated.ts';
import type { PictureFile } from './picture-files.ts';
import type { ReadEntry } from './read-entry.ts';

/** An entry in a language's lists. */
export type Listed = {
  readonly entry: ReadEntry;
  readonly item: ListEntry;
};

const pictureOf = (
  front: NonNullable<ReadEntry['record']['front']['picture']>,
  { src, width, height, srcset }: PictureFile,
): EntryPicture => ({
  ...front,
  src,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(srcset === undefined ? {} : { srcset }),
});

/** An entry as the lists of a language hold it. */
export function itemOf(
  entry: ReadEntry,
  language: string,
  collection: Collection | undefined,
): ListEntry {
  const { front, fields } = entry.record;
  const inLists = Object.entries(fields).filter(([name]) => collection?.fields?.[name]?.inLists);
  const keep = <Key extends 'date' | 'type' | 'code' | 'summary' | 'source'>(key: Key) =>
    front[key] === undefined ? {} : { [key]: front[key] };
  return {
    id: entry.id,
    title: front.title,
    ...keep('date'),
    ...keep('type'),
    ...keep('code'),
    ...keep('summary'),
    ...keep('source'),
    ...(front.picture && entry.picture ? { picture: pictureOf(front.picture, entry.picture) } : {}),
    ...(front.pinned ? { pinned: true as const } : {}),
    ...(entry.language === language ? {} : { language: entry.language }),
    ...(inLists.length > 0 ? { fields: Object.fromEntries(inLists) } : {}),
  };
}
