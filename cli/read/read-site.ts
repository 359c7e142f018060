import { readFile } from 'node:fs/promises';
import { findSiteFile } from '../files/find-site-file.ts';
import { UnreadableInput } from '../files/unreadable-input.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { parsePlain } from './plain/parse-plain.ts';
import { readParsed } from './read-parsed.ts';
import type { ReadResult } from './read-result.ts';

/** Reads a text as `readText` does; loads the parser only for those that need it. */
async function readDecoded(file: string, decoded: DecodedText): Promise<ReadResult> {
  const { text, finding } = decoded;
  const plain = finding ? undefined : parsePlain(text);
  // What is plain has no mistake, and what is no text is not parsed.
  if (plain || finding) return readParsed(file, decoded, plain);
  const { parseYaml } = await import('./yaml.ts');
  const parse = (each: string): ParsedYaml => parsePlain(each) ?? parseYaml(each);
  return readParsed(file, decoded, parse(text), parse);
}

/** Reads what stands, or is said to stand, in a site file. */
export const readBytes = (file: string, bytes: Buffer): Promise<ReadResult> =>
  readDecoded(file, decodeText(bytes));

/**
 * Reads a site file.
 * @param path the file, or the folder with site.yaml, site.yml or site.json
 * @param texts of files that are read in place of what stands on the disk, by path
 * @throws UnreadableInput where there is no such file, or it may not be read
 */
export async function readSite(
  path: string,
  texts?: ReadonlyMap<string, string>,
): Promise<ReadResult> {
  const file = await findSiteFile(path);
  const instead = texts?.get(file);
  if (instead !== undefined) return readDecoded(file, { text: instead });
  const bytes = await readFile(file).catch((error: Error) => {
    throw new UnreadableInput(`${file} cannot be read: ${error.message}`);
  });
  return readBytes(file, bytes);
}
