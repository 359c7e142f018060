import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { ReadEntry } from '../../content/entries/read-entry.ts';
import type { SiteRule } from '../context/site-rule.ts';

/** The key of the day on which an entry was last changed, and the day. */
function dayOf({ record }: ReadEntry, key: 'updated' | 'date'): string | undefined {
  const day = key === 'updated' ? record.fields.updated : record.front.date;
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

export const contentStaleTranslation = {
  id: 'content-stale-translation',
  severity: 'warning',
  explanation: {
    zh: '译文的日期不应早于原文（默认语言的那一篇）的日期：比较的是 updated 字段，没有时比较 date。早于原文，说明原文后来改过，译文可能已经过时。请对照原文修改译文，再把译文的日期改成与原文一致。',
    en: 'A translation is not older than its original in the default language, by the field updated of both, else by date. Where it is, the original was changed since, and the translation may say what no longer holds. Compare the two, correct the translation and give it the date of the original.',
  },
  bad: 'date: 2026-01-01',
  good: 'date: 2026-03-01',
  *check({ content, settings }) {
    const key = ({ collection, id }: ReadEntry): string => `${collection} ${id}`;
    const originals = new Map(
      content.entries
        .filter(({ language, shown }) => language === settings.defaultLanguage && shown)
        .map((entry) => [key(entry), entry]),
    );
    for (const entry of content.entries) {
      const original = originals.get(key(entry));
      if (!original || entry.language === settings.defaultLanguage || !entry.shown) continue;
      const by = dayOf(entry, 'updated') && dayOf(original, 'updated') ? 'updated' : 'date';
      const [own, wanted] = [dayOf(entry, by), dayOf(original, by)];
      const place = entry.record.locations[locationKey(by)];
      if (own === undefined || wanted === undefined || own >= wanted || !place) continue;
      const related = original.record.locations[locationKey(by)];
      const message = `the original (${original.file}) is of ${wanted}, this translation of ${own}: does it still say the same?`;
      const before = { file: original.file, message: 'the day of the original' };
      yield {
        file: entry.file,
        ...place,
        message,
        ...(related ? { related: [{ ...before, ...related }] } : {}),
      };
    }
  },
} as const satisfies SiteRule;
