import { atom } from 'jotai';
import type { Shown } from './shown.ts';

/** The page that the visitor is about to open. It is drawn ahead, out of sight; one at a time. */
export const preparedPageAtom = atom<Shown | undefined>(undefined);
