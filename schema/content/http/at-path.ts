import { ownValue } from '../../own-value.ts';

/** The path of an answer as a whole. */
export const wholeAnswer = '.';

/**
 * What stands in an answer under keys with dots (data.records.0.title); a single dot is the answer itself.
 * @returns null where null stands there or on the way; undefined where a key is missing
 */
export function atPath(value: unknown, path: string): unknown {
  if (path === wholeAnswer) return value;
  let found = value;
  for (const key of path.split('.')) {
    if (found === null) return null;
    if (typeof found !== 'object') return undefined;
    found = ownValue(found as Readonly<Record<string, unknown>>, key);
  }
  return found;
}
