import { createHash } from 'node:crypto';
import { fingerprintLength } from '../../schema/search/search-files.ts';

/** Digits of base 32 as RFC 4648 has them, in small letters. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

/** What a file of an index is named after: its content. The same parts, the same fingerprint. */
export function fingerprintOf(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return [...hash.digest().subarray(0, fingerprintLength)]
    .map((byte) => digits[byte % digits.length])
    .join('');
}
