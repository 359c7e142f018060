import { atom } from 'jotai';

/** The heading that a block found for its page (an article's title), and the address it is for. */
export const headingAtom = atom<{ readonly path: string; readonly text: string } | undefined>(
  undefined,
);
