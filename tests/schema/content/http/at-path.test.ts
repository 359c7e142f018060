import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atPath } from '../../../../schema/content/http/at-path.ts';

const answer = JSON.parse(
  '{"data":{"records":[{"id":1}],"none":null,"__proto__":{"own":"yes"}},"code":0,"text":"abc"}',
);

it('is the answer itself under a single dot', () => {
  expect(atPath(7, '.')).toBe(7);
});

describe('what stands under keys with dots', () => {
  it.each([
    ['code', 0],
    ['data.records.0.id', 1],
    ['data.records.1.id', undefined],
    ['data.none', null],
    ['data.none.deeper.still', null],
    ['data.__proto__.own', 'yes'],
    ['data.missing.id', undefined],
    ['text.length', undefined],
    ['text.0', undefined],
    ['', undefined],
  ])('%j', (path, expected) => {
    expect(atPath(answer, path)).toBe(expected);
  });

  it.each(['__proto__', 'constructor', 'toString', 'constructor.prototype', '__proto__.polluted'])(
    'is nothing that is inherited: %s',
    (path) => {
      expect(atPath({ a: 1 }, path)).toBeUndefined();
      expect(atPath([], path)).toBeUndefined();
    },
  );

  it('of anything is anything but a mistake', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, path) => {
        atPath(value, path);
      }),
    );
  });
});
