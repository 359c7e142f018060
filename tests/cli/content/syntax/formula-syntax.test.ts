import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from '../chinese-messages.ts';

/** How many formulas a text has, and what of it readers see as it is written. */
const formulas = (text: string): number =>
  compileMarkdown(text, chineseMessages).html.match(/<math/g)?.length ?? 0;

describe('dollar signs', () => {
  it.each([
    ['a price and another', '$5 and $6'],
    ['prices in brackets', '五元（$5）、十元（$10）'],
    ['prices of a range', '从$5到$10，或 $5-$10，或 $5/$6'],
    ['currencies', 'US$5、A$和B$、HK$8'],
    ['variables', '$HOME:$PATH'],
    ['behind a figure', '5$ 或 6$'],
    ['across a sentence', '价格：$，单位：$。'],
    ['blanks inside', '$ a $ 与 $a $'],
    ['with a backslash', '\\$a$'],
    ['in code', '`$a$`'],
    ['across lines', '$a\nb$'],
    ['two of them in a line of text', '文中 $$x$$'],
    ['two of them around an empty line', '$$\na\n\nb\n$$'],
    ['two of them that nothing ends', '$$\na\n'],
  ])('are no formula: %s', (_, text) => {
    expect(formulas(text)).toBe(0);
  });

  it.each([
    ['in a line', '振幅 $A_i$ 和$\\varphi_i$，$x$。', 3],
    ['beside brackets', '（$a_1$）', 1],
    ['with words', '$v = \\text{路程，米} / t$', 1],
    ['in lines of their own', '$$\na\n+ b\n> c\n$$', 1],
    ['in a line of their own', '甲\n$$ a $$\n乙', 1],
    ['in a quote and an item', '> $$\n> a\n> $$\n\n- $$\n  b\n  $$', 2],
    ['in cells', '| a |\n|--|\n| $12_3$ |', 1],
    ['as on GitHub', '```math\na\n```', 1],
    ['with signs of Markdown', '$a_1*b_1*c_1$', 1],
  ])('are formulas: %s', (_, text, count) => {
    expect(formulas(text)).toBe(count);
    expect(compileMarkdown(text, chineseMessages).diagnostics).toEqual([]);
  });

  it('take no longer for many of them', () => {
    for (const sign of ['$', '$a ', '$$\n', '\\$', '$\\frac{']) {
      const text = `甲\n${sign.repeat(Math.floor(20_000 / sign.length))}`;
      expect(() => compileMarkdown(text, chineseMessages)).not.toThrow();
    }
  });
});
