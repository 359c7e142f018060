import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileMarkdown } from '../../../cli/content/compile/compile-markdown.ts';
import { textMessages } from '../../../cli/content/parts/text-messages.ts';
import { escapeHtml } from '../../../cli/html/escape-html.ts';
import { convertHtml } from '../../../cli/import/html/convert-html.ts';
import { mainContent } from '../../../cli/import/html/main-content.ts';
import { parseFragment, parseHtml } from '../../../cli/import/html/parse-html.ts';
import { writeMarkdown } from '../../../cli/import/markdown/write-markdown.ts';
import { noteTaker } from '../../../cli/import/note.ts';
import { bodyOf, importSite, pixel } from './import-site.ts';

/** Markdown of a piece of HTML, with what is noted. */
async function markdownOf(html: string) {
  const notes = noteTaker();
  const keep = async (address: string) => address;
  const { tree } = await convertHtml(
    parseFragment(html),
    { notes, anchors: new Set(), link: keep, picture: keep },
    '',
  );
  return {
    text: writeMarkdown(tree).trimEnd(),
    notes: notes.all().map(({ kind, text }) => `${kind}: ${text.en}`),
  };
}

describe('HTML as Markdown', () => {
  it.each([
    [
      'indents of Chinese paragraphs',
      '<p>　　一段。</p><p>&nbsp;&nbsp;&nbsp;&nbsp;二段。</p><p>&nbsp;</p>',
      '一段。\n\n二段。',
    ],
    [
      'paragraphs of breaks',
      '<div>　　一。<br>　　二。<br><br>三<br>四</div>',
      '一。\n\n二。\n\n三\\\n四',
    ],
    ['line ends between Chinese characters', '<p>一\n二 three\nfour</p>', '一二 three four'],
    [
      'lines without a block',
      '标题行<br><br>　　一。<br>　　二。<ul><li>三</ul>尾<table><tr><td>甲<br><br>乙</table>',
      '标题行\n\n一。\n\n二。\n\n- 三\n\n尾\n\n甲\n\n乙',
    ],
    ['bold words with a colon', '<p><b>注意：</b>请<b>看 </b>好</p>', '**注意：**请**看** 好'],
    [
      'bold words beside bold words',
      '<p><b>一</b><strong>二</strong><b><b>三</b></b></p>',
      '**一二三**',
    ],
    [
      'styles of Word',
      '<p class=MsoNormal style="mso-x:y"><span style="font-weight:bold" lang=EN-US>a<o:p></o:p></span><b style="font-weight:normal">b</b></p>',
      '**a**b',
    ],
    [
      'lists of Word',
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>甲</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>乙</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>丙</p>',
      '- 甲\n  1. 乙\n- 丙',
    ],
    [
      'headings from the first level on',
      '<h1>一</h1><h4><b>二</b></h4><h1>三</h1>',
      '## 一\n\n### 二\n\n## 三',
    ],
    [
      'a figure',
      '<figure><a href="a.jpg"><img src="a.jpg" alt="门"></a><figcaption>大门 <i>图</i></figcaption></figure>',
      '![门](a.jpg "大门 图")',
    ],
    [
      'names of files in the place of words',
      '<p><img src="a.jpg" alt="IMG_2019.jpg">x<img src="b.jpg" alt="图片 3"></p>',
      '![](a.jpg)x![](b.jpg)',
    ],
    [
      'a table with a caption',
      '<table><caption>表 1：数</caption><tr><th>a<th>b<tr><td>1<td>2<br>3</table>',
      'Table: 表 1：数\n\n| a | b |\n| - | - |\n| 1 | 2<br>3 |',
    ],
    ['a table that only places', '<table><tr><td><p>正文</p></td></tr></table>', '正文'],
    [
      'a table with lists',
      '<table><tr><td><ul><li>a</ul><td>b</table>',
      '<table>\n<tbody>\n<tr><td><ul><li>a</li></ul></td><td>b</td></tr></tbody>\n</table>',
    ],
    [
      'raised and lowered signs',
      '<p>m<sup>2</sup>，H<sub>2</sub>O，<kbd>Ctrl</kbd></p>',
      'm<sup>2</sup>，H<sub>2</sub>O，<kbd>Ctrl</kbd>',
    ],
    [
      'formulas of KaTeX',
      '<p>设<span class="katex"><math><semantics><mi>a</mi><annotation encoding="application/x-tex">a_1</annotation></semantics></math></span>。</p>',
      '设$a_1$。',
    ],
    [
      'signs that mean nothing',
      '<p>5~10，a_b，*x*，`y`，[z]，$5至$8，{#id}，==a==</p>',
      '5~10，a_b，\\*x\\*，\\`y\\`，\\[z]，\\$5至\\$8，{#id}，==a==',
    ],
    ['one sign of a currency', '<p>US$5 and more</p>', 'US$5 and more'],
    [
      'lines that look like others',
      '<p># 一</p><p>1. 二</p><p>:::note</p><p>| a |</p><p>&gt; b</p>',
      '\\# 一\n\n1\\. 二\n\n\\:::note\n\n\\| a |\n\n\\> b',
    ],
    [
      'notes of Word',
      '<p>文<a href="#_ftn1" name="_ftnref1">[1]</a></p><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> 注。</p></div>',
      '文[^1]\n\n---\n\n[^1]: 注。',
    ],
    [
      'places that links lead to',
      '<p><a href="#s2">二</a><a href="#x">无</a></p><a name="s2"></a><h2>第二节</h2>',
      '[二](#s2)无\n\n## 第二节 {#s2}',
    ],
    [
      'details',
      '<details><summary>更多</summary><p>文</p></details>',
      '<details>\n\n<summary>更多</summary>\n\n文\n\n</details>',
    ],
    ['code', '<pre><code class="language-js">a\n\n  b</code></pre>', '```js\na\n\n  b\n```'],
    ['films', '<video src="a/b.mp4"></video>', '[b.mp4](a/b.mp4)'],
  ])('keeps %s', async (_, html, expected) => {
    expect((await markdownOf(html)).text).toBe(expected);
  });

  it('notes what is lost', async () => {
    const { text, notes } = await markdownOf(
      '<p>文</p><script>x</script><form><input></form><svg></svg><math><mi>x</mi></math><iframe></iframe>',
    );
    expect(text).toBe('文');
    expect(notes).toEqual([
      'lost: a script',
      'lost: a form',
      'lost: a form',
      'lost: a drawing',
      'lost: a formula',
      'lost: <iframe> without an address',
    ]);
  });

  const messages = textMessages({});
  /** What readers see of a text, without blanks. */
  const seen = (text: string): string => text.replace(/[\s\u3000]+/g, '');
  const signs = [
    '**',
    '*',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '$',
    '$$',
    '[',
    ']',
    '(',
    ')',
    '![',
    '|',
  ].concat(
    [
      '#',
      '##',
      '-',
      '+',
      '>',
      '1.',
      '2026.',
      ':',
      ':::',
      '=',
      '==',
      '{#x}',
      '\\',
      '&',
      '<',
      '!',
      '^',
    ],
    ['中', '文', 'a', 'b c', '1', '、', '，', '。', '（', '）', '“', '”', '《', '》', '　', ' '],
    ['http://a.cn/b', '@', '[^1]', '"', '---', '~~~', '```', 'Table: ', '表：'],
  );

  it('is read again as it is meant: no sign shows that was none, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 7 }),
        async (parts) => {
          const text = parts.join('');
          const { text: markdown } = await markdownOf(`<p>${escapeHtml(text)}</p>`);
          expect(seen(compileMarkdown(markdown, messages).text), markdown).toBe(seen(text));
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });

  it('has marks that are read, whatever stands beside them', async () => {
    const words = [
      '中文',
      'ab',
      '，',
      '。',
      '（',
      '）',
      '“',
      '：',
      ' ',
      '1',
      '%',
      '(',
      ')',
      '.',
      '《',
      '》',
    ];
    const piece = fc.record({
      tag: fc.constantFrom(
        '',
        'b',
        'i',
        'strong',
        'a href="/x"',
        'span',
        'sup',
        'code',
        'del',
        'u',
      ),
      text: fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
        .map((all) => all.join('')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), async (pieces) => {
        const html = pieces.map(({ tag, text }) =>
          tag === '' ? text : `<${tag}>${text}</${tag.split(' ')[0]}>`,
        );
        const { text: markdown } = await markdownOf(`<p>${html.join('')}</p>`);
        const compiled = compileMarkdown(markdown, messages);
        expect(seen(compiled.text), markdown).toBe(seen(pieces.map(({ text }) => text).join('')));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('is text that the linter takes, whatever the page was', async () => {
    const names = [
      'p',
      'div',
      'ul',
      'li',
      'ol',
      'table',
      'tr',
      'td',
      'th',
      'h1',
      'h2',
      'blockquote',
      'pre',
    ].concat(
      [
        'br',
        'img src=x',
        'figure',
        'figcaption',
        'a name=x',
        'a href=#x',
        'sup',
        'details',
        'summary',
        'dl',
      ],
      [
        'dt',
        'dd',
        'hr',
        'section',
        'iframe src=/y',
        'o:p',
        'caption',
        'center',
        'font',
        'b',
        'span',
      ],
    );
    const part = fc.oneof(
      fc.constantFrom('中文', 'ab', ' ', '1'),
      fc.constantFrom(...names.map((name) => `<${name}>`)),
      fc.constantFrom(...names.map((name) => `</${name.split(' ')[0]}>`)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 14 }), async (parts) => {
        const { text: markdown } = await markdownOf(parts.join(''));
        const { diagnostics } = compileMarkdown(markdown, messages);
        const found = diagnostics.filter(({ rule }) => rule !== 'content-alt');
        expect(
          found.map(({ message }) => message),
          `${parts.join('')} | ${markdown}`,
        ).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('the text of a page', () => {
  it.each([
    [
      'the element that a CMS of universities has for it',
      '<div class="nav">导航</div><div id="vsb_content"><p>文</p></div><p>脚</p>',
    ],
    ['that of authorities', '<p>头</p><div class="TRS_Editor"><p>文</p></div>'],
    [
      'the article',
      '<header>头</header><article><header>题</header><p>文</p></article><footer>脚</footer>',
    ],
    ['main', '<nav>导航</nav><main><p>文</p><aside>旁</aside></main>'],
    ['all but what stands around', '<nav>导航</nav><div><p>文</p></div><footer>脚</footer>'],
  ])('is %s', async (_, body) => {
    const { text } = await (async () => {
      const keep = async (address: string) => address;
      const { tree } = await convertHtml(
        mainContent(parseHtml(`<html><body>${body}</body></html>`)),
        { notes: noteTaker(), anchors: new Set(), link: keep, picture: keep },
        '',
      );
      return { text: writeMarkdown(tree).trim() };
    })();
    expect(text).toBe('文');
  });
});

const page = `<html><head><meta charset="gb2312"><title>运动会-临海学院</title><meta name="PubDate" content="2015-05-06 10:20"><meta name="ContentSource" content="宣传部"></head>
<body><div class="v_news_content"><h1>运动会</h1><p>见<a href="tz.htm#a">通知</a>、<a href="/x/none.htm">没有</a>、<a href="javascript:void(0)">点</a>。</p>
<p><img src="../images/a.png" alt="跑道"><img src="../../../../../../etc/hosts.png" alt="外"></p></div></body></html>`;
/** The same page in GBK: every character of it as its two bytes. */
const gbk = Buffer.concat([...page].map((character) => Buffer.from(gbkOf(character))));

function gbkOf(character: string): readonly number[] {
  if (character.charCodeAt(0) < 128) return [character.charCodeAt(0)];
  const decoder = new TextDecoder('gbk');
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1)
      if (decoder.decode(Uint8Array.from([high, low])) === character) return [high, low];
  throw new Error(character);
}

describe('pages of HTML', () => {
  const files = {
    'xw/ydh.html': gbk,
    'xw/tz.htm':
      '<html><head><title>通知</title></head><body><h2 id="a">甲节</h2><p>见<a href="ydh.html">新闻</a></p></body></html>',
    'images/a.png': pixel,
  };

  it('become entries, whatever their encoding', async () => {
    const { run, read, lint } = importSite(files);
    const { code, err } = await run('html', '.');
    expect(code).toBe(0);
    expect(read('content/zh/news/ydh.md')).toBe(
      '---\ntitle: 运动会\ndate: 2015-05-06\nsource: 宣传部\n---\n\n见[通知](tz.md#a)、没有、点。\n\n![跑道](/media/news/a.png)外\n',
    );
    expect(bodyOf(read('content/zh/news/tz.md'))).toBe('## 甲节 {#a}\n\n见[新闻](ydh.md)\n');
    expect(err).toContain('lost: a picture that is not there (1 document)');
    expect(err).toContain('lost: a link that leads nowhere (1 document)');
    expect(parse(read('redirects/news.yaml')).redirects).toEqual([
      { from: '/xw/tz.htm', to: '/news/tz' },
      { from: '/xw/ydh.html', to: '/news/ydh' },
    ]);
    expect((await lint()).errors).toEqual([]);
  });

  it('lead on from below the address that they had', async () => {
    const { run, read } = importSite(files);
    await run('html', '.', '--old', 'https://www.example.edu/site');
    expect(parse(read('redirects/news.yaml')).redirects[0]).toEqual({
      from: '/site/xw/tz.htm',
      to: '/news/tz',
    });
    expect(read('content/zh/news/ydh.md')).toContain('[没有](https://www.example.edu/x/none.htm)');
  });

  it('behind symbolic links are left out', async () => {
    const { run, old, paths } = importSite({
      'in/a.html': '<p>a</p>',
      'secret.html': '<p>geheim</p>',
    });
    symlinkSync(join(old, 'secret.html'), join(old, 'in/b.html'));
    const { err } = await run('html', 'in');
    expect(err).toContain('left out b.html: it is a symbolic link, which is not followed');
    expect(paths().filter((path) => path.startsWith('content'))).toEqual(['content/zh/news/a.md']);
  });
});
