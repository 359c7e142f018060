import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileRange } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';

/** A place of code in a line of a trace. */
const framePattern = /^\s+at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm;

const pathOf = (module: string): string =>
  module.startsWith('file:') ? fileURLToPath(module) : module;

/**
 * The first place in a trace that lies in the folder of a site.
 * @param folder of the site, absolute
 * @param site the same as it was given: files in it are named from there
 * @returns undefined where there is none
 */
export function ownPlace(trace: string, folder: string, site: string): FileRange | undefined {
  for (const [, module = '', line, column] of trace.matchAll(framePattern)) {
    const path = pathOf(module);
    if (!path.startsWith(folder + sep) || path.includes(`${sep}node_modules${sep}`)) continue;
    try {
      const lines = lineIndex(readFileSync(path, 'utf8'));
      const start = lines.lineStart(Number(line)) + Number(column) - 1;
      return { file: join(site, relative(folder, path)), start, end: start };
    } catch {
      // A trace may name what is no file.
    }
  }
  return undefined;
}
