import { atom } from 'jotai';

/** What of an open address the menu is asked for. Paths stand in the spelling of the open set. */
export type OpenPlace = {
  readonly path: string;
  readonly query: string;
  /** Other paths of the open route. */
  readonly aliases: readonly string[];
  /** Paths of the routes above it, the nearest first. */
  readonly above: readonly string[];
};

/** The place that the menu shows as selected. Nothing before the first screen: it shows its own at once. */
export const selectedPlaceAtom = atom<OpenPlace | undefined>(undefined);
