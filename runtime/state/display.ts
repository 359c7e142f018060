import { atom } from 'jotai';

/** How the visitor wants pages to look. What is left out follows the system, else the default. */
export type Display = {
  readonly theme?: 'light' | 'dark';
  /** Large text, with the bar that says so. */
  readonly care?: boolean;
  readonly text?: 'large';
  readonly contrast?: 'more';
};

export const displayAtom = atom<Display>({});

/** Whether the system asks for dark colours. */
export const systemDarkAtom = atom(false);
