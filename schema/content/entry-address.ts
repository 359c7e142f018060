import { encodeSegment } from '../path/encode-segment.ts';
import { fillPath } from '../path/fill-path.ts';
import type { CollectionModel } from './collection-model.ts';
import type { ListEntry } from './content-model.ts';

/**
 * The address of an entry's own page.
 * @param detail path of such a page, in any spelling, and what its parameters mean
 * @returns undefined where the entry lacks what the path wants
 */
export function entryAddress(
  entry: Pick<ListEntry, 'id' | 'date' | 'type'>,
  detail: NonNullable<CollectionModel['detail']>,
  defaultType: string,
): string | undefined {
  const values: Record<string, string> = {};
  for (const [meaning, parameter] of Object.entries(detail.params)) {
    const known: Readonly<Record<string, string | undefined>> = {
      id: entry.id,
      date: entry.date?.slice(0, 10),
      type: entry.type ?? defaultType,
    };
    const value = known[meaning];
    if (value !== undefined) values[parameter] = encodeSegment(value);
  }
  return fillPath(detail.path, values);
}
