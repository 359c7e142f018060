import type { Rule } from '../rule.ts';

export const languageMissingPartner: Rule = {
  id: 'language-missing-partner',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A route says for every language where it is, or that it is not there.',
  },
  bad: '',
  good: '',
  *check({ routes, frame }) {
    const languages = Object.keys(frame.languages);
    for (const { route, pointer } of routes) {
      // A misspelled language is told as that, not as one that is missing too.
      const isKnown = (language: string): boolean => Object.hasOwn(frame.languages, language);
      if (!Object.keys(route.paths).every(isKnown)) continue;
      const missing = languages.filter((language) => !Object.hasOwn(route.paths, language));
      if (missing.length === 0) continue;
      const falses = missing.map((language) => `${language}: false`).join(', ');
      yield {
        pointer: [...pointer, 'paths'],
        what: 'key',
        message: `route "${route.id}" has no path in ${missing.join(', ')}; where that is meant, write ${falses}`,
      };
    }
  },
};
