import { expect, it } from 'vitest';
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
