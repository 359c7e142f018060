import { siteSettings } from '../../schema/compile/site-settings.ts';
import { browserSource } from '../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ReadContent } from '../content/read-content.ts';
import { joined, type LocalText, untranslated } from '../local-text.ts';

/** The entry that an address names, as it is reported. */
export type ShownEntry = {
  readonly text: LocalText;
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
  const own = collections.filter((name) => !browserSource(source.collections?.[name]));
  if (own.length === 0)
    return {
      text: { zh: `${id}，来自内容接口`, en: `${id}, from a content API` },
      isThere: true,
    };
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
    return {
      text: {
        zh: `${entry.file}，是草稿，或当前未发布`,
        en: `${entry.file}, a draft or not published now`,
      },
      isThere: false,
    };
  }
  if (entry) {
    const text =
      entry.id === id
        ? untranslated(entry.file)
        : {
            zh: `${entry.file}，网址用的是它以前的 id`,
            en: `${entry.file}, by an id that it had before`,
          };
    return { text, isThere: true };
  }
  const broken = files.find((each) => isNear(each) && each.id === id);
  if (broken) {
    const text = { zh: `${broken.file}，其中有错误`, en: `${broken.file}, which has errors` };
    return { text, isThere: false };
  }
  const where = joined(
    places.map((place) => untranslated(`${place.language}/${place.collection}`)),
    ' 或 ',
    ' or ',
  );
  const text = { zh: `${where.zh} 中没有条目“${id}”`, en: `"${id}" is no entry of ${where.en}` };
  return { text, isThere: false };
}
