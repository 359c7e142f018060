import { expect, it } from 'vitest';
import { parseAccessChange } from '../../../schema/access/parse-access-change.ts';

it.each([
  [{}, {}],
  [{ loginStatus: 0 }, { loginStatus: 0 }],
  [
    { menuCodes: ['a'], fnCodes: [], loginStatus: -3, more: 'x' },
    { menuCodes: ['a'], fnCodes: [], loginStatus: -3 },
  ],
])('[A-07] %j is taken as %j', (value, change) => {
  expect(parseAccessChange(value)).toEqual(change);
});

it.each([
  [null, 'access is an object with menuCodes, fnCodes or loginStatus'],
  [[], 'access is an object with menuCodes, fnCodes or loginStatus'],
  ['x', 'access is an object with menuCodes, fnCodes or loginStatus'],
  [{ menuCodes: 'a' }, 'menuCodes is a list of texts'],
  [{ menuCodes: ['a'], fnCodes: [1] }, 'fnCodes is a list of texts'],
  [{ loginStatus: '1' }, 'loginStatus is a whole number'],
  [{ loginStatus: null }, 'loginStatus is a whole number'],
  [{ loginStatus: Number.NaN }, 'loginStatus is a whole number'],
])('[A-07] of %j nothing is taken: %s', (value, reason) => {
  expect(parseAccessChange(value)).toBe(reason);
});
