import { type FileResult, lintRead } from '../../../cli/lint/lint-read.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import { readText } from '../../../cli/read/read-text.ts';

/** Lints a text as if it stood in `site.yaml`. */
export const lintText = (text: string): FileResult =>
  lintRead(readText('site.yaml', decodeText(Buffer.from(text))));

/** What was found, as `line:column rule marked text`. */
export const marks = ({
  diagnostics,
  lines,
  text,
}: Pick<FileResult, 'diagnostics' | 'lines' | 'text'>): string[] =>
  diagnostics.map(({ start, end, rule }) => {
    const { line, column } = lines.position(start);
    return `${line}:${column} ${rule} ${text.slice(start, end)}`;
  });
