import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const zoneWithoutRoute: Rule = {
  id: 'zone-without-route',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Some route lies in every zone.',
  },
  bad: '',
  good: '',
  *check({ source, paths, frame }) {
    const segments = namesOf(
      paths.map(({ text, language }) =>
        (text.slice((frame.prefixes[language] ?? '').length + 1).split('/', 1)[0] ?? '').trim(),
      ),
    );
    for (const [index, { segment }] of (source.zones ?? []).entries()) {
      if (segments.has(segment)) continue;
      yield {
        pointer: ['zones', index, 'segment'],
        what: 'value',
        message: `no path of this site starts with the segment "${segment}"`,
        suggestion: segments.nearest(segment),
      };
    }
  },
};
