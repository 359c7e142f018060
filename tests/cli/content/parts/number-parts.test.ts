import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from '../chinese-messages.ts';
import { htmlFindings } from '../html-findings.ts';

const compile = (text: string) => compileMarkdown(text, chineseMessages);
const dom = (text: string) => new JSDOM(compile(text).html).window.document.body;

const text = `$$ a $$ {#sum}

$$ b $$

![海](a.jpg "验潮站。摄影：观测组 {#gauge}")

![海](b.jpg "无号")

表：五个*主要* 分潮 {#tides}

| 分潮 | 周期 |
|---|--:|
| M2 | 12.42 |

见 [](#sum)、[](#tides)、[](#gauge)、[这张图](#gauge)。
`;

describe('numbers of figures, tables and formulas', () => {
  it('have those with an id, each kind by itself', () => {
    const body = dom(text);
    const numbers = [...body.querySelectorAll('.part-number')].map((each) => each.textContent);
    expect(numbers).toEqual(['(1)', '图 1']);
    expect(body.querySelector('caption')?.textContent).toBe('表 1\u2003五个主要 分潮');
    expect(body.querySelector('figcaption')?.textContent).toBe('验潮站。摄影：观测组 图 1');
    expect(body.querySelectorAll('figcaption')[1]?.textContent).toBe('无号');
    expect(htmlFindings(compile(text).html)).toEqual([]);
  });

  it('are written into links without words', () => {
    const links = [...dom(text).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['#note-sum', '式（1）'],
      ['#note-tides', '表 1'],
      ['#note-gauge', '图 1'],
      ['#note-gauge', '这张图'],
    ]);
    for (const [href = ''] of links) expect(dom(text).querySelector(href ?? '')).not.toBeNull();
    expect(compile('[](#nowhere)').diagnostics).toMatchObject([{ rule: 'link-anchor' }]);
  });

  it('give one id once', () => {
    const body = dom('$$ a $$ {#x}\n\n$$ b $$ {#x}');
    expect(body.querySelectorAll('#note-x')).toHaveLength(1);
    expect(body.textContent).toContain('(2)');
  });
});

describe('captions of tables', () => {
  const table = '| a |\n|--|\n| 1 |\n';

  it.each(['表：潮汐', 'Table: 潮汐', '表: 潮汐'])('are the paragraph before: %s', (line) => {
    const body = dom(`${line}\n\n${table}`);
    expect(body.querySelector('table > caption')?.textContent).toBe('潮汐');
    expect(body.querySelector('p')).toBeNull();
  });

  it('begin with the word of the language, too', () => {
    const french = { ...chineseMessages, tableNumber: 'Tableau {number}' };
    const { html } = compileMarkdown(`Tableau : marées {#m}\n\n${table}`, french);
    expect(html).toContain('<caption>Tableau 1\u2003marées</caption>');
  });

  it('are no other paragraphs', () => {
    expect(dom(`表示如下：\n\n${table}`).querySelector('caption')).toBeNull();
    expect(dom(`表：甲\n\n乙\n\n${table}`).querySelector('caption')).toBeNull();
  });
});
