import { atom } from 'jotai';
import type { OpenPlace } from '../../schema/menu/open-place.ts';

/** The place that the menu shows as selected. Nothing before the first screen: it shows its own at once. */
export const selectedPlaceAtom = atom<OpenPlace | undefined>(undefined);
