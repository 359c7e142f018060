import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { DevFailure } from '../../schema/dev-events.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';

/** What a failure in a page is called in reports. */
const rule = { rule: 'component-failed', severity: 'error' } as const;

/** A place in a script of the site's own, in a stack of any browser. */
const framePattern = /(static\/js\/own-[^\s:?)]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** The folder that vite takes scripts for to be in, from the site's. */
const bundleFolder = 'dist';

/** Something that went wrong in a page, placed in the file that it came from. */
export type PlacedFailure = {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly linesOf: (file: string) => LineIndex;
};

/** @returns undefined where a page names what is no such thing: anybody on this machine can send it */
export function readFailure(text: string): DevFailure | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    const { message, stack } = read as Readonly<Record<string, unknown>>;
    return typeof message === 'string' && typeof stack === 'string'
      ? { message, stack }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the line of a component's source at which it failed in a page.
 * @param site its folder
 * @returns undefined where no component of the site's own has to do with it
 */
export function placedFailure(
  { message, stack }: DevFailure,
  { maps }: OwnBundle,
  site: string,
): PlacedFailure | undefined {
  const folder = resolve(site);
  for (const [, script = '', line, column] of stack.matchAll(framePattern)) {
    const map = maps.get(script);
    if (map === undefined) continue;
    // Stacks count from 1, source maps from 0.
    const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    const path = resolve(folder, bundleFolder, dirname(script), entry.originalSource);
    if (!path.startsWith(folder + sep) || path.includes(`${sep}node_modules${sep}`)) continue;
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      // It was deleted since.
      continue;
    }
    const lines = lineIndex(text);
    const start = lines.lineStart(entry.originalLine + 1) + entry.originalColumn;
    const file = join(site, relative(folder, path));
    return {
      file,
      diagnostics: [{ ...rule, message, file, start, end: start }],
      linesOf: () => lines,
    };
  }
  return undefined;
}
