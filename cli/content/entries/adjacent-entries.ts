import { compact } from '../../../schema/compact.ts';
import { compileCollections } from '../../../schema/compile/compile-collections.ts';
import { flatRoutes } from '../../../schema/compile/flat-routes.ts';
import { siteSettings } from '../../../schema/compile/site-settings.ts';
import type { FullEntry, ListEntry } from '../../../schema/content/content-model.ts';
import { entryAddress } from '../../../schema/content/entry-address.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { EntryLists } from './entry-lists.ts';
import { linkedPath } from './linked-path.ts';
import type { Listed } from './listed-entry.ts';
import type { ReadEntry } from './read-entry.ts';

const maxRelated = 6;

/** What the file of an entry says of others. */
export type AdjacentEntries = {
  readonly previous: ListEntry | undefined;
  readonly next: ListEntry | undefined;
  readonly related: readonly ListEntry[];
  readonly translations: Readonly<Record<string, string>>;
  readonly named: FullEntry['named'];
  /** Addresses of the files of content that its text links to; undefined for one that has no page. */
  readonly files: readonly (string | undefined)[];
};

/** Addresses of entries' own pages, in the default device's spelling. */
function entryAddresses(source: SiteSource): (entry: ReadEntry) => string | undefined {
  const settings = siteSettings(source);
  const routes = flatRoutes(source.routes);
  const models = Object.fromEntries(
    Object.keys(source.languages).map((language) => [
      language,
      compileCollections({
        source,
        routes,
        settings,
        variant: { language, device: settings.defaultDevice },
      }),
    ]),
  );
  return (entry) => {
    const model = models[entry.language]?.[entry.collection];
    return (
      model?.detail &&
      entryAddress({ id: entry.id, ...entry.record.front }, model.detail, model.type)
    );
  };
}

/**
 * Finds what surrounds entries.
 * @param entries all of them, hidden ones included
 */
export function adjacentEntries(
  source: SiteSource,
  entries: readonly ReadEntry[],
  lists: EntryLists,
): (listed: Listed, language: string) => AdjacentEntries {
  const collections = source.collections ?? {};
  const addressOf = entryAddresses(source);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));

  const positions = new Map<readonly Listed[], Map<Listed, number>>();
  const neighbours = (each: Listed, language: string) => {
    const { code } = each.item;
    const section = lists.group(each.entry.collection, language, compact({ code }));
    let indexes = positions.get(section);
    if (!indexes) {
      indexes = new Map(section.map((one, index) => [one, index]));
      positions.set(section, indexes);
    }
    const at = indexes.get(each) ?? 0;
    const from = Math.max(0, Math.min(at - maxRelated / 2, section.length - maxRelated - 1));
    const near = section.slice(from, from + maxRelated + 1).filter((one) => one !== each);
    const others =
      near.length >= maxRelated
        ? []
        : lists
            .listed(each.entry.collection, language)
            .slice(0, 2 * maxRelated)
            .filter((one) => one !== each && !near.includes(one));
    return {
      previous: section[at - 1]?.item,
      next: section[at + 1]?.item,
      related: [...near, ...others].slice(0, maxRelated).map(({ item }) => item),
    };
  };

  const translationsOf = (entry: ReadEntry, language: string): Record<string, string> =>
    Object.fromEntries(
      lists.versionsOf(entry).flatMap((version) => {
        const address = version.language === language ? undefined : addressOf(version);
        return address === undefined ? [] : [[version.language, address]];
      }),
    );

  const namedBy = ({ entry }: Listed, language: string): FullEntry['named'] => {
    const fields = collections[entry.collection]?.fields ?? {};
    const named = Object.entries(entry.record.fields).flatMap(([name, ids]) => {
      const field = fields[name];
      if (field?.type !== 'entries') return [];
      const collection = field.collection ?? entry.collection;
      const found = (ids as readonly string[]).flatMap(
        (id) => lists.find(collection, language, id)?.item ?? [],
      );
      return [[name, { collection, entries: found }] as const];
    });
    return named.length === 0 ? undefined : Object.fromEntries(named);
  };

  return (each, language) => ({
    ...neighbours(each, language),
    translations: translationsOf(each.entry, language),
    named: namedBy(each, language),
    files: each.entry.record.files.map(({ address }) => {
      const target = byPath.get(linkedPath(each.entry.path, address));
      return target?.shown ? addressOf(target) : undefined;
    }),
  });
}
