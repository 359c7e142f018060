import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const languageHome: Rule = {
  id: 'language-home',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The home of a language is a path of that language, without parameters.',
  },
  bad: '',
  good: '',
  *check({ source, paths }) {
    for (const [code, { home }] of Object.entries(source.languages)) {
      const homes = namesOf(
        paths
          .filter(({ language, parsed }) => {
            const isFixed = parsed.segments.every(({ kind }) => kind === 'literal');
            return language === code && isFixed;
          })
          .map(({ text }) => text),
      );
      if (homes.has(home)) continue;
      yield {
        pointer: ['languages', code, 'home'],
        what: 'value',
        message: `"${home}" is no path without parameters of a route in language "${code}"`,
        suggestion: homes.nearest(home),
      };
    }
  },
};
