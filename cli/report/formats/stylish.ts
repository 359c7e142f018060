import { limitDiagnostics } from '../../diagnostics/limit-diagnostics.ts';
import type { CliLanguage } from '../../local-text.ts';
import { placeInChinese } from '../chinese/in-chinese.ts';
import { displayWidth } from '../display-width.ts';
import type { Located, LocatedReport } from '../located.ts';
import { type Paint, paint } from '../paint.ts';
import { printable } from '../printable.ts';
import type { ReportStyle } from '../report-style.ts';
import { sentenceOf } from '../sentence.ts';
import { severityWords } from '../severity-words.ts';
import { shownRelated } from '../shown-related.ts';
import { summary } from '../summary.ts';

const place = ({ start }: Pick<Located, 'start'>): string => `${start.line}:${start.column}`;

function lines(all: readonly Located[], colors: Paint, language: CliLanguage): string[] {
  const words = severityWords[language];
  const wordWidth = Math.max(...Object.values(words).map(displayWidth));
  const rows = all.map((each) => ({
    each,
    at: place(each),
    text: printable(sentenceOf({ ...each, message: each.shortMessage ?? each.message }, language)),
  }));
  const atWidth = Math.max(...rows.map(({ at }) => at.length));
  // A long message does not push the rules of all others out of sight.
  const textWidth = Math.min(80, Math.max(...rows.map(({ text }) => displayWidth(text))));
  return rows.flatMap(({ each, at, text }) => [
    [
      `  ${colors.quiet(at.padStart(atWidth))}`,
      colors[each.severity](
        words[each.severity] + ' '.repeat(wordWidth - displayWidth(words[each.severity])),
      ),
      text + ' '.repeat(Math.max(0, textWidth - displayWidth(text))),
      colors.quiet(each.rule),
    ].join('  '),
    ...shownRelated(
      each.related,
      (other) => {
        const file = other.file === each.file ? '' : `${printable(other.file)}:`;
        return `${file}${place(other)}  ${printable(language === 'zh' ? placeInChinese(other.message) : other.message)}`;
      },
      language,
    ).map((text) => `${' '.repeat(atWidth + 4)}${colors.quiet(text)}`),
  ]);
}

/** A line for each diagnostic, under the name of its file. */
export function stylish(
  { file, diagnostics, hidden }: LocatedReport,
  { color, language }: ReportStyle,
): string {
  const colors = paint(color);
  const byFile = new Map<string, Located[]>();
  for (const each of limitDiagnostics(diagnostics, language)) {
    const own = byFile.get(each.file) ?? [];
    own.push(each);
    byFile.set(each.file, own);
  }
  const parts = [...byFile].map(
    ([name, own]) =>
      `${colors.place(printable(name))}\n${lines(own, colors, language).join('\n')}\n\n`,
  );
  return `${parts.join('')}${summary({ file, diagnostics, hidden })[language]}\n`;
}
