import { siteSettings } from '../../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { contentFinding, wholeFile } from '../content-finding.ts';
import type { ContentFile } from '../entries/find-content.ts';
import { locationKey } from '../entries/front-matter-locations.ts';
import type { ReadEntry } from '../entries/read-entry.ts';

export const contentEntries = {
  id: 'content-entries',
  severity: 'error',
  explanation: {
    zh: [
      '字段和区块里点名的条目必须存在。',
      '写错的 id 找不到条目，页面上本该有内容的地方就空了。',
      'id 就是去掉 .md 的文件名，请照着写；本语言还没有的条目，请补写，或从名单里去掉。',
    ].join(''),
    en: [
      'Entries that a field or a block names are there.',
      'An id that leads nowhere leaves a gap on the page where visitors should find something to read.',
      'Write the id as the file is called, without .md; an entry that is missing in this language has to be written, or left out of the list.',
    ].join(' '),
  },
  bad: ['articles:', '  - opne-day'].join('\n'),
  good: ['articles:', '  - open-day'].join('\n'),
} as const satisfies RuleMeta;

/** The ids that a language shows of a collection. */
function shownIds(
  files: readonly ContentFile[],
  source: SiteSource,
): (language: string, collection: string) => ReadonlySet<string> {
  const idsOf = new Map<string, Set<string>>();
  for (const { language, collection, id } of files) {
    const key = `${language}/${collection}`;
    idsOf.set(key, (idsOf.get(key) ?? new Set()).add(id));
  }
  const { defaultLanguage } = siteSettings(source);
  return (language, collection) => {
    const own = idsOf.get(`${language}/${collection}`) ?? new Set();
    if (source.collections?.[collection]?.untranslated !== 'show') return own;
    return new Set([...own, ...(idsOf.get(`${defaultLanguage}/${collection}`) ?? [])]);
  };
}

/** Entries that a field names and that are not there. */
export function* missingEntries(
  files: readonly ContentFile[],
  entries: readonly ReadEntry[],
  source: SiteSource,
): Generator<Diagnostic> {
  const idsOf = shownIds(files, source);
  for (const { collection: name, language, record, file } of entries) {
    const fields = source.collections?.[name]?.fields ?? {};
    for (const [key, value] of Object.entries(record.fields)) {
      const field = fields[key];
      if (field?.type !== 'entries') continue;
      const collection = field.collection ?? name;
      const ids = idsOf(language, collection);
      for (const [index, id] of (value as readonly string[]).entries()) {
        if (ids.has(id)) continue;
        const message = `"${id}" is no entry of "${collection}" in this language`;
        const range = record.locations[locationKey(key, index)] ?? wholeFile;
        const suggestion = nearestAmong(ids)(id);
        yield { ...contentFinding(contentEntries, message, range, { suggestion }), file };
      }
    }
  }
}
