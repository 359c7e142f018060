import type { Diagnostic } from '../lint/diagnostic.ts';
import type { LineIndex } from '../read/line-index.ts';
import { codeFrame } from './code-frame.ts';
import { type Paint, paint } from './paint.ts';

export type Report = {
  readonly file: string;
  readonly linesOf: (file: string) => LineIndex;
  readonly diagnostics: readonly Diagnostic[];
};

const count = (number: number, word: string): string[] =>
  number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];

function summary({ file, diagnostics }: Report): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const parts = [...count(errors, 'error'), ...count(diagnostics.length - errors, 'warning')];
  const files = new Set(diagnostics.map((each) => each.file));
  const where = files.size > 1 ? `${files.size} files` : ([...files][0] ?? file);
  return parts.length === 0 ? 'no problems' : `${parts.join(', ')} in ${where}`;
}

function paragraph(diagnostic: Diagnostic, lines: LineIndex, colors: Paint): string {
  const { file, severity, rule, message, suggestion, related = [] } = diagnostic;
  const at = (start: number): string => {
    const { line, column } = lines.position(start);
    return colors.place(`${file}:${line}:${column}`);
  };
  return [
    `${at(diagnostic.start)}  ${colors[severity](severity)}  ${colors.quiet(rule)}  ${message}`,
    codeFrame(diagnostic, lines, colors),
    ...(suggestion === undefined ? [] : [`  did you mean ${colors.strong(`"${suggestion}"`)}?`]),
    ...related.map((place) => `  ${at(place.start)}  ${place.message}`),
  ].join('\n');
}

/** All diagnostics of a site for people to read, each with its code frame, and a last line that counts them. */
export function report(result: Report, color: boolean): string {
  const colors = paint(color);
  const paragraphs = result.diagnostics.map(
    (each) => `${paragraph(each, result.linesOf(each.file), colors)}\n\n`,
  );
  return `${paragraphs.join('')}${summary(result)}\n`;
}
