import { type Names, namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

/** What people write for a language in place of its code: mostly the code of a country, or one of three letters. */
const otherCodes: Readonly<Record<string, string>> = {
  cn: 'zh',
  chi: 'zh',
  chs: 'zh',
  zho: 'zh',
  eng: 'en',
  jp: 'ja',
  kr: 'ko',
  uk: 'en',
  us: 'en',
};

function meantLanguage(code: string, languages: Names): string | undefined {
  const meant = otherCodes[code.toLowerCase()];
  if (meant !== undefined) return languages.has(meant) ? meant : undefined;
  return languages.nearest(code);
}

export const languageUnknown = {
  id: 'language-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '路径和文字只能用本站声明过的语言来写。',
      '写在其他语言代码下的内容，谁也看不到，而本来要写的那种语言却缺了路径或文字。',
      '请改正语言代码，或在 languages 里声明这种语言。',
    ].join(''),
    en: [
      'Paths and texts are written in the languages of the site.',
      'What stands under any other code is shown to nobody, and the language that was meant lacks its path or words.',
      'Correct the code, or declare the language under languages.',
    ].join(' '),
  },
  bad: 'paths: { zh: /news, ne: /EN/News }',
  good: 'paths: { zh: /news, en: /EN/News }',
  *check({ routes, settings, source, texts }) {
    const languages = namesOf(Object.keys(settings.languages));
    const finding = (code: string) => ({
      message: `"${code}" is no language of this site; it has ${Object.keys(settings.languages).join(', ')}`,
      suggestion: meantLanguage(code, languages),
    });
    const places = [
      ...routes.map(({ route, pointer }) => ({
        languages: Object.keys(route.paths),
        pointer: [...pointer, 'paths'],
      })),
      ...texts,
    ];
    const notices = (source.site.notice ?? []).flatMap(({ languages: named = [] }, index) =>
      named.map((code, place) => ({
        code,
        pointer: ['site', 'notice', index, 'languages', place],
      })),
    );
    const fonts = (source.theme?.fonts ?? []).flatMap(({ languages: named = [] }, index) =>
      named.map((code, place) => ({
        code,
        pointer: ['theme', 'fonts', index, 'languages', place],
      })),
    );
    for (const { code, pointer } of [...notices, ...fonts]) {
      if (!languages.has(code)) yield { ...finding(code), pointer, what: 'value' };
    }
    for (const { languages: codes, pointer } of places) {
      for (const code of codes.filter((each) => !languages.has(each))) {
        yield { ...finding(code), pointer: [...pointer, code], what: 'key' };
      }
    }
  },
} as const satisfies Rule;
