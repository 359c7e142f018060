import { writeWhole } from '../files/write-whole.ts';
import type { Io } from '../io.ts';
import { formats } from './formats.ts';
import type { LocatedReport } from './located.ts';
import { type Report, report } from './report.ts';
import type { Target } from './targets.ts';

/**
 * Writes what was found in every way that is asked for: first all is made, then all is written, then printed.
 * @throws what the file system says, or UsageError, where a file cannot be written
 */
export async function writeReports(
  found: Report,
  targets: readonly Target[],
  io: Io,
): Promise<void> {
  let located: LocatedReport | undefined;
  const made: { readonly file: string | undefined; readonly text: string }[] = [];
  for (const { format, file } of targets) {
    const style = { language: io.language, color: file === undefined && io.color };
    if (format === 'codeframe') {
      made.push({ file, text: report(found, style) });
      continue;
    }
    // Most runs want the usual report alone, and do not wait for what the others need.
    located ??= (await import('./locate.ts')).locate(found, process.cwd());
    const write = await formats[format]();
    made.push({ file, text: write(located, style) });
  }
  for (const { file, text } of made) if (file !== undefined) await writeWhole(file, text);
  for (const { file, text } of made) if (file === undefined) io.stdout(text);
}
