import type { ListSort } from '../source.generated.ts';
import type { ListWhere } from './content-model.ts';

/** Where a list says what it is sorted by; no field has a name like these. */
const keys = { ascending: 'sort.up', descending: 'sort.down' } as const;

/** What a list says of its order: part of what tells it from the other lists of its collection. */
export const sortedBy = (sort: ListSort | undefined): ListWhere =>
  sort === undefined ? {} : { [keys[sort.order ?? 'ascending']]: sort.by };

/** In which order a list stands; undefined: in the usual one. */
export function orderOf(where: ListWhere): Required<ListSort> | undefined {
  for (const order of ['ascending', 'descending'] as const) {
    const by = where[keys[order]];
    if (by !== undefined) return { by, order };
  }
  return undefined;
}

/** Whether a key of a list says its order, not what it holds. */
export const isOrderKey = (key: string): boolean =>
  key === keys.ascending || key === keys.descending;
