import type { DecodedText } from './decode-text.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { parsePlain } from './plain/parse-plain.ts';
import { readParsed } from './read-parsed.ts';
import type { ReadResult } from './read-result.ts';

/** Reads a text as `readText` does; loads the parser only for those that need it. */
export async function readDecoded(file: string, decoded: DecodedText): Promise<ReadResult> {
  const { text, finding } = decoded;
  const plain = finding ? undefined : parsePlain(text);
  // What is plain has no mistake, and what is no text is not parsed.
  if (plain || finding) return readParsed(file, decoded, plain);
  const { parseYaml } = await import('./yaml.ts');
  const parse = (each: string): ParsedYaml => parsePlain(each) ?? parseYaml(each);
  return readParsed(file, decoded, parse(text), parse);
}
