import { valueRegex } from '../../../schema/path/value-regex.ts';
import type { ValueKind } from '../../../schema/source.generated.ts';

/** Kinds by name: those of which every value is one of theirs, too; and values of each that no narrower one has. */
const named: Readonly<Record<string, { readonly within: readonly string[]; example: string }>> = {
  digits: { within: ['slug'], example: '90817263' },
  year: { within: ['digits', 'slug'], example: '2087' },
  month: { within: ['digits', 'slug'], example: '11' },
  date: { within: ['slug'], example: '2087-11-29' },
  slug: { within: [], example: 'example-value' },
};

/** A value of a kind, which nobody writes by chance. */
export const exampleOf = (kind: ValueKind | undefined): string =>
  typeof kind === 'string' ? (named[kind]?.example ?? 'x') : (kind?.[0] ?? 'example-value');

/** A kind as a message names it. */
export const kindText = (kind: ValueKind): string =>
  typeof kind === 'string' ? `"${kind}"` : `one of ${kind.join(', ')}`;

/** Whether a value is of a kind. */
export const isOfKind = (value: string, kind: ValueKind | undefined): boolean =>
  new RegExp(`^${valueRegex(kind)}$`, 'i').test(value);

/** Whether all values of a kind are of another one, too. */
export function isWithinKind(own: ValueKind | undefined, other: ValueKind | undefined): boolean {
  if (other === undefined) return true;
  if (own === undefined) return false;
  if (typeof own !== 'string') return own.every((word) => isOfKind(word, other));
  return own === other || (typeof other === 'string' && (named[own]?.within ?? []).includes(other));
}

/** A value that is of two kinds; undefined: there is none. */
export function sharedValue(
  own: ValueKind | undefined,
  other: ValueKind | undefined,
): string | undefined {
  const words = [own, other].flatMap((kind) => (typeof kind === 'object' ? kind : []));
  const candidates = words.length > 0 ? words : [exampleOf(own), exampleOf(other)];
  return candidates.find((value) => isOfKind(value, own) && isOfKind(value, other));
}
