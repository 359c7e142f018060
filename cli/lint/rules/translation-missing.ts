import type { Rule } from '../context/rule.ts';
import { isAddress, readersOf } from '../context/text-readers.ts';

export const translationMissing = {
  id: 'translation-missing',
  severity: 'warning',
  explanation: {
    zh: [
      '分语言书写的文字，凡是会用到的语言都要写。',
      '缺了译文，访客看到的就是另一种语言，未必读得懂。',
      '请在该语言代码下补上文字；各种语言都一样的文字，可以不分语言，直接书写。',
    ].join(''),
    en: [
      'Words that are written by language are there in every language they are read in.',
      'Where a translation is missing visitors get the words of another language, which they may not be able to read.',
      'Add the words under the code of the language; words that are the same in all languages may stand alone, without a code.',
    ].join(' '),
  },
  bad: 'title: { zh: 首页 }',
  good: 'title: { zh: 首页, en: Home }',
  *check(context) {
    const readers = readersOf(context);
    for (const { languages, pointer } of context.texts) {
      if (isAddress(pointer)) continue;
      // A code that is no language is reported as that, and may be the one that is missing.
      if (!languages.every((language) => Object.hasOwn(context.settings.languages, language)))
        continue;
      const missing = [...readers(pointer)].filter((language) => !languages.includes(language));
      if (missing.length === 0) continue;
      yield {
        pointer,
        what: 'key',
        message: `these words are not there in ${missing.map((code) => `"${code}"`).join(', ')}; readers get another language`,
      };
    }
  },
} as const satisfies Rule;
