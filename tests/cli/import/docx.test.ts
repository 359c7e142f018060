import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openPackage } from '../../../cli/import/docx/open-package.ts';
import {
  cell,
  docx,
  formula,
  item,
  link,
  noteSign,
  paragraph,
  picture,
  run,
  table,
} from './docx-file.ts';
import { bodyOf, importSite } from './import-site.ts';

const notice = docx(
  [
    paragraph(run('关于春季教学检查的通知'), 'Title1'),
    paragraph(run('　　各学院：')),
    paragraph(
      run('为做好') +
        run('春季学期：', '<w:b/>') +
        run('检查') +
        noteSign +
        run('，费用$50至$80，5~10人。'),
    ),
    paragraph(run('一、内容', '<w:b/>'), '1'),
    item('准备', 0, 1),
    item('教案', 1, 1),
    item('打印', 2, 1),
    item('上课', 0, 1),
    item('第一步', 0, 2),
    item('第二步', 0, 2),
    paragraph(run('（一）材料'), '2'),
    paragraph(picture('图片 1')),
    paragraph(run('图 1 教学楼'), 'cap'),
    paragraph(run('安排'), 'cap'),
    table(
      [cell('学院', '<w:vMerge w:val="restart"/>'), cell('时间', '<w:gridSpan w:val="2"/>')],
      [cell('', '<w:vMerge/>'), cell('开始'), cell('结束')],
      [cell('文学院'), cell('三月'), cell('四月\n（周五）')],
    ),
    table([cell('姓名'), cell('电话')], [cell('张**'), cell('138****5678\n转|2')]),
    formula,
    paragraph(run('见') + link('教务处') + run('。')),
  ].join(''),
);

describe('a Word document', () => {
  it('becomes an entry with lists, notes, tables, pictures and captions', async () => {
    const { run: imports, read, paths, lint } = importSite({ '教学检查.docx': notice });
    const { code, out } = await imports('docx', '教学检查.docx', '--report', '/dev/null');
    expect([code, out]).toEqual([0, expect.stringMatching(/^wrote +\S+jiao-xue-jian-cha\.md\n$/)]);
    expect(read('content/zh/news/jiao-xue-jian-cha.md')).toBe(`---
title: 关于春季教学检查的通知
date: 2026-02-27
source: 教务处
---

各学院：

为做好**春季学期：**检查[^1]，费用\\$50至\\$80，5~10人。

## 一、内容

- 准备
  - 教案
    - 打印
- 上课

1. 第一步
2. 第二步

### （一）材料

![](/media/news/jiao-xue-jian-cha-1.png "图 1 教学楼")

Table: 安排

<table>
<tbody>
<tr><td rowspan="2">学院</td><td colspan="2">时间</td></tr>
<tr><td>开始</td><td>结束</td></tr>
<tr><td>文学院</td><td>三月</td><td><p>四月</p><p>（周五）</p></td></tr></tbody>
</table>

| 姓名 | 电话 |
| - | - |
| 张\\*\\* | 138\\*\\*\\*\\*5678<br>转\\|2 |

见[教务处](https://jwc.example.edu/)。

[^1]: 依据第三条。
`);
    expect(paths()).toContain('public/media/news/jiao-xue-jian-cha-1.png');
    const { errors, warnings } = await lint();
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['content-alt']);
  });

  it('has what is lost of it in the report', async () => {
    const { run: imports } = importSite({ 'a.docx': notice });
    const { err } = await imports('docx', 'a.docx');
    expect(err).toContain("lost: a formula of Word's editor (1 document)");
    expect(err).toContain('changed: the first row of a table without a head is its head');
    expect(err).toContain('changed: a table with merged cells');
  });

  it.each([
    [
      'the heading that it begins with',
      paragraph(run('开放日'), '1') + paragraph(run('周六。')),
      '开放日',
    ],
    [
      'bold words above the text',
      paragraph(run('开放日', '<w:b/>')) + paragraph(run('周六。')),
      '开放日',
    ],
    ['the name of the file, where nothing is one', paragraph(run('周六开放。')), 'b-file'],
  ])('has as its title %s', async (_, body, title) => {
    const { run: imports, read } = importSite({ 'b-file.docx': docx(body) });
    await imports('docx', 'b-file.docx');
    expect(read('content/zh/news/b-file.md')).toMatch(new RegExp(`^---\\ntitle: ${title}\\n`));
    expect(bodyOf(read('content/zh/news/b-file.md'))).toMatch(/^周六.*\n$/);
  });

  it('saves a picture that two documents have once', async () => {
    const both = docx(paragraph(run('文')) + paragraph(picture('门')));
    const { run: imports, paths, read } = importSite({ 'in/a.docx': both, 'in/b.docx': both });
    expect((await imports('docx', 'in')).code).toBe(0);
    expect(paths().filter((path) => path.startsWith('public/media'))).toEqual([
      'public/media/news/a-1.png',
    ]);
    expect(read('content/zh/news/b.md')).toContain('![门](/media/news/a-1.png)');
  });

  it.each([
    ['an empty file', new Uint8Array(), 'the file is empty'],
    [
      'a document of an old Word',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]),
      'in the old format (.doc), or with a password',
    ],
    ['anything else', strToU8('hello'), 'it is no Word document (.docx)'],
    ['another zip file', zipSync({ 'a.txt': strToU8('a') }), 'there is no word/document.xml in it'],
    ['a damaged one', notice.subarray(0, 900), 'the file is damaged and cannot be unpacked'],
    [
      'one with broken XML',
      docx('', { 'word/document.xml': '<w:document><w:body>' }),
      'what is in the document cannot be read',
    ],
  ])('that is %s is refused in a line, and nothing is written', async (_, bytes, message) => {
    const { run: imports, paths } = importSite({ 'in/a.docx': notice, 'in/z.docx': bytes });
    const before = paths();
    const { code, out, err } = await imports('docx', 'in');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('z.docx');
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(paths()).toEqual(before);
  });

  it('is not unpacked beyond a limit, whatever it says of itself', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(3_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => openPackage(bomb, 'a.docx', 1_000_000)).toThrow('and is not imported');
    expect(openPackage(bomb, 'a.docx', 4_000_000).size).toBe(1);
    // The size that its list of files names is not what is in it.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    const unpacked = openPackage(lying, 'a.docx', 1_000_000).get('word/document.xml');
    expect(unpacked?.length).toBeLessThanOrEqual(100);
  });
});
