import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from '../chinese-messages.ts';
import { htmlFindings } from '../html-findings.ts';

const compile = (text: string) => compileMarkdown(text, chineseMessages);

describe('callouts', () => {
  it('begin with the word of their kind', () => {
    for (const [kind, word] of Object.entries({
      note: '注意',
      tip: '提示',
      warning: '警告',
      caution: '小心',
    })) {
      const { html, diagnostics } = compile(`:::${kind}\n预报不含风。\n:::\n\n后文`);
      expect(html).toBe(
        `<div class="callout ${kind}" role="note"><p><strong>${word}</strong> 预报不含风。</p></div>\n<p>后文</p>`,
      );
      expect(diagnostics).toEqual([]);
      expect(htmlFindings(html)).toEqual([]);
    }
  });

  it.each([':::tip 带去', '::: tip 带去', ':::tip[带去]'])('may have a title: %s', (opening) => {
    expect(compile(`${opening}\n- 靴子\n:::`).html).toBe(
      '<div class="callout tip" role="note"><p class="callout-title"><strong>提示</strong> 带去</p><ul>\n<li>靴子</li>\n</ul></div>',
    );
  });

  it('hold what a text holds, other callouts between fewer colons included', () => {
    const { html } = compile(
      '::::note\n:::tip\n里\n:::\n\n| a |\n|--|\n| 1 |\n\n```\n代码\n```\n::::\n后文[^1]\n\n[^1]: 注',
    );
    expect(html).toContain(
      '<div class="callout tip" role="note"><p><strong>提示</strong> 里</p></div>',
    );
    expect(html).toMatch(
      /<div class="callout note"[^>]*><p class="callout-title"><strong>注意<\/strong> <\/p>/,
    );
    expect(html).toMatch(/<\/table><\/div><figure class="code">.*<\/figure><\/div>\n<p>后文<sup>/s);
  });

  it('stand in quotes and items, and end with them', () => {
    const { html, diagnostics } = compile('> :::note\n> 甲\n\n- 项\n  :::tip\n  乙\n  :::\n- 又');
    expect(html).toContain('<p><strong>注意</strong> 甲</p></div>\n</blockquote>');
    expect(html).toContain('<p><strong>提示</strong> 乙</p></div>\n</li>\n<li>又</li>');
    expect(diagnostics).toMatchObject([{ rule: 'content-callout', start: 2, end: 5 }]);
  });

  it('may be empty, and are none in code and in a line', () => {
    expect(compile(':::note\n:::').html).toContain('<strong>注意</strong>');
    expect(compile(':::note\n\n\n:::').diagnostics).toEqual([]);
    expect(compile('```\n:::info\n```\n\n`:::` 8:30::: 甲').diagnostics).toEqual([]);
  });

  it('of an unknown kind are notes, with a repair', () => {
    const { html, diagnostics } = compile('甲\n\n:::warnin\n乙\n:::\n\n:::注意\n丙\n:::');
    expect(html.match(/class="callout note"/g)).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      { rule: 'content-callout', start: 6, end: 12, suggestion: 'warning' },
      { rule: 'content-callout', suggestion: 'note' },
    ]);
  });

  it('cannot be made of HTML that is none', () => {
    const { html } = compile('<div data-callout="x" class="callout">甲</div>');
    expect(html).toBe('<div>甲</div>');
  });

  it('in great number are refused or read in their time', () => {
    for (const lines of [':::note\n', '> :::note\n', '::::note\n:::tip\n']) {
      expect(compile(lines.repeat(3000)).diagnostics).toMatchObject([{ rule: 'content-depth' }]);
    }
    expect(compile(':::note\n甲\n:::\n'.repeat(300)).diagnostics).toEqual([]);
  });
});
