import { atom } from 'jotai';

/** The device variant that the visitor's browser, or the visitor, asks for. Empty: the site's default. */
export const deviceAtom = atom('');
