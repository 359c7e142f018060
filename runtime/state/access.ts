import { atom } from 'jotai';
import type { AccessInfo } from '../../schema/access/access-info.ts';

/** The visitor's menu and function codes. */
export const codesAtom = atom<Omit<AccessInfo, 'loginStatus'>>({ menuCodes: [], fnCodes: [] });

/** The login model: 0 is not signed in. */
export const loginStatusAtom = atom(0);

/** What the visitor has, worked out anew whenever codes or sign-in change. */
export const accessInfoAtom = atom<AccessInfo>((get) => ({
  ...get(codesAtom),
  loginStatus: get(loginStatusAtom),
}));
