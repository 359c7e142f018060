import { atom } from 'jotai';

/** Which part of its lists a page shows, as its query should say it; for one address alone. */
export const shownPartAtom = atom<
  { readonly at: string; readonly query: Readonly<Record<string, string>> } | undefined
>(undefined);
