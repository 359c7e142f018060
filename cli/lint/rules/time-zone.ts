import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';
import { timeZoneFinding } from '../time-zone-finding.ts';

export const timeZone: Rule = {
  id: 'time-zone',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A time zone is one that there is.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    const places: readonly (readonly [Pointer, string | undefined])[] = [
      [['site', 'timeZone'], source.site.timeZone],
      ...Object.entries(source.collections ?? {}).map(
        ([name, { http }]) => [['collections', name, 'http', 'timeZone'], http?.timeZone] as const,
      ),
    ];
    for (const [pointer, name] of places) yield* timeZoneFinding(pointer, name);
  },
};
