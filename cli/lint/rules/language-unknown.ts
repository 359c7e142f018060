import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const languageUnknown: Rule = {
  id: 'language-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Paths and texts are written in the languages of the site.',
  },
  bad: '',
  good: '',
  *check({ routes, frame, texts }) {
    const languages = namesOf(Object.keys(frame.languages));
    const places = [
      ...routes.map(({ route, pointer }) => ({
        languages: Object.keys(route.paths),
        pointer: [...pointer, 'paths'],
      })),
      ...texts,
    ];
    for (const { languages: codes, pointer } of places) {
      for (const code of codes.filter((each) => !languages.has(each))) {
        yield {
          pointer: [...pointer, code],
          what: 'key',
          message: `"${code}" is no language of this site; it has ${Object.keys(frame.languages).join(', ')}`,
          suggestion: languages.nearest(code),
        };
      }
    }
  },
};
