import { builtInMessages } from '../messages/built-in-messages.ts';
import { english } from '../messages/english.ts';
import type { Language } from '../source.generated.ts';

/**
 * The words of a language: the built-in ones, replaced by those that the site brings. A language without
 * built-in ones has its dates written by the browser, as long as the site brings no words for them.
 */
export const messagesOf = (
  { tag, messages }: Language,
  code: string,
): Readonly<Record<string, string>> => ({
  ...(builtInMessages(tag ?? code) ?? { ...english, textDate: '', textMonth: '' }),
  ...messages,
});
