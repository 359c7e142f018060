import type { Range } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { cutAround, cutLine } from './cut-line.ts';
import { displayWidth } from './display-width.ts';
import type { Paint } from './paint.ts';
import { printable } from './printable.ts';

/** The line of a place with carets right under it, and the line before; empty where the file has no such line, or no text. */
export function codeFrame({ start, end }: Range, lines: LineIndex, paint: Paint): string {
  if (lines.line(1) === '' && lines.line(2) === undefined) return '';
  const { line, column } = lines.position(start);
  const text = lines.line(line);
  if (text === undefined) return '';
  const from = Math.min(column - 1, text.length);
  const to = Math.min(text.length, from + Math.max(1, end - start));
  const shown = cutAround({
    before: printable(text.slice(0, from)),
    marked: printable(text.slice(from, to).trimEnd()),
    after: printable(text.slice(Math.max(from + text.slice(from, to).trimEnd().length, from))),
  });
  const gutter = String(line).length + 2;
  const row = (label: string, content: string): string =>
    `${paint.quiet(`${label.padStart(gutter)} |`)} ${content}`.trimEnd();
  const previous = line > 1 ? lines.line(line - 1) : undefined;
  const blanks = ' '.repeat(displayWidth(shown.before));
  const carets = '^'.repeat(Math.max(1, displayWidth(shown.marked)));
  return [
    ...(previous === undefined ? [] : [row(String(line - 1), cutLine(printable(previous)))]),
    row(String(line), shown.before + shown.marked + shown.after),
    row('', blanks + paint.error(carets)),
  ].join('\n');
}
