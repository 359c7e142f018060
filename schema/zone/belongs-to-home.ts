import type { ListEntry } from '../content/content-model.ts';
import { ownValue } from '../own-value.ts';
import type { ZoneEntries } from '../source.generated.ts';
import type { HomeModel } from '../zone-model.ts';

type Owned = Pick<ListEntry, 'id' | 'code' | 'fields'>;

function meets(entry: Owned, { codes, fields = {}, ids }: ZoneEntries): boolean {
  if (ids && !ids.includes(entry.id)) return false;
  if (codes && !codes.includes(entry.code ?? '')) return false;
  return Object.entries(fields).every(([name, values]) => {
    const own: readonly unknown[] = [ownValue(entry.fields ?? {}, name)].flat();
    return values.some((value) => own.includes(value));
  });
}

/** Whether an entry of a collection belongs to a home. */
export const belongsToHome = (
  collection: string,
  entry: Owned,
  { entries }: Pick<HomeModel, 'entries'>,
): boolean => entries.some((each) => each.collection === collection && meets(entry, each));
