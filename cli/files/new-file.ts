import { readFile } from 'node:fs/promises';

/**
 * A file to be written, unless it is there: its text, or the path of the file it is a copy of. One with a fingerprint
 * is compared by it with what is there; its text or its bytes are made when it is written.
 */
export type NewFile =
  | { readonly text: string }
  | { readonly copyOf: string; readonly fingerprint?: string }
  | { readonly make: () => string; readonly fingerprint: string }
  | { readonly bytes: () => Promise<Buffer>; readonly fingerprint: string };

/** The text of a file that is made of one. */
export const textOf = (file: Extract<NewFile, { text: string } | { make: unknown }>): string =>
  'text' in file ? file.text : file.make();

/**
 * What is to be in a file.
 * @throws what the file system says of the file that it is a copy of
 */
export async function contentOf(file: NewFile): Promise<Buffer> {
  if ('copyOf' in file) return readFile(file.copyOf);
  if ('bytes' in file) return file.bytes();
  return Buffer.from(textOf(file));
}
