/**
 * A file to be written, unless it is there: its text, or the path of the file it is a copy of. One with a fingerprint
 * is compared by it with what is there; its text is made when it is written.
 */
export type NewFile =
  | { readonly text: string }
  | { readonly copyOf: string; readonly fingerprint?: string }
  | { readonly make: () => string; readonly fingerprint: string };

/** The text of a file that is no copy. */
export const textOf = (file: Exclude<NewFile, { copyOf: string }>): string =>
  'text' in file ? file.text : file.make();
