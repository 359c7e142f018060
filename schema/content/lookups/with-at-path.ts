import { ownValue } from '../../own-value.ts';

/**
 * A copy of a value in which something else stands under keys with dots; the value itself where nothing stands there.
 * @param change gets what stands there
 */
export function withAtPath(
  value: unknown,
  path: string,
  change: (found: unknown) => unknown,
): unknown {
  const [key = '', ...rest] = path.split('.');
  if (typeof value !== 'object' || value === null || !Object.keys(value).includes(key)) {
    return value;
  }
  const found = ownValue(value as Readonly<Record<string, unknown>>, key);
  const next = rest.length === 0 ? change(found) : withAtPath(found, rest.join('.'), change);
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? next : each))
    : { ...value, [key]: next };
}
