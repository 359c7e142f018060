import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { firstParagraph } from '../../../../cli/content/markdown/first-paragraph.ts';
import { chineseMessages } from '../chinese-messages.ts';
import { htmlFindings } from '../html-findings.ts';

const compile = (text: string) => compileMarkdown(text, chineseMessages);

describe('formulas', () => {
  it('are MathML, which the index and descriptions read', () => {
    const { html, text } = compile('振幅 $A_i$ 不变。');
    expect(html).toBe('<p>振幅 <math><msub><mi>A</mi><mi>i</mi></msub></math> 不变。</p>');
    expect(text).toBe('振幅 Ai 不变。');
    expect(firstParagraph(html)).toBe('振幅 Ai 不变。');
  });

  it('have no styles, whatever they are made of', () => {
    const all = [
      '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
      '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}',
      '\\begin{array}{|c|r|}\\hline a&b\\\\ \\end{array}\\tag{3}',
      '\\color{red}{x} \\boxed{y} \\overline{ab} \\hat{x} \\cancel{x} \\vec{v}',
      '\\left(\\frac12\\right) \\sqrt[3]{x} \\xrightarrow{abc} \\underbrace{a+b}_{2}',
      '\\text{<img src=x onerror=alert(1)>} \\mathbb{R} \\operatorname{lcm}',
    ];
    for (const each of all) {
      const { html, diagnostics } = compile(`$$ ${each} $$`);
      expect(diagnostics, each).toEqual([]);
      expect(htmlFindings(html), each).toEqual([]);
      expect(html).not.toMatch(/ style=|<img/);
    }
  });

  it('that cannot be read stay as text, and are reported where it ends', () => {
    const text = '甲 $\\farc{1}{2}$ 乙 $\\frac{1$ 丙';
    const { html, diagnostics } = compile(text);
    expect(html).toBe('<p>甲 $\\farc{1}{2}$ 乙 $\\frac{1$ 丙</p>');
    expect(diagnostics.map(({ rule, start, end }) => [rule, text.slice(start, end)])).toEqual([
      ['content-formula', '\\farc'],
      ['content-formula', '1'],
    ]);
  });

  it('know no address and no endless macro', () => {
    for (const each of [
      '\\href{javascript:alert(1)}{x}',
      '\\def\\a{\\a\\a}\\a',
      `${'{'.repeat(3000)}`,
    ]) {
      expect(compile(`$$ ${each} $$`).diagnostics, each).toMatchObject([
        { rule: 'content-formula' },
      ]);
    }
  });
});
