import { ownValue } from '../../../schema/own-value.ts';

type Values = Readonly<Record<string, string | undefined>>;

const names = /\{(\w+)\}/g;

/**
 * Fills the names in braces of an address or a header. Values are encoded in an address.
 * @param encode left out: as they are
 */
export const fillNames = (
  text: string,
  values: Values,
  encode: (value: string) => string = (value) => value,
): string => text.replace(names, (_, name: string) => encode(ownValue(values, name) ?? ''));

/**
 * Fills the address of a call. A key of the query whose names all have no value is left out.
 * @example fillAddress('/list?code={code}&page={page}', { page: '2' }) is '/list?page=2'
 */
export function fillAddress(template: string, values: Values): string {
  const [path = '', query] = template.split('?', 2);
  const filled = fillNames(path, values, encodeURIComponent);
  if (query === undefined) return filled;
  const pairs = query.split('&').flatMap((pair) => {
    const wanted = [...pair.matchAll(names)].map(([, name = '']) => ownValue(values, name));
    const isEmpty = wanted.length > 0 && wanted.every((value) => value === undefined);
    return isEmpty ? [] : [fillNames(pair, values, encodeURIComponent)];
  });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
