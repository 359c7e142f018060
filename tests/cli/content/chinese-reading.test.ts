import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../cli/content/compile/compile-markdown.ts';
import { chineseMessages } from './chinese-messages.ts';

const html = (text: string): string => compileMarkdown(text, chineseMessages).html;

/** What the text of an author becomes, by what Western Markdown made of it. */
const read: readonly (readonly [fault: string, text: string, shown: string])[] = [
  ['strikes nothing out by one ~', '招收 5~10 名，学制 3~5 年', '<p>招收 5~10 名，学制 3~5 年</p>'],
  [
    'strikes out by ~~',
    '~~旧~~新，这是~~删除。~~然后',
    '<p><del>旧</del>新，这是<del>删除。</del>然后</p>',
  ],
  [
    'takes stars between digits for signs',
    '3*4*5，138****5678，139****1234',
    '<p>3*4*5，138****5678，139****1234</p>',
  ],
  ['lets masked names be', '张**、李**、王*、赵*。', '<p>张**、李**、王*、赵*。</p>'],
  [
    'knows bold words next to punctuation',
    '请**“注意”**，**（附件）**。',
    '<p>请<strong>“注意”</strong>，<strong>（附件）</strong>。</p>',
  ],
  ['does not begin a list at a year', '2026. 本年度', '<p>2026. 本年度</p>'],
  [
    'does not begin a list at a year in a quote',
    '> 2026. 本年度',
    '<blockquote>\n<p>2026. 本年度</p>\n</blockquote>',
  ],
  [
    'ends addresses before Chinese punctuation',
    '见https://example.com/路径，后面。',
    '<p>见<a href="https://example.com/%E8%B7%AF%E5%BE%84">https://example.com/路径</a>，后面。</p>',
  ],
  [
    'ends addresses before ）；、”',
    '（https://a.cn/x）https://b.cn；https://c.cn、“https://d.cn”',
    '<p>（<a href="https://a.cn/x">https://a.cn/x</a>）<a href="https://b.cn">https://b.cn</a>；<a href="https://c.cn">https://c.cn</a>、“<a href="https://d.cn">https://d.cn</a>”</p>',
  ],
  [
    'ends www. and mail addresses so, too',
    '见www.example.com，或info@example.com。',
    '<p>见<a href="http://www.example.com">www.example.com</a>，或<a href="mailto:info@example.com">info@example.com</a>。</p>',
  ],
  [
    'reads emphasis behind an address',
    'https://a.cn/x，**重点**',
    '<p><a href="https://a.cn/x">https://a.cn/x</a>，<strong>重点</strong></p>',
  ],
  [
    'keeps what an address in brackets has',
    '<https://a.cn/路，径>',
    '<p><a href="https://a.cn/%E8%B7%AF%EF%BC%8C%E5%BE%84">https://a.cn/路，径</a></p>',
  ],
  [
    'takes full-width blanks behind signs for blanks',
    '##　标题\n\n-　项\n\n1.　项',
    '<h2 id="标题">标题</h2>\n<ul>\n<li>项</li>\n</ul>\n<ol>\n<li>项</li>\n</ol>',
  ],
  [
    'takes full-width blanks before signs for blanks',
    '　　## 标题\n\n　　- 项',
    '<h2 id="标题">标题</h2>\n<ul>\n<li>项</li>\n</ul>',
  ],
  [
    'takes a line of full-width blanks for an empty one',
    '第一段\n　　\n第二段',
    '<p>第一段</p>\n<p>第二段</p>',
  ],
  [
    'keeps the two blanks before a paragraph',
    '　　第一段\n　　第二段',
    '<p>　　第一段<br>\n　　第二段</p>',
  ],
  [
    'makes no code of an indented paragraph',
    '    第一段\n\n\t第二段',
    '<p>第一段</p>\n<p>第二段</p>',
  ],
  [
    'makes no heading of a line above dashes',
    '第一段\n---\n第二段\n===',
    '<p>第一段</p>\n<hr>\n<p>第二段\n===</p>',
  ],
  [
    'makes a table of full-width bars',
    '｜甲｜乙｜\n｜---｜：--｜\n｜1｜2｜',
    html('|甲|乙|\n|---|:--|\n|1|2|'),
  ],
  ['sees a comparison where no quote begins', '>5 年', '<p>>5 年</p>'],
  [
    'shows what stands behind [注]:',
    '[注]: 说明\n\n[1]: 说明文字',
    '<p>[注]: 说明</p>\n<p>[1]: 说明文字</p>',
  ],
  ['knows notes with a full-width colon', '文[^1]\n\n[^1]：注', html('文[^1]\n\n[^1]: 注')],
  [
    'puts no blank between the lines of a paragraph',
    '第一行\n第二行，\n第三行\nand\nmore',
    '<p>第一行第二行，第三行\nand\nmore</p>',
  ],
  [
    'lets numbers begin lines of their own',
    '总则\n一、报名\n（二）缴费\n①领证',
    '<p>总则<br>\n一、报名<br>\n（二）缴费<br>\n①领证</p>',
  ],
  [
    'leaves code as it is',
    '```\n　　- 2026. 3*4*5\n2026. 甲\n```\n\n`3*4*5`',
    '<figure class="code"><pre tabindex="0"><code>　　- 2026. 3*4*5\n2026. 甲\n</code></pre></figure>\n<p><code>3*4*5</code></p>',
  ],
  [
    'leaves addresses as they are',
    '[x](https://a.cn/3*4*5)',
    '<p><a href="https://a.cn/3*4*5">x</a></p>',
  ],
  ['reads < before digits as it is', '气温<3且>5 度，x<y', '<p>气温&#x3C;3且>5 度，x&#x3C;y</p>'],
];

describe('Chinese text in Markdown', () => {
  it.each(read)('%s', (_, text, shown) => {
    expect(html(text)).toBe(shown);
  });

  it('ends other addresses as GitHub does', () => {
    const hosts = [
      ...html(
        '(https://a.cn/x). https://a.cn/a_(b), HTTPS://A.cn/?a=1&b=2! www.a_b.cn www.x.cn/a...b?? https:// http://_ xhttps://a.cn https://a.cn/a&lt; **https://a.cn**',
      ).matchAll(/<a href="[^"]*">([^<]*)/g),
    ];
    expect(hosts.map(([, shown]) => shown)).toEqual([
      'https://a.cn/x',
      'https://a.cn/a_(b)',
      'HTTPS://A.cn/?a=1&#x26;b=2',
      'www.x.cn/a...b',
      'https://a.cn/a',
      'https://a.cn',
    ]);
  });

  it('says what it cannot decide', () => {
    const doubts = [
      '甲\n---',
      '甲\n===',
      '#标题',
      '长*宽*高',
      '12. 31 前',
      '- 5 度',
      '+ 86 898',
      '~~~\n码',
    ];
    for (const text of doubts) {
      const { diagnostics } = compileMarkdown(`开头。\n\n${text}`, chineseMessages);
      expect(
        diagnostics.map(({ rule }) => rule),
        text,
      ).toEqual(['content-marks']);
    }
  });

  it('reads long lines of one sign in their time', () => {
    const long = ['-', '*', '甲', '　', '｜', ' ', '3*', '[注]: 甲', '> ', '＊', '#', '='];
    for (const sign of long) {
      const text = sign.repeat(Math.floor(100_000 / sign.length));
      expect(() => compileMarkdown(`甲\n${text}.`, chineseMessages)).not.toThrow();
    }
  });
});
