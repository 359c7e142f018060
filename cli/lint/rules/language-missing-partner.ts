import type { Rule } from '../context/rule.ts';

export const languageMissingPartner = {
  id: 'language-missing-partner',
  severity: 'error',
  explanation: {
    zh: [
      '路由要为每种语言写明路径，或者写明没有。',
      '这样就不会把忘了写的页面当成有意不设的页面，看另一种语言的访客也不会因为疏忽而看不到它。',
      '请在该语言代码下写上路径；确实没有这个页面的，写 false。',
    ].join(''),
    en: [
      'A route says for every language where it is, or that it is not there.',
      'So a page that was forgotten is not taken for one that is left out on purpose, and visitors who read the other language do not miss it by mistake.',
      'Write the path under the code of the language, or false where there is no such page.',
    ].join(' '),
  },
  bad: ['- id: news', '  paths: { zh: /news }'].join('\n'),
  good: ['- id: news', '  paths: { zh: /news, en: false }'].join('\n'),
  *check({ routes, settings }) {
    const languages = Object.keys(settings.languages);
    for (const { route, pointer } of routes) {
      // A misspelled language is reported as that, not as one that is missing too.
      const isKnown = (language: string): boolean => Object.hasOwn(settings.languages, language);
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
} as const satisfies Rule;
