/** The word that a comment begins with which hides a warning of a line. */
export const ignoreMarker = 'site-lint-ignore';

/** The same, of a whole file. */
export const fileMarker = `${ignoreMarker}-file`;

export const markers: readonly string[] = [ignoreMarker, fileMarker];

const anyCase = new RegExp(ignoreMarker, 'i');

/** Whether a text may hold such a comment; capital letters make no difference. */
export const mayIgnore = (text: string): boolean => anyCase.test(text);
