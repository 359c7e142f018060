import { describe, expect, it } from 'vitest';
import { exampleOf, isOfKind, isWithinKind, sharedValue } from '../../../cli/lint/paths/kinds.ts';
import type { ValueKind } from '../../../schema/source.generated.ts';

const kinds: readonly (ValueKind | undefined)[] = [
  undefined,
  'digits',
  'year',
  'month',
  'date',
  'slug',
  ['2026', 'all'],
  ['one', 'two'],
  ['01'],
  ['one'],
];

const values = ['1', '01', '12', '2026', '20261', '2026-03-18', 'one', 'TWO', 'all', 'a-b', '春'];

const pairs = kinds.flatMap((own) => kinds.map((other) => [own, other] as const));

describe('kinds of values', () => {
  it.each(kinds)('%j has an example', (kind) => {
    expect(isOfKind(exampleOf(kind), kind)).toBe(true);
  });

  it.each(pairs)('%j is within %j only where all its values are', (own, other) => {
    const all = [...values, exampleOf(own)].filter((value) => isOfKind(value, own));
    const isWithin = isWithinKind(own, other);
    if (isWithin) expect(all.filter((value) => !isOfKind(value, other))).toEqual([]);
    else expect(all.some((value) => !isOfKind(value, other))).toBe(true);
  });

  it.each(pairs)('%j and %j share a value where they can', (own, other) => {
    const shared = sharedValue(own, other);
    const found = values.some((value) => isOfKind(value, own) && isOfKind(value, other));
    expect(shared !== undefined).toBe(found);
    if (shared !== undefined)
      expect([isOfKind(shared, own), isOfKind(shared, other)]).toEqual([true, true]);
  });
});
