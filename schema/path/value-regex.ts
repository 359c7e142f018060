import type { ValueKind } from '../source.generated.ts';

const kinds: Readonly<Record<string, string>> = {
  digits: '[0-9]+',
  year: '[0-9]{4}',
  month: '(?:0[1-9]|1[0-2])',
  date: '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])',
  slug: '[A-Za-z0-9_-]+',
};

/**
 * A regular expression for a value as it stands in an address, in the words that all servers share. None of these can take
 * more than one pass: sites name kinds, and write no expressions.
 * @param kind undefined: anything that is one segment of an address, and begins no other
 */
export const valueRegex = (kind: ValueKind | undefined): string => {
  if (kind === undefined) return '[^/?&#\\s\\x5c]+';
  return typeof kind === 'string' ? (kinds[kind] ?? '[^/]+') : `(?:${kind.join('|')})`;
};
