import { siteSettings } from '../../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { ReadContent } from '../../content/read-content.ts';

/** Ids of entries, those that they had before included. */
export type EntryIds = {
  readonly shown: ReadonlySet<string>;
  /** Drafts, and what is not published now. */
  readonly hidden: ReadonlySet<string>;
};

/** The ids that a language shows of a collection; a file with an error of its own is reported there and counts. */
export function entryIds(
  source: SiteSource,
  { files, entries }: ReadContent,
): (language: string, collection: string) => EntryIds {
  const own = new Map<string, { shown: Set<string>; hidden: Set<string> }>();
  const at = (language: string, collection: string) => {
    const key = `${language}/${collection}`;
    const ids = own.get(key) ?? { shown: new Set<string>(), hidden: new Set<string>() };
    own.set(key, ids);
    return ids;
  };
  const hiddenFiles = new Set(entries.filter(({ shown }) => !shown).map(({ path }) => path));
  for (const { path, language, collection, id } of files) {
    const ids = at(language, collection);
    (hiddenFiles.has(path) ? ids.hidden : ids.shown).add(id);
  }
  for (const { language, collection, shown, record } of entries) {
    const ids = at(language, collection);
    for (const alias of record.front.aliases ?? []) (shown ? ids.shown : ids.hidden).add(alias);
  }
  const { defaultLanguage } = siteSettings(source);
  return (language, collection) => {
    const ids = at(language, collection);
    if (source.collections?.[collection]?.untranslated !== 'show') return ids;
    const other = at(defaultLanguage, collection);
    return {
      shown: new Set([...ids.shown, ...other.shown]),
      hidden: new Set([...ids.hidden, ...other.hidden]),
    };
  };
}
