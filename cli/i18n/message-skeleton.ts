import { builtInMessages } from '../../schema/messages/built-in-messages.ts';
import { chinese } from '../../schema/messages/chinese.ts';
import { english } from '../../schema/messages/english.ts';
import type { MessageKey } from '../../schema/messages/message-key.ts';
import type { Language } from '../../schema/source.generated.ts';

/** Words that browsers know for each language by themselves. */
const ofBrowser: ReadonlySet<MessageKey> = new Set(['textDate', 'textMonth'] as const);
const keys = Object.keys(english) as readonly MessageKey[];

/** The words that a site gives a language. */
export type SiteMessages = NonNullable<Language['messages']>;

/**
 * The words that a language lacks: those that it has to bring and does not, or brings in English.
 * @param tag its BCP 47 tag; one that has built-in words lacks none
 */
export function missingMessages(tag: string, own: SiteMessages): readonly MessageKey[] {
  if (builtInMessages(tag)) return [];
  const isMissing = (key: MessageKey): boolean => {
    const words = own[key] ?? '';
    const text = (typeof words === 'string' ? words : words.other).trim();
    return text === '' || text === english[key];
  };
  return keys.filter((key) => !ofBrowser.has(key) && isMissing(key));
}

/** The words that every language has, and may have of its own. */
export const allMessages = keys;

/**
 * Words of the user interface as YAML to be pasted into the site file below a language: what the site says already,
 * else the built-in words of the language, else the English ones to be translated. Above each stand the English and
 * Chinese words.
 */
export function messageSkeleton(
  tag: string,
  wanted: readonly MessageKey[],
  own: SiteMessages,
): string {
  const builtIn = builtInMessages(tag) ?? english;
  const lines = wanted.flatMap((key) => {
    // What the browser writes by itself is only shown.
    const isOptional = ofBrowser.has(key) && own[key] === undefined;
    const text = JSON.stringify(own[key] ?? builtIn[key]);
    return [
      `  # ${english[key]} · ${chinese[key]}`,
      isOptional ? `  # ${key}: ${text}` : `  ${key}: ${text}`,
    ];
  });
  return `messages:\n${lines.join('\n')}\n`;
}
