import { anyOf, regexText } from '../text/regex-text.ts';

/** The same for many words, each beginning with two letters tried once: what no word begins with is passed over faster. */
export function oneOf(words: readonly string[]): string {
  const byStart = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word.slice(2)]);
  }
  return [...byStart]
    .map(
      ([start, [end = '', ...others]]) =>
        regexText(start) +
        (others.length === 0 ? regexText(end) : `(?:${anyOf([end, ...others])})`),
    )
    .join('|');
}
