import {
  compileCollections,
  pageSizeOf,
  usualType,
} from '../../schema/compile/compile-collections.ts';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { siteFrame } from '../../schema/compile/site-frame.ts';
import { listName } from '../../schema/content/content-files.ts';
import type {
  EntryPicture,
  FilterValue,
  FullEntry,
  ListEntry,
  ListPage,
  ListWhere,
  SiteContent,
} from '../../schema/content/content-model.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import type { Collection, SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from './article-cache.ts';
import { linkedPath } from './cross-findings.ts';
import { fillMarks } from './marks.ts';
import type { PictureFile } from './picture-files.ts';
import { pictureHtml } from './picture-html.ts';
import type { ReadContent, ReadEntry } from './read-content.ts';

/** An entry in a language's lists. */
export type Listed = {
  readonly entry: ReadEntry;
  readonly item: ListEntry;
};

export type ContentIndex = SiteContent & {
  /** All entries that a language shows of a collection, in the order of its lists. */
  readonly listed: (collection: string, language: string) => readonly Listed[];
  readonly full: (listed: Listed, language: string) => FullEntry;
  /** Changes with all that the file of an entry is made of. */
  readonly markOf: (listed: Listed, language: string) => string;
  readonly filterValues: (
    collection: string,
    language: string,
    where: ListWhere,
    filter: 'year' | 'type',
  ) => readonly FilterValue[];
};

const mostRelated = 6;

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

function itemOf(entry: ReadEntry, language: string, collection: Collection | undefined): ListEntry {
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

/** Pinned ones, then by their order, then the newest first. */
function compareEntries({ record: a, id: one }: ReadEntry, { record: b, id: other }: ReadEntry) {
  const pinned = Number(b.front.pinned ?? false) - Number(a.front.pinned ?? false);
  if (pinned !== 0) return pinned;
  const [x, y] = [
    a.front.order ?? Number.POSITIVE_INFINITY,
    b.front.order ?? Number.POSITIVE_INFINITY,
  ];
  if (x !== y) return x - y;
  const [newer, older] = [b.front.date ?? '', a.front.date ?? ''];
  if (newer !== older) return newer < older ? -1 : 1;
  return one < other ? -1 : 1;
}

function matches({ item, entry }: Listed, where: ListWhere, usual: string): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (key === 'code') return item.code === value;
    if (key === 'year') return item.date?.startsWith(`${value}-`) ?? false;
    if (key === 'type') return (item.type ?? usual) === value;
    return String(entry.record.fields[key]) === value;
  });
}

/** Lists and entries of a site, as the compiler and the output ask for them. */
export function contentIndex(source: SiteSource, content: ReadContent): ContentIndex {
  const frame = siteFrame(source);
  const routes = flatRoutes(source.routes);
  const collections = source.collections ?? {};
  const models = Object.fromEntries(
    Object.keys(source.languages).map((language) => [
      language,
      compileCollections(source, routes, { language, device: frame.defaultDevice }, frame),
    ]),
  );
  const shown = content.entries.filter((entry) => entry.shown);
  const byPath = new Map(content.entries.map((entry) => [entry.path, entry]));
  const languagesOf = new Map<string, ReadEntry[]>();
  for (const entry of shown) {
    const key = `${entry.collection}/${entry.id}`;
    languagesOf.set(key, [...(languagesOf.get(key) ?? []), entry]);
  }
  const addressOf = (entry: ReadEntry): string | undefined => {
    const model = models[entry.language]?.[entry.collection];
    return (
      model?.detail &&
      entryAddress({ id: entry.id, ...entry.record.front }, model.detail, model.type)
    );
  };

  const listedOf = new Map<string, readonly Listed[]>();
  const listed: ContentIndex['listed'] = (name, language) => {
    const key = `${language}/${name}`;
    const known = listedOf.get(key);
    if (known) return known;
    const collection = collections[name];
    const all = [...languagesOf.values()].flatMap((versions) => {
      if (versions[0]?.collection !== name) return [];
      const own = versions.find((each) => each.language === language);
      const usual = versions.find((each) => each.language === frame.defaultLanguage);
      return own ?? (collection?.untranslated === 'show' ? usual : undefined) ?? [];
    });
    const made = all
      .sort(compareEntries)
      .map((entry) => ({ entry, item: itemOf(entry, language, collection) }));
    listedOf.set(key, made);
    return made;
  };

  const byId = new Map<string, ReadonlyMap<string, ListEntry>>();
  const itemsById = (name: string, language: string): ReadonlyMap<string, ListEntry> => {
    const key = `${language}/${name}`;
    const known =
      byId.get(key) ?? new Map(listed(name, language).map(({ item }) => [item.id, item]));
    byId.set(key, known);
    return known;
  };

  const groups = new Map<string, readonly Listed[]>();
  const group = (name: string, language: string, where: ListWhere): readonly Listed[] => {
    const key = `${language}/${name}?${listName(where)}`;
    const known = groups.get(key);
    if (known) return known;
    const usual = collections[name]?.type ?? usualType;
    const made =
      Object.keys(where).length === 0
        ? listed(name, language)
        : listed(name, language).filter((each) => matches(each, where, usual));
    groups.set(key, made);
    return made;
  };

  const filterValues: ContentIndex['filterValues'] = (name, language, where, filter) => {
    const usual = collections[name]?.type ?? usualType;
    const counts = new Map<string, number>();
    for (const { item } of group(name, language, where)) {
      const value = filter === 'year' ? item.date?.slice(0, 4) : (item.type ?? usual);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return filter === 'year'
      ? values.sort((a, b) => (a.value < b.value ? 1 : -1))
      : values.sort((a, b) => b.count - a.count);
  };

  const list: SiteContent['list'] = (name, language, where, page, filter): ListPage => {
    const size = pageSizeOf(collections[name]);
    const { year: _year, type: _type, ...rest } = where;
    const all = group(name, language, where);
    const entries = all.slice((page - 1) * size, page * size).map(({ item }) => item);
    const values = filter ? filterValues(name, language, rest, filter) : [];
    return { total: all.length, entries, ...(values.length > 1 ? { filter: values } : {}) };
  };

  const positions = new Map<readonly Listed[], Map<Listed, number>>();
  const neighbours = (each: Listed, language: string) => {
    const { code } = each.item;
    const section = group(each.entry.collection, language, code === undefined ? {} : { code });
    let places = positions.get(section);
    if (!places) {
      places = new Map(section.map((one, index) => [one, index]));
      positions.set(section, places);
    }
    const at = places.get(each) ?? 0;
    const previous = section[at - 1]?.item;
    const next = section[at + 1]?.item;
    const from = Math.max(0, Math.min(at - mostRelated / 2, section.length - mostRelated - 1));
    const near = section.slice(from, from + mostRelated + 1).filter((one) => one !== each);
    const others =
      near.length >= mostRelated
        ? []
        : listed(each.entry.collection, language)
            .slice(0, 2 * mostRelated)
            .filter((one) => one !== each && !near.includes(one));
    const related = [...near, ...others].slice(0, mostRelated).map(({ item }) => item);
    return { previous, next, related };
  };

  const translationsOf = (entry: ReadEntry): Record<string, string> =>
    Object.fromEntries(
      (languagesOf.get(`${entry.collection}/${entry.id}`) ?? []).flatMap((version) => {
        const address = version === entry ? undefined : addressOf(version);
        return address === undefined ? [] : [[version.language, address]];
      }),
    );

  const namedBy = ({ entry }: Listed, language: string): FullEntry['named'] => {
    const fields = collections[entry.collection]?.fields ?? {};
    const named = Object.entries(entry.record.fields).flatMap(([name, ids]) => {
      const field = fields[name];
      if (field?.type !== 'entries') return [];
      const collection = field.collection ?? entry.collection;
      const entries = (ids as readonly string[]).flatMap(
        (id) => itemsById(collection, language).get(id) ?? [],
      );
      return [[name, { collection, entries }] as const];
    });
    return named.length === 0 ? undefined : Object.fromEntries(named);
  };

  const surroundings = (each: Listed, language: string) => ({
    ...neighbours(each, language),
    translations: translationsOf(each.entry),
    named: namedBy(each, language),
    files: each.entry.record.files.map(({ address }) => {
      const target = byPath.get(linkedPath(each.entry.path, address));
      return (target && addressOf(target)) ?? '/';
    }),
  });

  const full: ContentIndex['full'] = (each, language) => {
    const { entry, item } = each;
    const { files, previous, next, related, translations, named } = surroundings(each, language);
    const html = fillMarks(
      content.htmlOf(entry),
      (index) => files[index] ?? '/',
      (index) =>
        pictureHtml(entry.pictures[index], entry.record.pictures[index]?.alt ?? '', index > 0),
    );
    return {
      ...item,
      ...(Object.keys(entry.record.fields).length > 0 ? { fields: entry.record.fields } : {}),
      html,
      headings: entry.record.headings,
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
      related,
      ...(named ? { named } : {}),
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
    };
  };

  return {
    fingerprint: nameOf(
      JSON.stringify(
        shown.map(({ path, name, picture, pictures }) => [
          path,
          name,
          picture?.src,
          pictures.length,
        ]),
      ),
    ).slice(0, 12),
    listed,
    list,
    filterValues,
    full,
    markOf: (each, language) =>
      nameOf(
        each.entry.name,
        JSON.stringify([
          each.item,
          surroundings(each, language),
          each.entry.pictures.map(({ src, width, height, srcset }) => [src, width, height, srcset]),
        ]),
      ),
    entry: (name, language, id) => {
      const found = listed(name, language).find(({ item }) => item.id === id);
      return found && full(found, language);
    },
  };
}
