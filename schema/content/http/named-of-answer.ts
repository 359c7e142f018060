import { ownValue } from '../../own-value.ts';
import type { HttpSource } from '../../source.generated.ts';
import type { CollectionModel } from '../collection-model.ts';
import type { FullEntry, ListEntry } from '../content-model.ts';
import { atPath } from './at-path.ts';
import { type ItemOptions, itemOfAnswer } from './item-of-answer.ts';

const keysOfEntry = ['id', 'title', 'date', 'summary', 'code', 'type', 'source', 'picture'];

/**
 * The entries that an entry's fields of type `entries` name, as far as the answer itself says what they are: ids
 * alone have no title to show.
 */
export function namedOfAnswer(
  item: unknown,
  http: HttpSource,
  declared: CollectionModel['fields'],
  options: ItemOptions,
): FullEntry['named'] {
  const named = declared.flatMap(({ name, type, collection }) => {
    const path = ownValue(http.fields as Readonly<Record<string, unknown>>, name);
    const found = typeof path !== 'string' || type !== 'entries' ? undefined : atPath(item, path);
    if (collection === undefined || !Array.isArray(found)) return [];
    const keys = http.shapes?.[name] ?? {};
    const fields = Object.fromEntries(keysOfEntry.map((key) => [key, keys[key] ?? key]));
    const source = {
      ...http,
      fields: { ...fields, id: keys.id ?? 'id', title: keys.title ?? 'title' },
    };
    const entries = found.flatMap((each): ListEntry[] => {
      const isItem = typeof each === 'object' && each !== null;
      return (isItem && [itemOfAnswer(each, source, [], options) ?? []].flat()) || [];
    });
    return entries.length > 0 ? [[name, { collection, entries }] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
