import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from '../chinese-messages.ts';
import { htmlFindings } from '../html-findings.ts';

const dom = (text: string) =>
  new JSDOM(compileMarkdown(text, chineseMessages).html).window.document.body;
const python = 'import pandas as pd\nprint("低", 0.30)  # 米\n';

describe('blocks of code', () => {
  it('have four looks, by classes', () => {
    const text = `\`\`\`python\n${python}\`\`\``;
    const code = dom(text).querySelector('figure.code > pre[tabindex="0"] > code');
    const looks = [...(code?.querySelectorAll('span') ?? [])].map((span) => [
      span.className,
      span.textContent,
    ]);
    expect(looks).toEqual([
      ['code-keyword', 'import'],
      ['code-keyword', 'as'],
      ['code-keyword', 'print'],
      ['code-string', '"低"'],
      ['code-number', '0.30'],
      ['code-comment', '# 米'],
    ]);
    expect(code?.textContent).toBe(python);
    expect(htmlFindings(compileMarkdown(text, chineseMessages).html)).toEqual([]);
  });

  it('that are files have their name, and numbers of lines that are no text', () => {
    const figure = dom(`\`\`\`py title="tide.py"\n${python}\`\`\``).querySelector('figure');
    expect(figure?.querySelector('figcaption')?.textContent).toBe('tide.py');
    expect(figure?.querySelector('pre')?.getAttribute('data-lines')).toBe('1\n2');
    expect(figure?.querySelector('pre')?.textContent).toBe(python);
    expect(dom('```py title="a.py"\na\n```').querySelector('pre')?.hasAttribute('data-lines')).toBe(
      false,
    );
  });

  it('in no known language, or of great length, have no colours', () => {
    expect(dom('```nolang\nimport x\n```').querySelector('span')).toBeNull();
    expect(dom('```\nimport x\n```').querySelector('span')).toBeNull();
    expect(dom(`\`\`\`py\n${'import x\n'.repeat(3000)}\`\`\``).querySelector('span')).toBeNull();
  });
});
