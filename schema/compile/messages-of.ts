import { builtInMessages } from '../messages/built-in-messages.ts';
import { english } from '../messages/english.ts';
import type { Language } from '../source.generated.ts';

/** Words that the site brings; those by number as keys of their own, `searchCount.one`, beside the one for all others. */
const flatWords = (messages: Language['messages'] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, words]): (readonly [string, string])[] => {
      if (typeof words === 'string') return [[key, words]];
      return [
        [key, words.other],
        ...Object.entries(words).map(([form, text]) => [`${key}.${form}`, text] as const),
      ];
    }),
  );

/**
 * The words of a language: the built-in ones, replaced by those that the site brings. A language without
 * built-in ones has its dates written by the browser, as long as the site brings no words for them.
 */
export const messagesOf = (
  { tag, messages }: Language,
  code: string,
): Readonly<Record<string, string>> => ({
  ...(builtInMessages(tag ?? code) ?? { ...english, textDate: '', textMonth: '' }),
  ...flatWords(messages),
});
