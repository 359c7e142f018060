import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findContent } from '../content/entries/find-content.ts';
import { counted } from '../diagnostics/counted.ts';
import { findSiteFile } from '../files/find-site-file.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import { type Formatted, formatFile } from '../fmt/format-file.ts';
import type { ExitCode, Io } from '../io.ts';
import { report } from '../report/report.ts';

/** The site file that is named, and the content beside it. */
async function filesOf(site: string): Promise<readonly string[]> {
  const siteFile = await findSiteFile(site);
  const content = await findContent(dirname(siteFile));
  return [siteFile, ...content.map(({ file }) => file)];
}

/** @throws Error that names the file: a fault of this program */
function formatNamed(file: string, bytes: Buffer): Formatted {
  try {
    return formatFile(file, bytes);
  } catch (cause) {
    throw new Error(`${file} cannot be formatted, and was left as it is`, { cause });
  }
}

/**
 * Formats a site file and the front matter of its content, each file in place.
 * @returns 1 where a file cannot be read as YAML, with `check` where one is not formatted, too
 * @throws UnreadableInput where there is no site file
 */
export async function fmtCommand(
  site: string,
  { check }: { readonly check: boolean },
  io: Io,
): Promise<ExitCode> {
  const files = await filesOf(site);
  let changed = 0;
  let refused = 0;
  for (const file of files) {
    const bytes = await readFile(file);
    const formatted = formatNamed(file, bytes);
    if ('diagnostics' in formatted) {
      refused += 1;
      const { diagnostics, lines } = formatted;
      io.stderr(report({ file, linesOf: () => lines, diagnostics }, io.color));
      continue;
    }
    if (Buffer.from(formatted.text).equals(bytes)) continue;
    changed += 1;
    if (!check) await writeInPlace(file, formatted.text);
    io.stdout(`${file}\n`);
  }
  const left = refused > 0 ? `, ${refused} left alone` : '';
  io.stderr(
    `${counted(files.length, 'file')}, ${changed} ${check ? 'to be formatted' : 'formatted'}${left}\n`,
  );
  return refused > 0 || (check && changed > 0) ? 1 : 0;
}
