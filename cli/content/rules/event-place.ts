import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { contentFinding } from '../content-finding.ts';
import { locationKey } from '../entries/front-matter-locations.ts';
import type { ReadEntry } from '../entries/read-entry.ts';

export const eventPlace = {
  id: 'event-place',
  severity: 'error',
  explanation: {
    zh: [
      '活动的 place 是 places 里定义的地点；房间或馆外的地方写在 location。',
      '没有这个地点，访客就看不到地址，也不能按地点筛选。',
      '请改正名称，在 places 里补上，或改用 location。',
    ].join(''),
    en: [
      'The place of an event is one that is defined under places; a room, or somewhere else, is its location.',
      'Without the place visitors see no address and cannot choose by it.',
      'Correct the name, add it under places, or write location instead.',
    ].join(' '),
  },
  bad: 'place: mian',
  good: 'place: main',
} as const satisfies RuleMeta;

/** Places of events that the site does not have. */
export function unknownPlaces(
  entries: readonly ReadEntry[],
  { places = {} }: SiteSource,
): readonly Diagnostic[] {
  const names = namesOf(Object.keys(places));
  return entries.flatMap(({ file, record }): Diagnostic[] => {
    const place = record.event?.place;
    const range = record.locations[locationKey('place')];
    if (place === undefined || range === undefined || names.has(place)) return [];
    const suggestion = names.nearest(place);
    const message = `"${place}" is no place of this site; a room is written as location`;
    return [
      {
        ...contentFinding(
          eventPlace,
          message,
          range,
          suggestion === undefined ? {} : { suggestion },
        ),
        file,
      },
    ];
  });
}
