import { nearestAmong } from '../nearest.ts';
import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    // The platform throws for names that it does not know.
    return false;
  }
}

export const timeZone: Rule = {
  id: 'time-zone',
  severity: 'error',
  description: 'A time zone is one that there is.',
  *check({ source }) {
    const places: readonly (readonly [Pointer, string | undefined])[] = [
      [['site', 'timeZone'], source.site.timeZone],
      ...Object.entries(source.collections ?? {}).map(
        ([name, { http }]) => [['collections', name, 'http', 'timeZone'], http?.timeZone] as const,
      ),
    ];
    for (const [pointer, name] of places) {
      if (name === undefined || isKnown(name)) continue;
      const suggestion = nearestAmong(Intl.supportedValuesOf('timeZone'))(name);
      yield { pointer, what: 'value', message: `there is no time zone "${name}"`, suggestion };
    }
  },
};
