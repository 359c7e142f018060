import { describe, expect, it } from 'vitest';
import { flagHolds } from '../../../schema/access/flag-holds.ts';
import { routeOpens } from '../../../schema/access/route-opens.ts';

const info = { menuCodes: ['news'], fnCodes: ['draft.read'], loginStatus: 0 };
const flags = {
  staff: { anyFunction: ['draft.read', 'draft.write'] },
  editor: { allFunctions: ['draft.read', 'draft.write'] },
  guest: { loginStatus: [0] },
  member: { not: { loginStatus: [0] } },
  either: { anyOf: [{ anyMenu: ['news'] }, { anyMenu: ['x'] }] },
  both: { anyMenu: ['news'], loginStatus: [1] },
  menus: { allMenus: ['news', 'portal'] },
};

describe('access', () => {
  it.each([
    ['public', true],
    ['staff', true],
    ['editor', false],
    ['guest', true],
    ['member', false],
    ['either', true],
    ['both', false],
    ['menus', false],
  ])('the flag %s holds: %s', (name, holds) => {
    expect(flagHolds(name, flags, info)).toBe(holds);
  });

  it.each(['undefinedFlag', 'constructor', '__proto__'])(
    '[A-08] a flag that nothing defines (%s) is closed',
    (name) => {
      expect(flagHolds(name, flags, info)).toBe(false);
      expect(routeOpens([{ flag: name }], flags, info)).toBe(false);
    },
  );

  it('[A-01] flag, code and every rule above must all pass', () => {
    expect(routeOpens([{ flag: 'staff', code: 'news' }], flags, info)).toBe(true);
    expect(routeOpens([{ flag: 'staff', code: 'other' }], flags, info)).toBe(false);
    expect(routeOpens([{ flag: 'editor', code: 'news' }], flags, info)).toBe(false);
    expect(routeOpens([{ code: 'closed' }, { flag: 'public' }], flags, info)).toBe(false);
    expect(routeOpens([], flags, info)).toBe(true);
  });

  it('[A-02] of several flags any passes, and the menu code is needed besides', () => {
    expect(routeOpens([{ anyFlag: ['editor', 'staff'] }], flags, info)).toBe(true);
    expect(routeOpens([{ anyFlag: ['editor', 'member'] }], flags, info)).toBe(false);
    expect(routeOpens([{ anyFlag: ['public'], code: 'news' }], flags, info)).toBe(true);
    expect(routeOpens([{ anyFlag: ['public'], code: 'other' }], flags, info)).toBe(false);
  });
});
