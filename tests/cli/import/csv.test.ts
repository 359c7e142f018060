import { describe, expect, it } from 'vitest';
import { csvTable } from '../../../cli/import/csv/csv-table.ts';
import { bodyOf, importSite, pixel } from './import-site.ts';

describe('a table', () => {
  it('becomes an entry a row; columns are keys of the collection', async () => {
    const { run, read, lint } = importSite({
      'news.csv':
        '\uFEFF标题,发布日期,分类,正文,人数,截止日,开放,等级,标签,图片,附件,原网址,备注\r\n' +
        '"春, 天",2020/3/1,校园,"第一段\n第二行\n\n第三段","1,200",2020年4月5日,是,初级,潮;风,a.png,b.pdf,https://old.example.org/a.asp?id=3,x\r\n' +
        '夏天,2020年7月2日,体育,<p>有<b>粗</b>体</p>,许多,明天,也许,高级,,none.png,,,\r\n',
      'a.png': pixel,
      'b.pdf': '%PDF-1.4',
    });
    const map = 'seats=人数,deadline=截止日,open=开放,level=等级,tags=标签,papers=附件';
    const { code, err } = await run('csv', 'news.csv', '--columns', map);
    expect(code).toBe(0);
    expect(read('content/zh/news/chun-tian.md')).toBe(`---
title: 春, 天
date: 2020-03-01
code: campus
picture: { src: /media/news/a.png }
seats: 1200
deadline: 2020-04-05
open: true
level: first
tags: [潮, 风]
papers:
  - { label: b.pdf, file: /media/news/b.pdf }
---

第一段\\
第二行

第三段
`);
    expect(read('content/zh/news/xia-tian.md')).toBe(
      '---\ntitle: 夏天\ndate: 2020-07-02\n---\n\n有**粗**体\n',
    );
    for (const line of [
      'lost: a category that is no section of the collection',
      'lost: a value of the field seats that is no number',
      'lost: a value of the field deadline that is no day',
      'lost: a value of the field open that is no yes',
      'lost: a value of the field level that is no choice',
      'lost: the picture of the title, which is not there',
      'left out news.csv: 备注: no key of the collection has this column',
    ]) {
      expect(err).toContain(line);
    }
    expect(read('redirects/news.yaml')).toContain(
      'from: /a.asp\n    query: { id: 3 }\n    to: /news/chun-tian',
    );
    expect((await lint()).errors).toEqual([]);
  });

  it.each(['gbk', undefined])('is read in GBK, with --encoding %s', async (encoding) => {
    // 标题 and 春 in GBK.
    const bytes = Buffer.from([0xb1, 0xea, 0xcc, 0xe2, 0x0a, 0xb4, 0xba, 0x0a]);
    const { run, read } = importSite({ 'a.csv': bytes });
    const { code } = await run('csv', 'a.csv', ...(encoding ? ['--encoding', encoding] : []));
    expect(code).toBe(0);
    expect(read('content/zh/news/chun.md')).toBe('---\ntitle: 春\n---\n');
  });

  it('has ids of its own; a second one of the same name gets a number', async () => {
    const { run, paths } = importSite({ 'a.csv': 'id,title\nx y,A\nX-Y,B\n,C\n' });
    const { err } = await run('csv', 'a.csv');
    expect(paths().filter((path) => path.startsWith('content'))).toEqual(
      ['c', 'x-y-2', 'x-y'].map((id) => `content/zh/news/${id}.md`),
    );
    expect(err).toContain('changed: another document has this name; a number stands behind the id');
  });

  it.each([
    ['a;b\n1;2\n', [{ a: '1', b: '2' }]],
    ['a\tb\n1\t2\n', [{ a: '1', b: '2' }]],
    ['"a,x",b\n1,"2 ""q"""\n\n', [{ 'a,x': '1', b: '2 "q"' }]],
    ['a,b\r\n"1\r\n2",3\r\n,\r\n', [{ a: '1\r\n2', b: '3' }]],
  ])('is written %j', (text, rows) => {
    expect(csvTable(text, 'a.csv').rows.map(({ cells }) => cells)).toEqual(rows);
  });

  it.each([
    [
      'title,date\na,2020-01-01,x\n',
      [],
      'the row that ends at line 2 has 3 cells, and differs from the header',
    ],
    ['title,date\na\n', [], 'the row that ends at line 2'],
    ['title\n"a\n', [], 'a quotation mark does not end'],
    ['title,title\na,b\n', [], 'two columns of the header are called "title"'],
    ['', [], 'a.csv is empty'],
    [',\n', [], 'there is no header'],
    ['headline\na\n', [], 'no column holds the title; there are headline: pass --columns title=…'],
    [
      'headline\na\n',
      ['--columns', 'title=headlin'],
      'there is no column "headlin"; did you mean headline?',
    ],
    [
      'headline\na\n',
      ['--columns', 'titel=headline'],
      'entries have no key titel; did you mean title?',
    ],
    ['headline\na\n', ['--columns', 'title'], '"title" in --columns is written key=column'],
    ['title\na\n', ['--encoding', 'klingon'], '"klingon" is not an encoding that is known'],
    [Buffer.from([0x74, 0x0a, 0xff, 0xff]), [], 'a.csv is no text in utf-8, gb18030'],
  ])('that is %j %j is refused in a line', async (text, options, message) => {
    const { run, paths } = importSite({ 'a.csv': text });
    const before = paths();
    const { code, out, err } = await run('csv', 'a.csv', ...options);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(paths()).toEqual(before);
  });

  it('whose cells hold HTML is text all the same', async () => {
    const { run, read } = importSite({ 'a.csv': 'title,body\nA,"1 < 2 & ""x"""\n' });
    await run('csv', 'a.csv');
    expect(bodyOf(read('content/zh/news/a.md'))).toBe('1 < 2 & "x"\n');
  });
});
