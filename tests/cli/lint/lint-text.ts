import { type FileResult, lintRead } from '../../../cli/lint/lint-read.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import type { ReadResult } from '../../../cli/read/read-result.ts';
import { readText } from '../../../cli/read/read-text.ts';

export type LintedText = FileResult & Pick<ReadResult, 'lines' | 'text'>;

/** Lints a text as if it stood in `site.yaml`. */
export function lintText(given: string): LintedText {
  const read = readText('site.yaml', decodeText(Buffer.from(given)));
  const { lines, text } = read;
  return { ...lintRead(read), lines, text };
}

/** What was found, as `line:column rule marked text`. */
export const marks = ({
  diagnostics,
  lines,
  text,
}: Pick<LintedText, 'diagnostics' | 'lines' | 'text'>): string[] =>
  diagnostics.map(({ start, end, rule }) => {
    const { line, column } = lines.position(start);
    return `${line}:${column} ${rule} ${text.slice(start, end)}`;
  });
