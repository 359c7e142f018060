import { describe, expect, it } from 'vitest';
import { reportedFindings } from '../../../cli/dev/reported-findings.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { lineIndex } from '../../../cli/diagnostics/line-index.ts';

const found = (text: string, words: readonly string[]) => ({
  file: 'site.yaml',
  sources: ['site.yaml'],
  includes: [],
  contentFolders: [],
  componentSources: [],
  contentChecked: true,
  linesOf: () => lineIndex(text),
  diagnostics: words.map((word): Diagnostic => {
    const start = text.indexOf(word);
    return {
      rule: 'some-rule',
      severity: 'warning',
      message: `about ${word}`,
      file: 'site.yaml',
      start,
      end: start + word.length,
    };
  }),
});

it('reports what is new, wherever the rest has moved to, and counts what was fixed', () => {
  const newsOf = reportedFindings();
  const messages = (text: string, words: readonly string[]) => {
    const { diagnostics, fixed } = newsOf(found(text, words));
    return [diagnostics.map(({ message }) => message), fixed];
  };
  expect(messages('a: one\nb: two\n', ['one', 'two'])).toEqual([['about one', 'about two'], 0]);
  expect(messages('# above\n\na: one\nb: two\n', ['one', 'two'])).toEqual([[], 0]);
  expect(messages('a: one\nb: four\nc: three\n', ['one', 'three'])).toEqual([['about three'], 1]);
  expect(messages('a: 1\n', [])).toEqual([[], 2]);
  // What comes back is reported again.
  expect(messages('a: one\n', ['one'])).toEqual([['about one'], 0]);
});

type Case = {
  readonly rule: string;
  readonly severity?: 'error' | 'warning';
  readonly file?: string;
};

/** What a check finds: each in a line of its own, by its rule. */
const check = (cases: readonly Case[], contentChecked = true) => {
  const files = new Set(cases.map(({ file = 'site.yaml' }) => file));
  const texts = new Map(
    [...files].map((file) => [
      file,
      cases.map((each) => ((each.file ?? 'site.yaml') === file ? each.rule : '')).join('\n'),
    ]),
  );
  return {
    ...found('', []),
    contentChecked,
    linesOf: (file: string) => lineIndex(texts.get(file) ?? ''),
    diagnostics: cases.map(({ rule, severity = 'warning', file = 'site.yaml' }): Diagnostic => {
      const start = (texts.get(file) ?? '').indexOf(rule);
      return { rule, severity, message: rule, file, start, end: start + rule.length };
    }),
  };
};

describe('a mistake that keeps the rest from being checked', () => {
  const old = [
    { rule: 'page-unused' },
    { rule: 'menu-width' },
    { rule: 'content-placeholder', file: 'a.md' },
    { rule: 'content-link', severity: 'error', file: 'a.md' },
  ] as const;

  it.each([
    ['yaml-syntax', 'site.yaml', false],
    ['include-missing', 'site.yaml', false],
    ['schema-unknown-key', 'site.yaml', false],
    ['page-unknown', 'site.yaml', false],
    ['site-unreadable', 'site.yaml', false],
    ['lint-settings', 'lint.yaml', false],
    ['content-front-matter', 'a.md', true],
  ])('is all that is new, and all that is fixed: %s', (rule, file, contentChecked) => {
    const newsOf = reportedFindings();
    newsOf(check(old));
    const rest = contentChecked ? old.filter((each) => !('file' in each)) : [];
    const broken = newsOf(check([...rest, { rule, severity: 'error', file }], contentChecked));
    expect([broken.diagnostics.map((each) => each.rule), broken.fixed]).toEqual([[rule], 0]);
    expect(newsOf(check(old))).toEqual({ diagnostics: [], fixed: 1 });
  });

  it('is one of several: what was looked at and is gone was fixed', () => {
    const newsOf = reportedFindings();
    const error = (rule: string) => ({ rule, severity: 'error' }) as const;
    newsOf(check([...old, error('page-unknown'), error('menu-item')], false));
    expect(newsOf(check([error('page-unknown')], false)).fixed).toBe(1);
    newsOf(check([error('schema-type')], false));
    const { diagnostics, fixed } = newsOf(check([error('page-unknown'), old[0]], false));
    expect([diagnostics, fixed]).toEqual([[], 1]);
    // What was fixed meanwhile is counted as soon as it is looked at.
    expect(newsOf(check(old.slice(0, 2))).fixed).toBe(3);
  });
});
