import { siteSettings } from '../../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { contentFinding, wholeFile } from '../content-finding.ts';
import { locationKey } from '../entries/front-matter-locations.ts';
import type { ReadEntry } from '../entries/read-entry.ts';
import { type EventDates, eventDates } from '../events/event-dates.ts';

export const eventTranslation = {
  id: 'event-translation',
  severity: 'warning',
  explanation: {
    zh: [
      '同一个活动在各语言里的时间应当一样：开始、结束、重复和不举行的日期。',
      '只改了一种语言，读另一种语言的人就会在错误的时间赶来。',
      '请把各语言改成一样的时间。',
    ].join(''),
    en: [
      'An event takes place at the same time in all languages: start, end, repetition, and the days left out.',
      'Where one language alone was changed, readers of another come at the wrong time.',
      'Write the same times in all of them.',
    ].join(' '),
  },
  bad: 'start: 2026-03-07T16:00',
  good: 'start: 2026-03-07T15:00',
} as const satisfies RuleMeta;

const keys = ['start', 'end', 'repeat', 'except'] as const;

const textOf = (dates: EventDates, key: (typeof keys)[number]): string =>
  [dates[key] ?? []].flat().toSorted().join(', ');

/** Events that take place at another time than in the default language, or the first one that has them. */
export function differingTimes(
  entries: readonly ReadEntry[],
  source: SiteSource,
): readonly Diagnostic[] {
  const { defaultLanguage } = siteSettings(source);
  const timeZone = timeZoneOf(source);
  const first = new Map<string, ReadEntry>();
  const keyOf = ({ collection, id }: ReadEntry): string => `${collection}/${id}`;
  for (const entry of entries) {
    if (!entry.record.event) continue;
    if (entry.language === defaultLanguage || !first.has(keyOf(entry))) {
      first.set(keyOf(entry), entry);
    }
  }
  return entries.flatMap((entry): Diagnostic[] => {
    const { event, locations } = entry.record;
    const other = first.get(keyOf(entry));
    if (!event || !other?.record.event || other === entry) return [];
    const [own, wanted] = [event, other.record.event].map((each) => eventDates(each, timeZone));
    const key = own && wanted && keys.find((each) => textOf(own, each) !== textOf(wanted, each));
    if (!key) return [];
    const range = locations[locationKey(key)] ?? locations[locationKey('start')] ?? wholeFile;
    const message = `"${key}" of this event is ${textOf(wanted, key) || 'not written'} in "${other.language}"`;
    return [{ ...contentFinding(eventTranslation, message, range), file: entry.file }];
  });
}
