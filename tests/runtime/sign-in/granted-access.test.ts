import { describe, expect, it } from 'vitest';
import { grantedAccess } from '../../../runtime/sign-in/granted-access.ts';
import { safeBack } from '../../../runtime/sign-in/pending.ts';

const nothing = { menuCodes: [], fnCodes: [], loginStatus: 1 };

describe('what claims grant', () => {
  it.each([
    [{}, {}, nothing],
    [{ menuCodesClaim: 'm' }, { m: ['a', 'b'] }, { ...nothing, menuCodes: ['a', 'b'] }],
    [{ menuCodesClaim: 'm' }, { m: 'a  b' }, { ...nothing, menuCodes: ['a', 'b'] }],
    [{ fnCodesClaim: 'm' }, { m: ['a', 1, null, ''] }, { ...nothing, fnCodes: ['a'] }],
    [{ menuCodesClaim: 'm' }, { m: { a: 1 } }, nothing],
    [{ menuCodesClaim: 'toString' }, {}, nothing],
    [{ menuCodesClaim: 'a.b' }, { a: { b: ['c'] } }, { ...nothing, menuCodes: ['c'] }],
    // The name of a claim may be an address, with dots of its own.
    [
      { menuCodesClaim: 'https://x.example/m' },
      { 'https://x.example/m': ['c'] },
      { ...nothing, menuCodes: ['c'] },
    ],
    [{ grants: [{ menuCodes: ['all'] }] }, {}, { ...nothing, menuCodes: ['all'] }],
    [{ grants: [{ claim: 'r', is: 'x', fnCodes: ['f'] }] }, { r: ['y'] }, nothing],
    [
      { grants: [{ claim: 'r', is: 'x', fnCodes: ['f'], loginStatus: 3 }] },
      { r: ['y', 'x'] },
      { menuCodes: [], fnCodes: ['f'], loginStatus: 3 },
    ],
    [{ grants: [{ claim: 'verified', loginStatus: 2 }] }, { verified: false }, nothing],
    [
      { grants: [{ claim: 'verified', loginStatus: 2 }, { loginStatus: 4 }] },
      { verified: true },
      { ...nothing, loginStatus: 4 },
    ],
  ])('%j with %j: %j', (signIn, claims, expected) => {
    expect(grantedAccess(signIn, claims)).toEqual(expected);
  });
});

it.each([
  ['/a?b#c', '/a?b#c'],
  ['//x', '/login'],
  ['/\\x', '/login'],
  ['https://x/', '/login'],
  ['', '/login'],
])('after %s it goes on to %s', (back, expected) => {
  expect(safeBack(back, '/login')).toBe(expected);
});
