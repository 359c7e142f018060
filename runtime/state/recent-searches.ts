import { atom } from 'jotai';

/** By language: what was searched for on this device, the newest first. */
export type RecentSearches = Readonly<Record<string, readonly string[]>>;

export const recentSearchesAtom = atom<RecentSearches>({});
