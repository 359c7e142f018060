import type { Diagnostic, RelatedPlace } from '../diagnostics/diagnostic.ts';
import { limitDiagnostics } from '../diagnostics/limit-diagnostics.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { shortMessage } from '../diagnostics/short-message.ts';
import type { CliLanguage, LocalText } from '../local-text.ts';
import { inChinese, placeInChinese } from './chinese/in-chinese.ts';
import { codeFrame } from './code-frame.ts';
import { type Paint, paint } from './paint.ts';
import { printable } from './printable.ts';
import type { ReportStyle } from './report-style.ts';
import { severityWords } from './severity-words.ts';
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

const didYouMean = (strong: Paint['strong'], suggestion: string): LocalText => ({
  zh: `是否想写${strong(`“${suggestion}”`)}？`,
  en: `did you mean ${strong(`"${suggestion}"`)}?`,
});

function paragraph(
  diagnostic: Diagnostic,
  linesOf: Report['linesOf'],
  colors: Paint,
  language: CliLanguage,
): string {
  const { severity, rule, message, suggestion, related = [] } = diagnostic;
  const at = ({ file = diagnostic.file, start }: RelatedPlace): string => {
    const { line, column } = linesOf(file).position(start);
    return colors.place(`${file}:${line}:${column}`);
  };
  const said = language === 'zh' ? inChinese(rule, message) : message;
  const frame = codeFrame(diagnostic, linesOf(diagnostic.file), colors);
  return [
    `${at(diagnostic)}  ${colors[severity](severityWords[language][severity])}  ${colors.quiet(rule)}  ${printable(said)}`,
    ...(frame === '' ? [] : [frame]),
    ...(suggestion === undefined
      ? []
      : [`  ${didYouMean(colors.strong, printable(shortMessage(suggestion)))[language]}`]),
    ...shownRelated(
      related,
      (place) =>
        `${at(place)}  ${printable(language === 'zh' ? placeInChinese(place.message) : place.message)}`,
      language,
    ).map((line) => `  ${line}`),
  ].join('\n');
}

/** The diagnostics of a site for people to read, each with its code frame, and a last line that counts them all. */
export function report(result: Report, { color, language }: ReportStyle): string {
  const colors = paint(color);
  const explained = new Set<string>();
  const explanation = ({ rule }: Diagnostic): string => {
    const text = explained.has(rule) ? undefined : result.explain?.(rule);
    explained.add(rule);
    return text === undefined ? '' : `\n  ${colors.quiet(text)}`;
  };
  const paragraphs = limitDiagnostics(result.diagnostics, language).map(
    (each) => `${paragraph(each, result.linesOf, colors, language)}${explanation(each)}\n\n`,
  );
  return `${paragraphs.join('')}${summary(result)[language]}\n`;
}
