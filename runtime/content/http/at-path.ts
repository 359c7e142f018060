import { ownValue } from '../../../schema/own-value.ts';

/**
 * What stands in an answer under keys with dots (data.records.0.title).
 * @returns undefined where a key is missing on the way
 */
export function atPath(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = ownValue(found as Readonly<Record<string, unknown>>, key);
  }
  return found;
}
