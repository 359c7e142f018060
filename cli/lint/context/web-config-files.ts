import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import { type DecodedText, decodeText } from '../../read/decode-text.ts';
import type { ReadResult } from '../../read/read-result.ts';
import { readText } from '../../read/read-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The web configuration of a language as it lies in the public folder. */
export type WebConfigFile = {
  readonly language: string;
  readonly read: SourceMap & { readonly file: string; readonly text: string };
  /** What is wrong with its notation although it is JSON: keys that stand twice, digits that get lost. */
  readonly faults: () => readonly Diagnostic[];
  /** Where it is no text, and why. */
  readonly noText: DecodedText['finding'];
  /** The JSON in it, whatever it is; undefined: none that browsers read. */
  readonly json: unknown;
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
    // What is no JSON is reported by a rule.
    return undefined;
  }
}

/** Where things stand in a file; it is read for that only once something is to be placed in it. */
function placesIn(file: string, decoded: DecodedText): Pick<WebConfigFile, 'read' | 'faults'> {
  let known: ReadResult | undefined;
  const result = (): ReadResult => {
    known ??= readText(file, decoded);
    return known;
  };
  return {
    read: {
      file,
      text: decoded.text,
      locate: (...place) => result().locate(...place),
      locateInside: (...place) => result().locateInside(...place),
      locateRemoval: (...place) => result().locateRemoval(...place),
      textOf: (asked) => (asked === file ? decoded.text : ''),
    },
    faults: () => result().diagnostics,
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
      const json = decoded.finding ? undefined : parseJson(decoded.text);
      const fields = isFields(json) ? json : undefined;
      const places = placesIn(file, decoded);
      return [{ language, ...places, noText: decoded.finding, json, data: fields }];
    }),
  );
  return found.flat();
}
