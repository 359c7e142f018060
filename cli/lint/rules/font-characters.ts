import type { SiteRule } from '../context/site-rule.ts';

/** As many are named; who needs all of them has the wrong font. */
const named = 20;

const count = (many: number): string => many.toLocaleString('en');

export const fontCharacters = {
  id: 'font-characters',
  severity: 'warning',
  explanation: {
    zh: '一种语言的字体要有这种语言的页面用到的字。缺的字会换成别的字体显示，夹在一行里，粗细、大小都不一样。请换一个字更全的字体文件，在后面再加一种有这些字的字体，或者用 languages 只把它用于它有字的语言。',
    en: 'A font for a language has the characters that the pages in it are written with. Those that it lacks are shown in another face, in the middle of a word, in another weight and size. Take a more complete file of the font, add a second font that has them, or name under languages the ones that it is made for.',
  },
  bad: '- { file: /fonts/capitals.woff2 }',
  good: '- { file: /fonts/display.woff2 }',
  *check({ read, fonts }) {
    for (const { pointer, family, language, missing, all } of fonts.lacking) {
      const more = missing.length > named ? ` and ${count(missing.length - named)} more` : '';
      const list = missing.slice(0, named).join(' ') + more;
      const message = `"${family}" lacks ${count(missing.length)} of the ${count(all)} characters that the pages in "${language}" are written with: ${list}`;
      yield { in: read, pointer, what: 'value', message };
    }
  },
} as const satisfies SiteRule;
