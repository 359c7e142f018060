import { readFile } from 'node:fs/promises';
import { type DecodedText, decodeText } from '../decode-text.ts';

/** What counts as the content of files in place of what stands on the disk, by path. */
export type FileTexts = ReadonlyMap<string, string | Buffer>;

/**
 * The text of a file.
 * @throws what the file system says
 */
export async function textOfFile(file: string, texts?: FileTexts): Promise<DecodedText> {
  const given = texts?.get(file);
  return typeof given === 'string' ? { text: given } : decodeText(given ?? (await readFile(file)));
}
