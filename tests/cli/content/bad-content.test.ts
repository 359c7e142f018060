import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../../cli/content/compile/compile-markdown.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { report } from '../../../cli/report/report.ts';
import { plainStyle } from '../../../cli/report/report-style.ts';
import { chineseMessages } from './chinese-messages.ts';
import { article, contentSite, findings, siteYaml } from './content-site.ts';
import { htmlFindings } from './html-findings.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A site with files of news. */
function newsSite(files: Readonly<Record<string, string | Buffer>>, collections?: string): string {
  const folder = contentSite({
    ...(collections === undefined ? {} : { 'site.yaml': siteYaml(collections) }),
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [`content/zh/news/${path}`, content]),
    ),
  });
  folders.push(folder);
  return folder;
}

/** What is found in files of news. */
async function found(...site: Parameters<typeof newsSite>): Promise<string[]> {
  const folder = newsSite(...site);
  return (await findings(folder)).map((each) => each.replaceAll(`${folder}/`, ''));
}

const fields = `  news:
    detail: detail
    required: [date]
    fields:
      count: { type: number, required: true }
      ready: { type: yes }
      day: { type: day }
      steps: { type: steps }
      table: { type: table }`;

describe('front matter that is wrong', () => {
  it('by its notation alone is told as that', async () => {
    const front = [
      'title: 007',
      'summary: 第一行 #1 号楼',
      'pinned: yes',
      'code: &c a',
      'date: 2026-03-18',
    ];
    const lines = await found(
      { 'a.md': article(front.join('\n')) },
      '  news: { detail: detail, codes: { a: 甲 } }',
    );
    expect(lines.map((line) => line.replace(/^\S+?md:(\S+ \S+ \S+ "[^"]*").*$/, '$1'))).toEqual([
      '2:8 error yaml-lossy-scalar "007"',
      '3:14 warning yaml-comment-cut "#1 号楼"',
      '4:9 error yaml-boolean-word "yes"',
      '5:7 warning yaml-unused-anchor "&c"',
    ]);
  });

  it('of wrong types is told value by value', async () => {
    const front = [
      'title: 12',
      'date: 2026-13-01',
      'pinned: perhaps',
      'order: first',
      'aliases: old-id',
      'picture: dot.png',
      'publishAt: tomorrow',
      'count: many',
      'ready: 1',
      'day: 2026-02-30',
      'steps: [{ text: 无题 }]',
      'table: { columns: [], rows: 3 }',
    ].join('\n');
    const lines = await found({ 'one.md': article(front) }, fields);
    expect(lines.map((line) => line.replace(/^content\/zh\/news\/one\.md:/, ''))).toEqual([
      expect.stringMatching(/^2:8 error schema-type "12" /),
      expect.stringMatching(/^3:7 error schema-pattern "2026-13-01" /),
      expect.stringMatching(/^4:9 error schema-type "perhaps" /),
      expect.stringMatching(/^5:8 error schema-type "first" /),
      expect.stringMatching(/^6:10 error schema-type "old-id" /),
      expect.stringMatching(/^7:10 error schema-type "dot\.png" .*expected \{ src: …, alt: … \}$/),
      expect.stringMatching(/^8:12 error schema-pattern "tomorrow" /),
      expect.stringMatching(/^9:8 error schema-type "many" /),
      expect.stringMatching(/^10:8 error schema-type "1" /),
      expect.stringMatching(/^11:6 error content-day "2026-02-30" /),
      expect.stringMatching(/^12:\d+ error schema-required "text" .*"title"/),
      expect.stringMatching(/^13:\d+ error schema-\S+ "\[\]" /),
      expect.stringMatching(/^13:\d+ error schema-type "3" /),
    ]);
  });

  it('lacks keys and has others', async () => {
    const lines = await found({ 'one.md': article('titel: 一\nautor: 二\ncoutn: 3') }, fields);
    expect(lines).toEqual([
      expect.stringMatching(/one\.md:2:1 error schema-unknown-key "titel" .*missing → title/),
      expect.stringMatching(/one\.md:2:1 error schema-required "titel" .*"date"/),
      expect.stringMatching(/one\.md:3:1 error schema-unknown-key "autor" /),
      expect.stringMatching(/one\.md:4:1 error schema-unknown-key "coutn" .* → count/),
    ]);
  });

  it('is no YAML', async () => {
    const lines = await found({
      'colon.md': article('title: 一：二\ndate:2026-03-18'),
      'quote.md': article('title: "没有完'),
      'twice.md': article('title: 一\ntitle: 二'),
      'wide.md': article('title： 一'),
      'alias.md': article('title: *none'),
    });
    expect(lines).toEqual([
      expect.stringMatching(/alias\.md:2:8 error yaml-syntax "\*none" /),
      expect.stringMatching(/colon\.md:3:5 error yaml-syntax ":" a blank is missing/),
      expect.stringMatching(/quote\.md:2:8 error yaml-syntax /),
      expect.stringMatching(/twice\.md:3:1 error yaml-duplicate-key "title" /),
      expect.stringMatching(/wide\.md:2:1 error content-front-matter "title： 一" .*not ：/),
    ]);
  });

  it('hides nothing of what is wrong with the text below it', async () => {
    const text = '[乙](tow.md) ![图](no.png) [表](no.pdf)\n\n[丙](two.md)\n\n# 一级';
    const lines = await found({
      'keys.md': article('titel: 一', text),
      'syntax.md': article('title: "没有完', text),
      'wide.md': article('title： 一', text),
      'empty.md': article('', text),
      'two.md': article('title: 二'),
    });
    for (const [name, front] of [
      ['keys', 'schema-unknown-key'],
      ['syntax', 'yaml-syntax'],
      ['wide', 'content-front-matter'],
      ['empty', 'content-front-matter'],
    ] as const) {
      const own = lines.filter((line) => line.includes(`/${name}.md:`));
      expect(own, name).toEqual([
        expect.stringMatching(`error ${front} `),
        expect.stringMatching(/:5:5 error content-link "tow\.md" .* → two\.md$/),
        expect.stringMatching(/:5:\d+ error content-asset "no\.png" /),
        expect.stringMatching(/:5:\d+ error content-asset "no\.pdf" /),
        expect.stringMatching(/:9:1 warning content-heading "# 一级" /),
      ]);
    }
  });

  it('is marked at the same place in files of Windows, with a byte order mark', async () => {
    const text = article(
      'title: 新闻\ndate: 2026-02-30\ncode: 校园',
      '中文段落\n第二行 <b onclick="x">字</b>',
    );
    const crlf = text.replaceAll('\n', '\r\n');
    const at = /^\S+?\.md:(.*)$/s;
    const lines = await found({ 'a.md': text, 'b.md': crlf, 'c.md': `\uFEFF${crlf}` });
    const [unix, windows, marked] = ['a', 'b', 'c'].map((name) =>
      lines.filter((line) => line.includes(`/${name}.md`)).map((line) => at.exec(line)?.[1]),
    );
    expect(unix).toEqual([
      expect.stringMatching(/^3:7 error content-day "2026-02-30"/),
      expect.stringMatching(/^4:7 error content-choice "校园"/),
      expect.stringMatching(/^8:5 warning content-html "<b onclick="x">字<\/b>"/),
    ]);
    expect(windows).toEqual(unix);
    expect(marked).toEqual(unix);
  });
});

describe('files that are no articles', () => {
  it('are told, each with what is the matter', async () => {
    const gbk = Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0x74, 0x3a, 0x20, 0xd0, 0xc2, 0xce, 0xc5]);
    const lines = await found({
      'big.md': article('title: 大', '很长的文章。\n\n'.repeat(260_000)),
      'gbk.md': gbk,
      'nothing.md': '',
      'line.md': '---',
      'binary.md': Buffer.from([0, 1, 2, 3]),
      'utf16.md': Buffer.from('\uFEFF---\ntitle: x\n---\n', 'utf16le'),
    });
    expect(lines).toEqual([
      expect.stringMatching(/big\.md:1:1 error content-size .* \d{4} kB/),
      expect.stringMatching(/binary\.md:1:1 error yaml-encoding .*control character/),
      expect.stringMatching(/gbk\.md:2:4 error yaml-encoding .*GBK/),
      expect.stringMatching(/line\.md:1:1 error content-front-matter "---" .*missing/),
      expect.stringMatching(/nothing\.md:1:1 error content-front-matter .*missing/),
      expect.stringMatching(/utf16\.md:1:1 error yaml-encoding .*UTF-16/),
    ]);
  });

  it('where one slip breaks hundreds of files, say so in a few lines', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`n${index}.md`, article('titel: 一')]),
    );
    const told = report(await lintSite(newsSite(files)), plainStyle);
    expect(told.match(/schema-unknown-key/g)).toHaveLength(20);
    expect(told).toMatch(/and 280 more like this/);
    expect(told).toMatch(/^300 errors in 300 files$/m);
  });
});

const attacks: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script><SCRIPT SRC=//e.example/x.js></SCRIPT>',
  handlers: '<img src=x onerror=alert(1)> <p onclick="x()" ONMOUSEOVER=x>字</p> <body onload=x>',
  addresses:
    '[a](javascript:alert(1)) [b](JaVaScRiPt:x) [c](java&#10;script:x) [d](vbscript:x) [e](data:text/html,x) <a href="&#1;javascript:x">f</a> <a href=" javascript:x">g</a> <javascript:x>',
  frames:
    '<iframe src="https://e.example/"></iframe><frameset><frame></frameset><object data=x></object><embed src=x><base href="//e.example/">',
  style:
    '<style>*{display:none}</style><p style="position:fixed">字</p><link rel=stylesheet href=x><meta http-equiv=refresh content=0>',
  svg: '<svg onload=x><script>x</script><a xlink:href="javascript:x"><text>字</text></a></svg><math href="javascript:x">x</math>',
  forms:
    '<form action="javascript:x"><input type=text name=q><button formaction="javascript:x">去</button><textarea></textarea><select></select></form>',
  images:
    '![a](data:image/svg+xml;base64,AAAA) <img src="data:image/png;base64,AAAA" srcset="javascript:x 1x" alt="">',
  mutation:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'mutation by form':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'mutation by svg': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  comments:
    '字<!-- <script>x</script> -->字<!--[if IE]><script>x</script><![endif]--><?php x ?><!DOCTYPE x><![CDATA[ x ]]>',
  unclosed: '<div><b><table><tr><td>一<p>二<ul><li>三<script>x',
  template:
    '<template><script>x</script><img src=x onerror=x></template><slot></slot><x-y onclick=x>字</x-y>',
  ids: '<p id="root" name="body">字</p><a id=site-hints name=x href="#root">字</a><img name=cookie id=getElementById src=/x.png alt="">',
  titles:
    '![a](/x.png "\\"><script>x</script>") [b](/y "\'><img src=x onerror=x>") ![<script>](/z.png)',
  footnotes: '[^<script>x</script>]: 注\n\n[^"onclick=x]: 注\n\n字[^"onclick=x]',
  'footnotes in what is not closed': '[^a]: 注\n\n字[^a]<textarea>',
  code: '```"><script>x</script>\n<script>x</script>\n```\n\n`<img src=x onerror=x>`',
};

describe('HTML that is to do harm', () => {
  it.each(Object.entries(attacks))('is sanitised: %s', (_, text) => {
    expect(htmlFindings(compileMarkdown(text, chineseMessages).html)).toEqual([]);
  });

  it('is sanitised whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(attacks)),
      fc.constantFrom(
        ...'<a <b <p <svg <math <style> <!-- --> </style> <script> </script> <table> <tr> <td> </table> <img <div> </div> <select> <option> <template> <noscript> <title> <textarea> <xmp> <plaintext> <listing> <mtext> <mglyph> <annotation-xml <foreignObject> <desc> > /> " \' = ` ]( [x ![y \\ & &#x6a; &colon; \n \n\n > - 1. | --- ** ~~ [^1] [^1]: src= href= onerror= onclick= style= id= class= title=" alert(1) javascript: data:text/html, //e.example /path #x 字'.split(
          ' ',
        ),
        '\n\n',
        '\n',
        ' ',
      ),
      fc.string({ maxLength: 6 }),
    );
    const text = fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (each) => {
        expect(htmlFindings(compileMarkdown(each, chineseMessages).html)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('Markdown that is to take for ever', () => {
  it.each([
    ['10,000 nested quotes', `${'> '.repeat(10_000)}字`],
    ['a list 5,000 deep in a line', `${'- '.repeat(5000)}字`],
    [
      'a list 600 deep',
      Array.from({ length: 600 }, (_, at) => `${'  '.repeat(at)}- 字`).join('\n'),
    ],
    ['50,000 brackets', '['.repeat(50_000)],
    ['20,000 opened emphases', '*a '.repeat(20_000)],
    ['a table of 5,000 columns', `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n`],
    ['20,000 unclosed tags', `${'<b id=1>'.repeat(20_000)}${'<p>'.repeat(50_000)}`],
  ])('is refused: %s', (_, text) => {
    const { html, diagnostics } = compileMarkdown(text, chineseMessages);
    expect(html).toBe('');
    expect(diagnostics).toMatchObject([{ rule: 'content-depth', severity: 'error' }]);
  });
});
