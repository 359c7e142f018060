import { relative } from 'node:path';
import { type DevProblem, type DevReport, devOpenPath } from '../../schema/dev-events.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { CliLanguage } from '../local-text.ts';
import { placeInChinese } from '../report/chinese/in-chinese.ts';
import { codeFrame } from '../report/code-frame.ts';
import { explanations } from '../report/explanations.ts';
import { paint } from '../report/paint.ts';
import { sentenceOf } from '../report/sentence.ts';
import { shownRelated } from '../report/shown-related.ts';

/** More than these are in the terminal. */
const maxProblems = 10;

type Reported = {
  readonly diagnostics: readonly Diagnostic[];
  readonly linesOf: (file: string) => LineIndex;
};

const words = {
  zh: {
    failed: '页面上的组件出错了',
    title: (count: number) => `网站有 ${count} 处错误，下面是上一个正确的版本`,
    open: '在编辑器中打开',
    close: '关闭',
  },
  en: {
    failed: 'A component failed in the page',
    title: (count: number) =>
      `${count} ${count === 1 ? 'error' : 'errors'}; below is the last version that was right`,
    open: 'Open in the editor',
    close: 'Close',
  },
};

/**
 * The errors of a site as its page shows them.
 * @param base of the site
 * @param came where they came up: while it was read, or in a page
 */
export function devReport(
  { diagnostics, linesOf }: Reported,
  base: string,
  language: CliLanguage,
  came: 'read' | 'in a page' = 'read',
): DevReport {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const { title, failed, open, close } = words[language];
  const why = explanations(language);
  const plain = paint(false);
  const placeOf = ({ file, start }: Pick<Diagnostic, 'file' | 'start'>): string => {
    const { line, column } = linesOf(file).position(start);
    return `${relative('.', file)}:${line}:${column}`;
  };
  const said = (text: string): string => (language === 'zh' ? placeInChinese(text) : text);
  return {
    title: came === 'read' ? title(errors.length) : failed,
    openLabel: open,
    closeLabel: close,
    problems: errors.slice(0, maxProblems).map((each): DevProblem => {
      const { file, severity, rule, related = [] } = each;
      const lines = linesOf(file);
      const { line, column } = lines.position(each.start);
      const place = new URLSearchParams({ file, line: `${line}`, column: `${column}` });
      const explanation = why(rule);
      const frame = codeFrame(each, lines, plain);
      return {
        severity,
        rule,
        message: sentenceOf(each, language),
        place: placeOf(each),
        frame,
        ...(related.length === 0
          ? {}
          : {
              related: shownRelated(
                related,
                (other) => `${placeOf({ file, ...other })}  ${said(other.message)}`,
                language,
              ),
            }),
        ...(explanation === undefined ? {} : { why: explanation }),
        ...(frame === '' ? {} : { open: `${base}${devOpenPath}?${place}` }),
      };
    }),
  };
}
