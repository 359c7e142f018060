import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findContent } from '../content/entries/find-content.ts';
import { counted } from '../diagnostics/counted.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import { type Formatted, formatFile } from '../fmt/format-file.ts';
import type { ExitCode, Io } from '../io.ts';
import { includeMissing } from '../read/include/rules/include-missing.ts';
import { includePath } from '../read/include/rules/include-path.ts';
import { includeUnreadable } from '../read/include/rules/include-unreadable.ts';
import type { ReadSite } from '../read/read-result.ts';
import { readSite } from '../read/read-site.ts';
import { report } from '../report/report.ts';
import { validateSite } from '../validate/validate-site.ts';

const noSource = { languages: {} };

/** Rules about files that are included and cannot be read. */
const notFound: ReadonlySet<string> = new Set(
  [includePath, includeMissing, includeUnreadable].map(({ id }) => id),
);

/** The files of a site, and why others that belong to it cannot be found. */
type Files = {
  readonly files: readonly string[];
  readonly missing: Pick<ReadSite, 'file' | 'linesOf' | 'diagnostics'>;
};

/** The site file that is named, those that it includes, and the content beside it. */
async function filesOf(site: string): Promise<Files> {
  const read = await readSite(site);
  const content = await findContent(dirname(read.file), validateSite(read).source ?? noSource);
  const sources = read.sources.map(({ file }) => file);
  const isMissing = ({ rule }: Diagnostic): boolean => notFound.has(rule);
  return {
    files: [...sources, ...content.map(({ file }) => file)],
    missing: { ...read, diagnostics: read.diagnostics.filter(isMissing) },
  };
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
 * Formats a site file, those that it includes and the front matter of its content, each file in place.
 * @returns 1 where a file cannot be read as YAML or cannot be found, with `check` where one is not formatted, too
 * @throws UnreadableInput where there is no site file
 */
export async function fmtCommand(
  site: string,
  { check }: { readonly check: boolean },
  io: Io,
): Promise<ExitCode> {
  const { files, missing } = await filesOf(site);
  let changed = 0;
  let refused = missing.diagnostics.length;
  if (refused > 0) io.stderr(report(missing, io));
  for (const [index, file] of files.entries()) {
    io.progress?.({
      zh: `正在格式化：${index + 1}／${files.length}`,
      en: `formatting: ${index + 1} of ${files.length} files`,
    });
    const bytes = await readFile(file);
    const formatted = formatNamed(file, bytes);
    if ('diagnostics' in formatted) {
      refused += 1;
      const { diagnostics, lines } = formatted;
      io.stderr(report({ file, linesOf: () => lines, diagnostics }, io));
      continue;
    }
    if (Buffer.from(formatted.text).equals(bytes)) continue;
    changed += 1;
    if (!check) await writeInPlace(file, formatted.text);
    io.stdout(`${file}\n`);
  }
  io.progress?.(undefined);
  const isLeft = refused > 0;
  io.note({
    zh: `${files.length} 个文件，${changed} 个${check ? '需要格式化' : '已格式化'}${isLeft ? `，${refused} 个未处理` : ''}`,
    en: `${counted(files.length, 'file')}, ${changed} ${check ? 'to be formatted' : 'formatted'}${isLeft ? `, ${refused} left alone` : ''}`,
  });
  return refused > 0 || (check && changed > 0) ? 1 : 0;
}
