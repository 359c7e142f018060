import { isConsentMessage } from '../../../schema/compile/site/compile-analytics.ts';
import { builtInMessages } from '../../../schema/messages/built-in-messages.ts';
import { english } from '../../../schema/messages/english.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import { listedNames } from '../../diagnostics/listed-names.ts';
import type { Rule } from '../context/rule.ts';

const keys = Object.keys(english);
/** Browsers know how a language writes its dates. */
const optional = ['textDate', 'textMonth'];
const maxNamed = 5;

export const languageMessages = {
  id: 'language-messages',
  severity: 'error',
  explanation: {
    zh: [
      '每种语言都要有界面上的全部用语，也不能有多余的。',
      '中文和英文是内置的；其他语言缺了用语，访客看到的按钮和提示就是看不懂的文字。',
      '请在该语言的 messages 里补上缺少的用语，并改正不认识的键。',
    ].join(''),
    en: [
      'Every language has all words of the user interface, and no others.',
      'Chinese and English are built in; a further language without words of its own would show its visitors buttons and notices that they cannot read.',
      'Write the missing words under messages of the language, and correct the keys that are not known.',
    ].join(' '),
  },
  bad: 'zh: { default: true, label: 中文, home: /index, messages: { hoem: 首页, greeting: 你好 } }',
  good: 'zh: { default: true, label: 中文, home: /index, messages: { home: 主页 } }',
  *check({ source }) {
    const known = namesOf(keys);
    const asks = source.analytics !== undefined && source.analytics.consent !== false;
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
      const missing = keys.filter(
        (key) =>
          !Object.hasOwn(messages, key) &&
          !meant.has(key) &&
          !optional.includes(key) &&
          (asks || !isConsentMessage(key)),
      );
      if (missing.length === 0) continue;
      yield {
        pointer: ['languages', code, 'messages'],
        what: 'key',
        ...listedNames(
          missing,
          maxNamed,
          (list) => `language "${code}" lacks words of the user interface: ${list}`,
        ),
      };
    }
  },
} as const satisfies Rule;
