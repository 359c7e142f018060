import { describe, expect, it } from 'vitest';
import { lineIndex } from '../../../cli/diagnostics/line-index.ts';
import { codeFrame } from '../../../cli/report/code-frame.ts';
import { displayWidth } from '../../../cli/report/display-width.ts';
import { paint } from '../../../cli/report/paint.ts';
import { report } from '../../../cli/report/report.ts';
import { plainStyle } from '../../../cli/report/report-style.ts';

const frame = (text: string, marked: string): string => {
  const start = text.indexOf(marked);
  return codeFrame({ start, end: start + marked.length }, lineIndex(text), paint(false));
};

describe('a code frame', () => {
  it('is not drawn of what has no text', () => {
    expect(codeFrame({ start: 0, end: 0 }, lineIndex(''), paint(false))).toBe('');
    expect(codeFrame({ start: 0, end: 0 }, lineIndex('\n'), paint(false))).toContain('1 |');
  });

  it.each([
    ['plain text', 'title: here', 'here', ['  1 | title: here', '    |        ^^^^']],
    [
      'Chinese text',
      '标题：新闻, x: 园区',
      '园区',
      ['  1 | 标题：新闻, x: 园区', '    |                ^^^^'],
    ],
    ['emoji', '👩‍🎓👍: bad', 'bad', ['  1 | 👩‍🎓👍: bad', '    |       ^^^']],
    ['tabs', '\ta:\tbad', 'bad', ['  1 |   a:  bad', '    |       ^^^']],
    [
      'a control character',
      'a\u001b[31m: bad',
      'bad',
      ['  1 | a\ufffd[31m: bad', '    |         ^^^'],
    ],
  ])('has carets right under %s', (_, text, marked, expected) => {
    expect(frame(text, marked).split('\n')).toEqual(expected);
  });

  it('shows the line before, and pads line numbers', () => {
    const text = `${'\n'.repeat(8)}nine: 1\r\nten: 2\r\n`;
    expect(frame(text, '2').split('\n')).toEqual([
      '   9 | nine: 1',
      '  10 | ten: 2',
      '     |      ^',
    ]);
  });

  it('marks what goes over several lines on the first of them', () => {
    expect(frame('a:\n  b: 1  \n  c: 2\n', 'b: 1  \n  c: 2').split('\n').at(-1)).toBe(
      '    |   ^^^^',
    );
  });

  it('marks the end of a file with one caret', () => {
    expect(codeFrame({ start: 2, end: 2 }, lineIndex('a:'), paint(false))).toBe(
      '  1 | a:\n    |   ^',
    );
  });

  it.each([
    ['Latin', 'x'.repeat(500)],
    ['Chinese', '字'.repeat(500)],
    ['a megabyte', '字'.repeat(330_000)],
  ])('cuts long lines around the caret: %s', (_, filling) => {
    const [line = '', carets = ''] = frame(`${filling}BAD${filling}`, 'BAD').split('\n');
    expect(displayWidth(line)).toBeLessThanOrEqual(168);
    expect(line).toMatch(/^ {2}1 \| ….*BAD.*…$/);
    expect(displayWidth(line.slice(0, line.indexOf('BAD')))).toBe(carets.indexOf('^'));
  });
});

describe('a report', () => {
  const lines = lineIndex('a: 1\n');
  const place = { rule: 'x-y', file: 'site.yaml', start: 3, end: 4 } as const;
  const error = { ...place, severity: 'error', message: 'no' } as const;
  const warning = { ...place, severity: 'warning', message: 'well' } as const;

  it.each([
    [[], 'no problems'],
    [[error], '1 error in site.yaml'],
    [[error, error, warning], '2 errors, 1 warning in site.yaml'],
    [[warning, warning], '2 warnings in site.yaml'],
    [[error, { ...warning, file: 'content/zh/news/a.md' }], '1 error, 1 warning in 2 files'],
  ])('counts what it tells %#', (diagnostics, last) => {
    const text = report({ file: 'site.yaml', linesOf: () => lines, diagnostics }, plainStyle);
    expect(text.trimEnd().split('\n').at(-1)).toBe(last);
  });

  it('has colours only when asked', () => {
    const reported = { file: 'site.yaml', linesOf: () => lines, diagnostics: [error] };
    const ansi = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    expect(report(reported, plainStyle)).not.toMatch(ansi);
    expect(report(reported, { ...plainStyle, color: true })).toMatch(ansi);
    expect(report(reported, { ...plainStyle, color: true }).replace(ansi, '')).toBe(
      report(reported, plainStyle),
    );
  });
});
