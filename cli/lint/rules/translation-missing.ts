import type { Rule } from '../rule.ts';
import { isAddress, readersOf } from '../text-readers.ts';

export const translationMissing: Rule = {
  id: 'translation-missing',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'Words that are written by language are there in every language they are read in.',
  },
  bad: '',
  good: '',
  *check(context) {
    const readers = readersOf(context);
    for (const { languages, pointer } of context.texts) {
      if (isAddress(pointer)) continue;
      const missing = [...readers(pointer)].filter((language) => !languages.includes(language));
      if (missing.length === 0) continue;
      yield {
        pointer,
        what: 'key',
        message: `these words are not there in ${missing.map((code) => `"${code}"`).join(', ')}; readers get another language`,
      };
    }
  },
};
