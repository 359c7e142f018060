import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { ReadEntry } from '../../content/entries/read-entry.ts';
import { entryPath } from '../../content/folders/content-folders.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';

/** By collection and language: the entries that readers see. */
function shownEntries({ content }: SiteContext) {
  const found = new Map<string, Map<string, Map<string, ReadEntry>>>();
  for (const entry of content.entries) {
    if (!entry.shown) continue;
    const byLanguage = found.get(entry.collection) ?? new Map<string, Map<string, ReadEntry>>();
    const byId = byLanguage.get(entry.language) ?? new Map<string, ReadEntry>();
    found.set(entry.collection, byLanguage.set(entry.language, byId.set(entry.id, entry)));
  }
  return found;
}

export const contentUntranslated = {
  id: 'content-untranslated',
  severity: 'warning',
  explanation: {
    zh: '一个集合的内容如果大多已有某种语言的译文，其余的也应当有，否则那种语言的读者会缺几篇而不自知。请在 content/{语言}/{集合}/ 下补上同名文件；如果本来就不打算翻译，请在 site.yaml 的集合里写 untranslated: hide（不显示）或 show（显示原文）。',
    en: 'Where most entries of a collection are there in a language, the others are, too; otherwise its readers miss some without knowing. Add the file of the same name below content/{language}/{collection}/. Where that is not meant, say so in the collection: untranslated: hide, or show for the text in the default language.',
  },
  bad: 'title: 开放日',
  good: 'title: Open day',
  *check(site) {
    const { source, settings, routes } = site;
    const byId = new Map(routes.map(({ route }) => [route.id, route]));
    const files = new Set(
      site.content.files.map(({ language, collection, id }) => `${language} ${collection} ${id}`),
    );
    for (const [collection, byLanguage] of shownEntries(site)) {
      const { untranslated, detail = '' } = source.collections?.[collection] ?? {};
      if (untranslated !== undefined) continue;
      const route = byId.get(detail);
      const all = new Map([...byLanguage.values()].reverse().flatMap((each) => [...each]));
      const originals = byLanguage.get(settings.defaultLanguage);
      for (const [id, entry] of originals ?? []) all.set(id, entry);
      for (const [language, there] of byLanguage) {
        // A language that has few of them was never meant to have them all.
        const isKept = 2 * there.size > all.size;
        if (!isKept || (route && pathsOfRoute(route, language).length === 0)) continue;
        for (const [id, { file, record }] of all) {
          const place = record.locations[locationKey('title')];
          if (!place || files.has(`${language} ${collection} ${id}`)) continue;
          const message = `this is not there in "${language}", which has most of the collection "${collection}": there is no file ${entryPath(source, collection, language, id)}`;
          yield { file, ...place, message };
        }
      }
    }
  },
} as const satisfies SiteRule;
