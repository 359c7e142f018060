import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from '../cli/content/chinese-messages.ts';

const bombs: Readonly<Record<string, () => string>> = {
  '10,000 nested quotes': () => `${'> '.repeat(10_000)}字`,
  '10,000 nested quotes without blanks': () => `${'>'.repeat(10_000)}字`,
  'a list 600 deep': () =>
    Array.from({ length: 600 }, (_, index) => `${'  '.repeat(index)}- 字`).join('\n'),
  'a list 5,000 deep in a line': () => `${'- '.repeat(5000)}字`,
  '50,000 brackets': () => '['.repeat(50_000),
  '20,000 pictures that do not end': () => '!['.repeat(20_000),
  '20,000 opened emphases': () => '*a '.repeat(20_000),
  '20,000 opened emphases on lines': () => '*a\n'.repeat(20_000),
  'backticks in all lengths': () =>
    Array.from({ length: 900 }, (_, index) => '`'.repeat(index)).join(' '),
  'a table of 5,000 columns': () => `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n`,
  'a table of 3,000 rows': () => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(3000)}`,
  'a table of many columns and rows without cells': () =>
    `|${'a|'.repeat(199)}\n|${'-|'.repeat(199)}\n${'|\n'.repeat(100_000)}`,
  '3,000 references to one footnote': () => `${'字[^1]\n\n'.repeat(3000)}[^1]: 注`,
  '3,000 footnotes': () =>
    Array.from({ length: 3000 }, (_, index) => `字[^${index}]\n\n[^${index}]: 注\n`).join('\n'),
  '300 kB in a paragraph': () => '字'.repeat(100_000),
  '300 kB of lines in a paragraph': () => '一行文字，不空行。\n'.repeat(10_000),
  '500 kB of dots and letters': () => 'a.'.repeat(250_000),
  '500 kB that begin addresses': () => 'www.a'.repeat(100_000),
  '500 kB that begin mail addresses': () => 'a@a.'.repeat(125_000),
  '500 kB of less-than signs': () => '<'.repeat(500_000),
  '500 kB of opened tags': () => '<a '.repeat(160_000),
  '500 kB of opened comments': () => '<!--'.repeat(120_000),
  '500 kB of ampersands': () => '&'.repeat(500_000),
  '500 kB of backslashes': () => '\\'.repeat(500_000),
  '30,000 nested elements': () => '<div>'.repeat(30_000),
  '20,000 elements that open anew in every paragraph': () =>
    `${Array.from({ length: 20_000 }, (_, index) => `<b id=${index}>`).join('')}${'<p>'.repeat(50_000)}`,
  '50,000 definitions': () =>
    Array.from({ length: 30_000 }, (_, index) => `[a${index}]: /b`).join('\n'),
  '500 kB of blanks': () => `字${' '.repeat(500_000)}字`,
  '500 kB of tabs': () => '\t'.repeat(500_000),
  '100,000 empty lines in a list': () => `- a${'\n'.repeat(100_000)}  b`,
};

/** Milliseconds after which it would not have ended for a reader either, on a busy machine. */
const patience = 90_000;

describe('Markdown that is to take for ever', () => {
  it.each(Object.entries(bombs))(
    'ends: %s',
    (_, text) => {
      const { diagnostics } = compileMarkdown(text(), chineseMessages);
      expect(diagnostics.length).toBeLessThan(10);
    },
    patience,
  );
});
