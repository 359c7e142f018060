import { expect, it } from 'vitest';
import { compact } from '../../schema/compact.ts';

it('leaves out members that are undefined, and nothing else', () => {
  const given = { a: 0, b: undefined, c: null, d: '', e: false };
  expect(Object.entries(compact(given))).toEqual([
    ['a', 0],
    ['c', null],
    ['d', ''],
    ['e', false],
  ]);
  // Its type knows: what may be undefined is optional.
  const optional: { readonly a: number; readonly b?: string } = compact({
    a: 1,
    b: undefined as string | undefined,
  });
  expect(Object.keys(optional)).toEqual(['a']);
});
