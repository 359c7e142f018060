import { builtInMessages } from '../../../schema/messages/built-in-messages.ts';
import { english } from '../../../schema/messages/english.ts';
import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

const keys = Object.keys(english);
const mostNamed = 5;

export const languageMessages: Rule = {
  id: 'language-messages',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every language has all words of the user interface, and no others.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    const known = namesOf(keys);
    for (const [code, { tag = code, messages = {} }] of Object.entries(source.languages)) {
      const meant = new Set<string>();
      for (const key of Object.keys(messages).filter((each) => !known.has(each))) {
        const suggestion = known.nearest(key);
        if (suggestion !== undefined) meant.add(suggestion);
        yield {
          pointer: ['languages', code, 'messages', key],
          what: 'key',
          message: `the user interface has no words named "${key}"`,
          suggestion,
        };
      }
      if (builtInMessages(tag)) continue;
      const missing = keys.filter((key) => !Object.hasOwn(messages, key) && !meant.has(key));
      if (missing.length === 0) continue;
      const named = missing.slice(0, mostNamed).join(', ');
      const rest = missing.length - mostNamed;
      yield {
        pointer: ['languages', code, 'messages'],
        what: 'key',
        message: `language "${code}" lacks words of the user interface: ${named}${rest > 0 ? ` and ${rest} more` : ''}`,
      };
    }
  },
};
