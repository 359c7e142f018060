import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { article, contentSite, siteYaml } from './content-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const collections = `  news:
    codes: { z: 乙, a: 甲 }
    fields:
      year: { type: number }
      bought: { type: day }
      author: { type: text }
      level: { type: choice, options: { low: 低, high: 高 } }
      fresh: { type: yes }`;

const books = {
  a: 'title: 云溪河道考\nyear: 2008\nbought: 2020-02-01\nauthor: 何守渊\nlevel: high\ncode: a',
  b: 'title: 残局一百题\nyear: 10000\nbought: 2019-12-31\nauthor: 吴定\nlevel: low\nfresh: true',
  c: 'title: 绿灯下\nyear: 990\nauthor: 第10卷\nfresh: false\ncode: z',
  d: 'title: 阿拉伯语\nauthor: 第9卷\npinned: true',
};

/** The ids of a list in the order in which it is written, for what a block says of it. */
async function sorted(block: string): Promise<{ ids: string[]; fields: unknown; path: string }> {
  const site = siteYaml(collections).replace(
    '{ type: articleList, collection: news }',
    `{ type: articleList, collection: news, ${block} }`,
  );
  const folder = contentSite({
    'site.yaml': site,
    ...Object.fromEntries(
      Object.entries(books).map(([id, front]) => [`content/zh/news/${id}.md`, article(front)]),
    ),
  });
  folders.push(folder);
  const { checked, diagnostics } = await lintSite(folder);
  if (!checked) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { files } = await emittedFiles(checked);
  const path = [...files.keys()].find((each) => /^content\/zh\/news\/lists\//.test(each)) ?? '';
  const file = files.get(path);
  if (!file || !('make' in file)) throw new Error(path);
  const { entries } = JSON.parse(file.make());
  return {
    ids: entries.map(({ id }: { readonly id: string }) => id),
    fields: entries.find(({ id }: { readonly id: string }) => id === 'a').fields,
    path,
  };
}

it.each([
  // Chinese by pinyin: 残 can, 绿 lü, 云 yun; the pinned one stays first.
  ['sort: { by: title }', ['d', 'b', 'c', 'a']],
  ['sort: { by: title, order: descending }', ['d', 'a', 'c', 'b']],
  // Numbers by their size; without one: last, in both directions.
  ['sort: { by: year }', ['d', 'c', 'a', 'b']],
  ['sort: { by: year, order: descending }', ['d', 'b', 'a', 'c']],
  ['sort: { by: bought }', ['d', 'b', 'a', 'c']],
  ['sort: { by: bought, order: descending }', ['d', 'a', 'b', 'c']],
  // Numbers in texts by their size: 9 before 10.
  ['sort: { by: author }', ['d', 'c', 'a', 'b']],
  // As they are declared, not as they are called.
  ['sort: { by: level }', ['d', 'b', 'a', 'c']],
  ['sort: { by: code }', ['d', 'c', 'a', 'b']],
  ['sort: { by: fresh }', ['d', 'c', 'b', 'a']],
  // Equal ones as they stood.
  ['sort: { by: source }', ['d', 'a', 'b', 'c']],
])('are written in their order: %s', async (block, expected) => {
  expect((await sorted(block)).ids).toEqual(expected);
});

it('have names that tell them from lists in the usual order', async () => {
  expect((await sorted('sort: { by: year, order: descending }')).path).toBe(
    'content/zh/news/lists/sort.down.year/1.json',
  );
  expect((await sorted('code: a, sort: { by: year }')).path).toBe(
    'content/zh/news/lists/code.a~sort.up.year/1.json',
  );
  expect((await sorted('lead: false')).path).toBe('content/zh/news/lists/all/1.json');
});

it('hold the fields that a block shows, and no others', async () => {
  expect((await sorted('fields: [year, { field: author }]')).fields).toEqual({
    year: 2008,
    author: '何守渊',
  });
  expect((await sorted('lead: false')).fields).toBeUndefined();
});
