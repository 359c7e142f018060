import { compact } from '../../../schema/compact.ts';
import { defaultType, pageSizeOf } from '../../../schema/compile/compile-collections.ts';
import { listFields } from '../../../schema/compile/list-fields.ts';
import { siteSettings } from '../../../schema/compile/site-settings.ts';
import { listName } from '../../../schema/content/content-files.ts';
import type { FilterValue, ListPage, ListWhere } from '../../../schema/content/content-model.ts';
import { isOrderKey, orderOf } from '../../../schema/content/list-order.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import { compareEntries } from './entry-order.ts';
import { itemOf, type Listed } from './listed-entry.ts';
import type { ReadEntry } from './read-entry.ts';
import { endOf } from './schedule.ts';
import { sortListed } from './sort-listed.ts';

type Filter = 'year' | 'type';

/** What languages show of collections. Each list is put together once. */
export type EntryLists = {
  /** All entries that a language shows of a collection, in the order of its lists. */
  readonly listed: (collection: string, language: string) => readonly Listed[];
  /** Those of them that a list narrows down to. */
  readonly group: (collection: string, language: string, where: ListWhere) => readonly Listed[];
  readonly find: (collection: string, language: string, id: string) => Listed | undefined;
  readonly filterValues: (
    collection: string,
    language: string,
    where: ListWhere,
    filter: Filter,
  ) => readonly FilterValue[];
  readonly page: (
    collection: string,
    language: string,
    where: ListWhere,
    page: number,
    filter?: Filter,
  ) => ListPage;
  /** An entry in all the languages that it is written in. */
  readonly versionsOf: (entry: ReadEntry) => readonly ReadEntry[];
};

function matches({ item, entry }: Listed, where: ListWhere, typeByDefault: string): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (isOrderKey(key)) return true;
    if (key === 'code') return item.code === wanted;
    if (key === 'year') return item.date?.startsWith(`${wanted}-`) ?? false;
    if (key === 'type') return (item.type ?? typeByDefault) === wanted;
    const value = entry.record.fields[key];
    return Array.isArray(value) ? value.some((each) => each === wanted) : String(value) === wanted;
  });
}

/** Makes a function remember what it gave, by a name for what it was asked. */
function remembering<Asked extends readonly unknown[], Value>(
  nameOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Value,
): (...asked: Asked) => Value {
  const cache = new Map<string, Value>();
  return (...asked) => {
    const name = nameOf(...asked);
    const value = cache.get(name) ?? make(...asked);
    cache.set(name, value);
    return value;
  };
}

/**
 * @param shown the entries that readers see
 * @param now milliseconds since 1970
 */
export function entryLists(
  source: SiteSource,
  shown: readonly ReadEntry[],
  now: number,
): EntryLists {
  const timeZone = timeZoneOf(source);
  const { defaultLanguage } = siteSettings(source);
  const collections = source.collections ?? {};
  const defaultTypeOf = (name: string): string => collections[name]?.type ?? defaultType;
  const fieldsOf = listFields(source);
  const byCollection = new Map<string, Map<string, ReadEntry[]>>();
  for (const entry of shown) {
    const versions = byCollection.get(entry.collection) ?? new Map<string, ReadEntry[]>();
    byCollection.set(entry.collection, versions);
    versions.set(entry.id, [...(versions.get(entry.id) ?? []), entry]);
  }
  const keyOf = (name: string, language: string): string => `${language}/${name}`;

  const listed = remembering(keyOf, (name, language): readonly Listed[] => {
    const collection = collections[name];
    return [...(byCollection.get(name)?.values() ?? [])]
      .flatMap((versions) => {
        const own = versions.find((each) => each.language === language);
        const byDefault = versions.find((each) => each.language === defaultLanguage);
        return own ?? (collection?.untranslated === 'show' ? byDefault : undefined) ?? [];
      })
      .sort(compareEntries)
      .map((entry) => {
        const end = endOf(entry.record.front, now, timeZone);
        return { entry, item: itemOf(entry, language, collection, end, fieldsOf.get(name)) };
      });
  });

  const byId = remembering(
    keyOf,
    (name, language) => new Map(listed(name, language).map((each) => [each.item.id, each])),
  );

  const group = remembering(
    (name: string, language: string, where: ListWhere) =>
      `${keyOf(name, language)}?${listName(where)}`,
    (name, language, where): readonly Listed[] => {
      if (Object.keys(where).length === 0) return listed(name, language);
      const found = listed(name, language).filter((each) =>
        matches(each, where, defaultTypeOf(name)),
      );
      const order = orderOf(where);
      const tag = source.languages[language]?.tag ?? language;
      return order ? sortListed(found, order, collections[name] ?? {}, tag) : found;
    },
  );

  const filterValues: EntryLists['filterValues'] = (name, language, where, filter) => {
    const counts = new Map<string, number>();
    for (const { item } of group(name, language, where)) {
      const value = filter === 'year' ? item.date?.slice(0, 4) : (item.type ?? defaultTypeOf(name));
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return filter === 'year'
      ? values.sort((a, b) => (a.value < b.value ? 1 : -1))
      : values.sort((a, b) => b.count - a.count);
  };

  return {
    listed,
    group,
    filterValues,
    find: (name, language, id) => byId(name, language).get(id),
    page: (name, language, where, page, filter) => {
      const size = pageSizeOf(collections[name]);
      const { year: _year, type: _type, ...rest } = where;
      const all = group(name, language, where);
      const entries = all.slice((page - 1) * size, page * size).map(({ item }) => item);
      const values = filter ? filterValues(name, language, rest, filter) : [];
      const choices = values.length > 1 ? values : undefined;
      return compact({ total: all.length, entries, filter: choices });
    },
    versionsOf: ({ collection, id }) => byCollection.get(collection)?.get(id) ?? [],
  };
}
