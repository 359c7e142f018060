import { ownValue } from '../../own-value.ts';

/** What stands for the names in braces. */
export type NamedValues = Readonly<Record<string, string | undefined>>;

const names = /\{(\w+(?:\.\w+)?)\}/g;

/** The names in braces of a text. */
export const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(names)].map(([, name = '']) => name);

const fill = (text: string, values: NamedValues, encode: (value: string) => string): string =>
  text.replace(names, (_, name: string) => encode(ownValue(values, name) ?? ''));

/** Encodes a value for an address. Half a character, which no address can have, becomes a mark for that. */
const encode = (value: string): string =>
  encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));

/** As `encode`; a value of dots alone would lead to the folder above. */
const encodeSegment = (value: string): string => (/^\.{1,2}$/.test(value) ? '' : encode(value));

/**
 * Fills the names in braces of an address, each value encoded. A key of the query whose names all have no
 * value is left out.
 * @example fillAddress('/list?code={code}&page={page}', { page: '2' }) is '/list?page=2'
 */
export function fillAddress(template: string, values: NamedValues): string {
  const queryStart = template.indexOf('?');
  const filled = fill(
    queryStart < 0 ? template : template.slice(0, queryStart),
    values,
    encodeSegment,
  );
  if (queryStart < 0) return filled;
  const pairs = template
    .slice(queryStart + 1)
    .split('&')
    .flatMap((pair) => {
      const wanted = namesIn(pair).map((name) => ownValue(values, name));
      const isEmpty = wanted.length > 0 && wanted.every((value) => value === undefined);
      return isEmpty ? [] : [fill(pair, values, encode)];
    });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Fills the names in braces of a text, the values as they are. */
export const fillText = (template: string, values: NamedValues): string =>
  fill(template, values, (value) => value);

/** Fills the names in braces of a header. What no header may hold is left out (line breaks) or encoded. */
export const fillHeader = (template: string, values: NamedValues): string =>
  fillText(template, values)
    .replace(/\p{Cc}/gu, '')
    .replace(/[^ -~]+/g, encode)
    .trim();

/** Fills the names in braces of the headers of a call. */
export const fillHeaders = (
  headers: Readonly<Record<string, string>> | undefined,
  values: NamedValues,
): [string, string][] =>
  Object.entries(headers ?? {}).map(([name, value]) => [name, fillHeader(value, values)]);
