import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../../cli/content/compile/compile-markdown.ts';
import { fillPlaceholders } from '../../../../cli/content/markdown/placeholders.ts';
import { chineseMessages } from '../chinese-messages.ts';
import { htmlFindings } from '../html-findings.ts';

const html = (text: string): string => compileMarkdown(text, chineseMessages).html;
const dom = (text: string) => new JSDOM(html(text)).window.document.body;

describe('Markdown', () => {
  it('reads emphasis beside Chinese punctuation', () => {
    expect(html('**注意：**请提前预约。')).toBe('<p><strong>注意：</strong>请提前预约。</p>');
    expect(html('请看**“通知”**全文和*（附件）*。')).toBe(
      '<p>请看<strong>“通知”</strong>全文和<em>（附件）</em>。</p>',
    );
  });

  it('puts tables into boxes that scroll, and sees what stands in them', () => {
    const body = dom('| 校区 | 电话 |\n|:--|--:|\n| [南](/south) | ![点](dot.png) |\n');
    const box = body.querySelector('div.table');
    expect(box?.getAttribute('tabindex')).toBe('0');
    expect(box?.querySelectorAll('th')[1]?.className).toBe('align-right');
    expect(box?.querySelector('a')?.getAttribute('href')).toBe('\uE000/south');
    expect(body.querySelector('img')).toBeNull();
    expect(body.textContent).toContain('\uE0020\uE002');
  });

  it('keeps numbers in tables in one line', () => {
    const body = dom(
      '| 处 | 电话 |\n|--|--|\n| 2026 年 6 月 | **0898-0000 0001** 或 0898-0000 0002 |\n\n2026 年 6 月',
    );
    const numbers = [...body.querySelectorAll('.number')].map((each) => each.textContent);
    expect(numbers).toEqual(['2026 年 6 月', '0898-0000 0001', '0898-0000 0002']);
    expect(body.querySelector('td strong > span.number')).not.toBeNull();
    expect(body.querySelectorAll('td')[1]?.textContent).toBe('0898-0000 0001 或 0898-0000 0002');
  });

  it('sets numbers apart in texts that run from right to left', () => {
    const body = dom('اتصل على **+86 000 0000 0001** من 9:00–21:00.\n\n`+86 000 0000 0002`\n');
    const numbers = [...body.querySelectorAll('bdi[dir=ltr]')].map((each) => each.textContent);
    expect(numbers[0]).toBe('+86 000 0000 0001');
    expect(body.textContent).toContain('من 9:00–21:00');
    expect(dom('Call +86 000 0000 0001.').querySelector('bdi')).toBeNull();
  });

  it('has footnotes that lead there and back, under the word of the language', () => {
    const body = dom('正文[^1]，再提[^1]，又一条[^二]。\n\n[^1]: 出处。\n[^二]: 另一处。\n');
    expect(body.querySelector('section h2')?.textContent).toBe('注释');
    const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBe(6);
    for (const link of links) {
      const id = decodeURIComponent(link.slice(1));
      const target = body.querySelector(`[id="${id}"], [id="${link.slice(1)}"]`);
      expect(target, link).not.toBeNull();
    }
    expect(body.innerHTML).not.toMatch(/Footnotes|Back to/);
    const described = body.querySelector('sup a')?.getAttribute('aria-describedby');
    expect(body.querySelector(`[id="${described}"]`)?.textContent).toBe('注释');
  });

  it('has task lists that nobody can tick', () => {
    const boxes = dom('- [x] 已交\n- [ ] 未交\n').querySelectorAll('input');
    expect([...boxes].map((box) => [box.type, box.disabled, box.checked])).toEqual([
      ['checkbox', true, true],
      ['checkbox', true, false],
    ]);
  });

  it('has no other fields of forms, and says so', () => {
    const text = '- [x] 已交 <input type="checkbox" checked>\n\n姓名：<input name="q">';
    expect(dom(text).querySelectorAll('input')).toHaveLength(1);
    expect(compileMarkdown(text, chineseMessages).diagnostics).toMatchObject([
      { rule: 'content-html', message: expect.stringMatching(/^<input> is left out/) },
    ]);
  });

  it('knows schemes in any letter case', () => {
    const text =
      'HTTP://EXAMPLE.com/Path [甲](HTTPS://Example.com) [乙](Tel:110) ![图](HTTPS://e.example/A.png)\n\n<a href="MailTo:A@b.example">丙</a> <a href="JavaScript:x">丁</a>';
    const { pictures } = compileMarkdown(text, chineseMessages);
    const links = [...dom(text).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'http://EXAMPLE.com/Path',
      'https://Example.com',
      'tel:110',
      'mailto:A@b.example',
      null,
    ]);
    expect(pictures).toMatchObject([{ address: 'https://e.example/A.png' }]);
  });

  it('gives headings of all levels ids of their text, the one above the notes included', () => {
    const { html: text, headings } = compileMarkdown(
      '## 一、**报名**\n\n### How to *Apply*?\n\n## 二、考试[^1]\n\n#### 一、报名\n\n<h2 id="own">三</h2>\n\n[到三](#own)、[到一](#一报名)\n\n[^1]: 注。',
      chineseMessages,
    );
    expect(headings).toEqual([
      { id: '一报名', text: '一、报名' },
      { id: 'how-to-apply', text: 'How to Apply?', level: 3 },
      { id: '二考试', text: '二、考试' },
      { id: 'own', text: '三' },
      { id: 'note-footnote-label', text: '注释' },
    ]);
    expect(text).toContain('<h4 id="一报名-1">');
    expect(text).toContain('<a href="#own">到三</a>、<a href="#一报名">到一</a>');
  });

  it('takes {#id} for the id of a heading and never shows it', () => {
    const { html: text, text: plain } = compileMarkdown(
      '## 报名 {#apply}\n\n### 缴费 {# pay now } ###\n\n## Apply\n\n正文 {#x}',
      chineseMessages,
    );
    expect(text).toContain(
      '<h2 id="apply">报名</h2>\n<h3 id="pay-now">缴费</h3>\n<h2 id="apply-1">',
    );
    expect(plain).toBe('报名\n缴费\nApply\n正文 {#x}');
  });

  it('gives no heading an id that the page has', () => {
    const { html: text, ids } = compileMarkdown(
      '## Content\n\n## Note-x\n\n## ！\n\n<b id="content">b</b>',
      chineseMessages,
    );
    expect(text).toContain('<h2 id="content-1">');
    expect(text).toContain('<h2 id="part-note-x">');
    expect(text).toContain('<h2 id="part">');
    expect(text).toContain('<b id="note-content">');
    expect(ids).toEqual(['content-1', 'part-note-x', 'part', 'content']);
  });

  it('takes a heading of the first level down to the second, with a warning', () => {
    const { html: text, diagnostics } = compileMarkdown('开头\n\n# 标题', chineseMessages);
    expect(text).toContain('<h2 id="标题">标题</h2>');
    expect(diagnostics).toMatchObject([
      { rule: 'content-heading', severity: 'warning', start: 4, end: 8 },
    ]);
  });

  it('makes a picture alone in its paragraph a figure, its title the caption', () => {
    expect(html('![海湾](bay.jpg "退潮时的海湾 <b>")')).toBe(
      '<figure>\uE0020\uE002<figcaption>退潮时的海湾 &#x3C;b></figcaption></figure>',
    );
    expect(html('字![海湾](bay.jpg)字')).toBe('<p>字\uE0020\uE002字</p>');
    expect(html('[![海湾](bay.jpg)](/bay)')).toContain('<a href="\uE000/bay">\uE0020\uE002</a>');
  });

  it('marks addresses of the site and other files of content, the rest stays', () => {
    const source =
      '[甲](/news?code=a#b) [乙](../announcements/x.md?a=1#part-2) [丙](https://e.example/x.md) [丁](//e.example/) [戊](#x) [己](文件.MD)';
    const { html: text, files } = compileMarkdown(source, chineseMessages);
    const hrefs = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '\uE000/news?code=a#b',
      '\uE0010\uE001?a=1#part-2',
      'https://e.example/x.md',
      '//e.example/',
      '#x',
      '\uE0011\uE001',
    ]);
    expect(
      files.map(({ address, start, end }) => [decodeURI(address), source.slice(start, end)]),
    ).toEqual([
      ['../announcements/x.md', '../announcements/x.md'],
      ['文件.MD', '文件.MD'],
    ]);
  });

  it('fills in marks', () => {
    const filled = fillPlaceholders(
      html('[乙](x.md#p) ![图](y.png) [表](files/form.pdf) [录](/files/list.csv)'),
      (index) => `/news/${index}`,
      (index) => `<img src="/${index}.png" alt="">`,
      (index) => `/content/files/${index}`,
    );
    expect(filled).toBe(
      '<p><a href="\uE000/news/0#p">乙</a> <img src="/0.png" alt=""> <a href="\uE000/content/files/0">表</a> <a href="\uE000/content/files/1">录</a></p>',
    );
  });

  it('lets no text forge marks, whichever way it writes their characters', () => {
    const forged = compileMarkdown(
      '\uE0010\uE001 &#xE001;0&#xE001; &#57346;0&#xE002; [甲](&#xE000;/x) ![\uE0020\uE002](a.png "&#xE0020")\n\n<a href="&#xE000;javascript:1" title="\uE0010\uE001">乙</a>\n\n`\uE0020\uE002`',
      chineseMessages,
    );
    // The marks of its own picture and of a link to a file that is not there, and no others.
    expect(forged.html.match(/[\uE000-\uE0FF]/g)).toHaveLength(4);
    expect(forged.html.match(/\uE0030\uE003/g)).toHaveLength(1);
    expect(forged.downloads).toMatchObject([{ address: '%EE%80%80/x' }]);
    expect(forged.html.match(/\uE0020\uE002/g)).toHaveLength(1);
    expect(forged.pictures).toMatchObject([{ alt: '0' }]);
  });

  it('keeps places right behind characters that are taken out', () => {
    const text = '\uE000\uE000字\n\n# 标题';
    expect(compileMarkdown(text, chineseMessages).diagnostics).toMatchObject([
      { start: text.indexOf('#'), end: text.length },
    ]);
  });

  it('keeps HTML that has a meaning', () => {
    const text =
      '<details open><summary>更多</summary>\n\nH<sub>2</sub>O <ruby>汉<rt>hàn</rt></ruby> <kbd>Ctrl</kbd>\n\n</details>\n\n<a href="tel:+8612345">电话</a> <a href="mailto:a@b.example">邮件</a>';
    const { html: made, diagnostics } = compileMarkdown(text, chineseMessages);
    expect(diagnostics).toEqual([]);
    expect(made).toContain('<details open><summary>更多</summary>');
    expect(made).toContain('<ruby>汉<rt>hàn</rt></ruby>');
    expect(made).toContain('href="tel:+8612345"');
    expect(htmlFindings(made)).toEqual([]);
  });

  it('leaves a picture out whose address may not be', () => {
    const {
      html: made,
      pictures,
      diagnostics,
    } = compileMarkdown('![图](data:image/png;base64,AAAA)', chineseMessages);
    expect(made).toBe('<p></p>');
    expect(pictures).toEqual([]);
    expect(diagnostics).toMatchObject([{ rule: 'content-html' }]);
  });
});

it.each([
  ['[信](mailto:)', 'mailto: is not a whole address: the mailbox behind it is missing'],
  ['[网](http://)', 'http:// is not a whole address: the host behind it is missing'],
  ['[网](HTTPS:)', 'https: is not a whole address: the host behind it is missing'],
  ['<a href="tel: ">电话</a>', 'tel: is not a whole address: the number behind it is missing'],
])('an address that ends behind its scheme leads nowhere: %s', (text, message) => {
  const { diagnostics } = compileMarkdown(text, chineseMessages);
  expect(diagnostics).toMatchObject([{ rule: 'content-asset', message }]);
});

it.each(['[信](mailto:a@b.cn)', '[网](https://b.cn)', '[电](tel:+86)', '[页](/news)'])(
  'an address that is whole is not reported: %s',
  (text) => {
    expect(compileMarkdown(text, chineseMessages).diagnostics).toEqual([]);
  },
);
