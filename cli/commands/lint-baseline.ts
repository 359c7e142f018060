import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { Io } from '../io.ts';
import { applyBaseline, knownFindings } from '../lint/baseline/apply-baseline.ts';
import { baselineText, readBaseline } from '../lint/baseline/baseline.ts';
import type { FoundLint } from '../lint/cache/lint-remembered.ts';
import { UsageError } from '../usage-error.ts';

const count = (number: number, words: string): string =>
  `${number} ${words}${number === 1 ? '' : 's'}`;

/**
 * Leaves out of a report what a baseline knows; records all of it where there is no such file yet, or where
 * it is to be renewed.
 * @param diagnostics at the levels that settings give them
 * @returns what is new
 * @throws UsageError where the file is no baseline, or cannot be written
 */
export async function newFindings(
  result: FoundLint,
  diagnostics: readonly Diagnostic[],
  baseline: string,
  isRenewed: boolean,
  io: Io,
): Promise<readonly Diagnostic[]> {
  const linted = { file: result.file, linesOf: result.linesOf, diagnostics };
  if (isRenewed || !existsSync(baseline)) {
    // Half of what is wrong would be recorded, and the rest be new with the next look.
    if (!result.contentChecked) {
      io.stderr(`${baseline} is not written: correct the errors of the site file first\n`);
      return diagnostics;
    }
    // A path with a mistake in it would be a new baseline with every run, and hide everything.
    if (!existsSync(dirname(baseline))) {
      throw new UsageError(
        `${baseline} cannot be written: there is no folder ${dirname(baseline)}`,
      );
    }
    const known = knownFindings(linted);
    await writeWhole(baseline, baselineText(known));
    io.stderr(`recorded ${count(known.length, 'finding')} in ${baseline}\n`);
    return applyBaseline(linted, known).fresh;
  }
  const text = await readFile(baseline, 'utf8').catch((error: Error) => {
    throw new UsageError(`${baseline} cannot be read: ${error.message}`);
  });
  const { fresh, gone } = applyBaseline(linted, readBaseline(baseline, text));
  const hidden = diagnostics.length - fresh.length;
  if (hidden > 0) io.stderr(`${count(hidden, 'known finding')} not shown: see ${baseline}\n`);
  if (gone.length > 0 && result.contentChecked) {
    const files = [...new Set(gone.map(({ file }) => file))].slice(0, 5).join(', ');
    io.stderr(
      `${count(gone.length, 'finding')} of ${baseline} no longer occur${gone.length === 1 ? 's' : ''} (${files}): renew it with --baseline-update\n`,
    );
  }
  return fresh;
}
