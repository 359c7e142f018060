import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import { decodePath } from '../content/decode-path.ts';
import { type DecodedText, decodeText } from '../read/decode-text.ts';
import type { Places } from '../read/places.ts';
import { readText } from '../read/read-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The web configuration of a language as it lies in the public folder. */
export type WebConfigFile = {
  readonly language: string;
  readonly read: Places & { readonly file: string; readonly text: string };
  /** What it says; undefined: it is no JSON, or no object. */
  readonly data: Fields | undefined;
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON as a browser reads it. The parser of the places would take more. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is told by a rule.
    return undefined;
  }
}

/** Where things stand in a file; it is read for that only once something is to be placed in it. */
function placesIn(file: string, decoded: DecodedText): WebConfigFile['read'] {
  let known: Places | undefined;
  const places = (): Places => {
    known ??= readText(file, decoded);
    return known;
  };
  return {
    file,
    text: decoded.text,
    locate: (...place) => places().locate(...place),
    locateInside: (...place) => places().locateInside(...place),
    locateRemoval: (...place) => places().locateRemoval(...place),
  };
}

/**
 * Reads the web configurations that a site names and that lie in its public folder; others come from
 * elsewhere when the site runs.
 * @param folder the public folder
 * @param files what lies in it
 */
export async function webConfigFiles(
  { languages }: SiteSource,
  folder: string,
  files: readonly string[],
): Promise<WebConfigFile[]> {
  const known = new Set(files);
  const found = await Promise.all(
    Object.entries(languages).map(async ([language, { config }]) => {
      const path =
        config === undefined ? '' : decodePath(config.split(/[?#]/, 1)[0] ?? '').slice(1);
      if (!known.has(path)) return [];
      const file = join(folder, path);
      const decoded = decodeText(await readFile(file));
      const data = decoded.finding ? undefined : parseJson(decoded.text);
      return [{ language, read: placesIn(file, decoded), data: isFields(data) ? data : undefined }];
    }),
  );
  return found.flat();
}
