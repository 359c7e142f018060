import type { Collection, ListSort } from '../../../schema/source.generated.ts';
import type { Listed } from './listed-entry.ts';

type SortValue = string | number | undefined;

/** Its place among what is declared; what is not comes last. */
const placeAmong = (declared: object | undefined, value: string | undefined): SortValue => {
  const place = value === undefined ? -1 : Object.keys(declared ?? {}).indexOf(value);
  return place < 0 ? undefined : place;
};

/** What an entry has under the key that its list is sorted by. */
function sortValue({ entry, item }: Listed, by: string, collection: Collection): SortValue {
  const { front, fields } = entry.record;
  switch (by) {
    case 'title':
    case 'date':
    case 'updated':
    case 'source':
    case 'order':
      return front[by];
    case 'code':
      return placeAmong(collection.codes, item.code);
    case 'type':
      return item.type ?? '';
  }
  const [value, field] = [fields[by], collection.fields?.[by]];
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'string') return undefined;
  return field?.type === 'choice' ? placeAmong(field.options, value) : value;
}

/** How a language sorts: Chinese by pinyin, numbers in texts by their size. */
function collatorOf(tag: string): Intl.Collator {
  try {
    return new Intl.Collator(tag, { numeric: true });
  } catch {
    // Intl throws for what is no BCP 47 tag.
    return new Intl.Collator('en', { numeric: true });
  }
}

/**
 * Sorts entries by one of their keys: pinned ones first, those without a value last, equal ones as they stood.
 * @param tag BCP 47 tag of the language whose readers see the list
 */
export function sortListed(
  entries: readonly Listed[],
  { by, order }: Required<ListSort>,
  collection: Collection,
  tag: string,
): readonly Listed[] {
  const { compare } = collatorOf(tag);
  const direction = order === 'descending' ? -1 : 1;
  const inOrder = (a: SortValue, b: SortValue): number => {
    if (a === undefined || b === undefined) {
      return Number(a === undefined) - Number(b === undefined);
    }
    const found =
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return found * direction;
  };
  return entries
    .map((listed) => ({ listed, value: sortValue(listed, by, collection) }))
    .sort(
      (a, b) =>
        Number(b.listed.item.pinned ?? false) - Number(a.listed.item.pinned ?? false) ||
        inOrder(a.value, b.value),
    )
    .map(({ listed }) => listed);
}
