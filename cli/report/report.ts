import type { Diagnostic, RelatedPlace } from '../diagnostics/diagnostic.ts';
import { limitDiagnostics } from '../diagnostics/limit-diagnostics.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { codeFrame } from './code-frame.ts';
import { type Paint, paint } from './paint.ts';
import { printable } from './printable.ts';
import { shownRelated } from './shown-related.ts';
import { summary } from './summary.ts';

export type Report = {
  readonly file: string;
  readonly linesOf: (file: string) => LineIndex;
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that are not reported. */
  readonly hidden?: number;
  /** What a rule wants, in text that is shown below its first finding. */
  readonly explain?: (rule: string) => string | undefined;
};

function paragraph(diagnostic: Diagnostic, linesOf: Report['linesOf'], colors: Paint): string {
  const { severity, rule, message, suggestion, related = [] } = diagnostic;
  const at = ({ file = diagnostic.file, start }: RelatedPlace): string => {
    const { line, column } = linesOf(file).position(start);
    return colors.place(`${file}:${line}:${column}`);
  };
  return [
    `${at(diagnostic)}  ${colors[severity](severity)}  ${colors.quiet(rule)}  ${printable(message)}`,
    codeFrame(diagnostic, linesOf(diagnostic.file), colors),
    ...(suggestion === undefined
      ? []
      : [`  did you mean ${colors.strong(`"${printable(suggestion)}"`)}?`]),
    ...shownRelated(related, (place) => `${at(place)}  ${printable(place.message)}`).map(
      (line) => `  ${line}`,
    ),
  ].join('\n');
}

/** The diagnostics of a site for people to read, each with its code frame, and a last line that counts them all. */
export function report(result: Report, color: boolean): string {
  const colors = paint(color);
  const explained = new Set<string>();
  const explanation = ({ rule }: Diagnostic): string => {
    const text = explained.has(rule) ? undefined : result.explain?.(rule);
    explained.add(rule);
    return text === undefined ? '' : `\n  ${colors.quiet(text)}`;
  };
  const paragraphs = limitDiagnostics(result.diagnostics).map(
    (each) => `${paragraph(each, result.linesOf, colors)}${explanation(each)}\n\n`,
  );
  return `${paragraphs.join('')}${summary(result)}\n`;
}
