import { ownValue } from '../../../schema/own-value.ts';
import { contentMessages } from './content-messages.ts';
import { relatedMessages } from './related-messages.ts';
import { routeMessages } from './route-messages.ts';
import { schemaMessages } from './schema-messages.ts';
import { schemaWords } from './schema-words.ts';
import { siteMessages } from './site-messages.ts';
import type { Translations } from './translation.ts';
import { yamlMessages } from './yaml-messages.ts';

const all: Translations = {
  ...yamlMessages,
  ...schemaMessages,
  ...contentMessages,
  ...routeMessages,
  ...siteMessages,
  ...relatedMessages,
};

type Matched = { readonly pattern: RegExp; readonly chinese: string };

const known = new Map<string, readonly Matched[]>();

/** The pattern of a message: `{}` is any text, `(a|b)` one of two words. */
const patternOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(/(\{\}|\([a-z ]+(?:\|[a-z ]+)+\))/)
      .map((part, index) =>
        index % 2 === 0
          ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
          : part === '{}'
            ? '(.+?)'
            : `(?:${part.slice(1, -1)})`,
      )
      .join('')}$`,
    's',
  );

function matchesOf(rule: string): readonly Matched[] {
  const found =
    known.get(rule) ??
    (ownValue(all, rule) ?? []).map(([english, chinese]) => ({
      pattern: patternOf(english),
      chinese,
    }));
  known.set(rule, found);
  return found;
}

/** What the schema says of a value in Chinese; a choice of several as such; else what the author wrote. */
const wordsOf = (text: string): string =>
  ownValue(schemaWords, text) ??
  (/^[\w-]+(?:, [\w-]+)*(?: or [\w-]+)?$/.test(text)
    ? text.replace(/, /g, '、').replace(' or ', ' 或 ')
    : text);

/**
 * A message of the linter in Chinese; as it is where it has no translation. Messages are written in English, which
 * programs read; this is for people alone.
 * @param rule the id of its rule
 */
export function inChinese(rule: string, message: string): string {
  for (const { pattern, chinese } of matchesOf(rule)) {
    const match = pattern.exec(message);
    if (match)
      return chinese.replace(/\{(\d)\}/g, (_, place) => wordsOf(match[Number(place)] ?? ''));
  }
  return message;
}

/** What is said of another place beside a finding, in Chinese; as it is where it has no translation. */
export const placeInChinese = (message: string): string => inChinese('related', message);
