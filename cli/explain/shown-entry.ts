import { siteSettings } from '../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ReadContent } from '../content/read-content.ts';

/** The entry that an address names, as it is reported. */
export type ShownEntry = {
  readonly text: string;
  /** Whether visitors find it there now. */
  readonly isThere: boolean;
};

/** Languages whose entries are shown in a language, its own first. */
function languagesOf(source: SiteSource, collection: string, language: string): readonly string[] {
  const { defaultLanguage } = siteSettings(source);
  const shows = source.collections?.[collection]?.untranslated === 'show';
  return shows && language !== defaultLanguage ? [language, defaultLanguage] : [language];
}

/**
 * Finds the entry that an address names: by its id, or by one that it had before.
 * @param collections those that the page shows an entry of
 */
export function shownEntry(
  id: string,
  language: string,
  collections: readonly string[],
  source: SiteSource,
  { entries, files }: ReadContent,
): ShownEntry {
  const own = collections.filter((name) => !source.collections?.[name]?.http);
  if (own.length === 0) return { text: `${id}, from a content API`, isThere: true };
  const places = own.flatMap((collection) =>
    languagesOf(source, collection, language).map((each) => ({ collection, language: each })),
  );
  const isNear = (each: { readonly collection: string; readonly language: string }): boolean =>
    places.some(
      (place) => place.collection === each.collection && place.language === each.language,
    );
  const found = entries.filter(
    (each) => isNear(each) && (each.id === id || each.record.front.aliases?.includes(id)),
  );
  const entry = found.find(({ shown }) => shown) ?? found[0];
  if (entry && !entry.shown) {
    return { text: `${entry.file}, a draft or not published now`, isThere: false };
  }
  if (entry) {
    const how = entry.id === id ? '' : ', by an id that it had before';
    return { text: `${entry.file}${how}`, isThere: true };
  }
  const broken = files.find((each) => isNear(each) && each.id === id);
  if (broken) return { text: `${broken.file}, which has errors`, isThere: false };
  const where = places.map((place) => `${place.language}/${place.collection}`).join(' or ');
  return { text: `"${id}" is no entry of ${where}`, isThere: false };
}
