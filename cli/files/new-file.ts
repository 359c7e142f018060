import { readFile } from 'node:fs/promises';

/**
 * A file to be written, unless it is there: its text, the path of the file it is a copy of, or that of one that was
 * written aside and is moved into its place. One with a fingerprint is compared by it with what is there; its text or
 * its bytes are made when it is written.
 */
export type NewFile =
  | { readonly text: string }
  | { readonly copyOf: string; readonly fingerprint?: string }
  | { readonly staged: string; readonly fingerprint: string }
  | { readonly make: () => string; readonly fingerprint: string }
  | { readonly bytes: () => Promise<Buffer>; readonly fingerprint: string };

/** A file that is made of a text. */
export type TextFile = Extract<NewFile, { text: string } | { make: unknown }>;

export const isText = (file: NewFile): file is TextFile => 'text' in file || 'make' in file;

/** The text of a file that is made of one. */
export const textOf = (file: TextFile): string => ('text' in file ? file.text : file.make());

/**
 * What is to be in a file.
 * @throws what the file system says of the file that it is a copy of
 */
export async function contentOf(file: NewFile): Promise<Buffer> {
  if ('copyOf' in file) return readFile(file.copyOf);
  if ('staged' in file) return readFile(file.staged);
  if ('bytes' in file) return file.bytes();
  return Buffer.from(textOf(file));
}
