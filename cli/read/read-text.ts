import type { DecodedText } from './decode-text.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { parsePlain } from './plain/parse-plain.ts';
import { readParsed } from './read-parsed.ts';
import type { ReadResult } from './read-result.ts';
import { parseYaml } from './yaml.ts';

/** Reads the text of a site file: what it says, where each part stands, and what is wrong with its notation. */
export function readText(file: string, decoded: DecodedText): ReadResult {
  const { text, finding } = decoded;
  const parse = (each: string): ParsedYaml => parsePlain(each) ?? parseYaml(each);
  return readParsed(file, decoded, finding ? undefined : parse(text), parse);
}
