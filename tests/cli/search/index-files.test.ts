import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache } from '../../../cli/content/cache/article-cache.ts';
import { isText, type NewFile, textOf } from '../../../cli/files/new-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import { readerOfFiles } from '../../fixtures/index-of.ts';
import { article, contentSite, findings } from '../content/content-site.ts';

const yaml = (search = '{ route: search }'): string => `version: 1
site: { name: 测试 }
languages:
  zh: { default: true, label: 中文, home: /index }
  en: { prefix: /EN, label: English, home: /EN/index }
access: { anonymous: { menuCodes: [open], fnCodes: [] } }
search: ${search}
routes:
  - { id: index, paths: { zh: /index, en: /EN/index }, page: index }
  - { id: about, paths: { zh: /about, en: /EN/about }, page: about }
  - { id: staff, paths: { zh: /staff, en: /EN/staff }, page: staff, access: { code: staff } }
  - { id: detail, paths: { zh: '/news/:id', en: '/EN/news/:id' }, page: one }
  - { id: memo, paths: { zh: '/memo/:id', en: '/EN/memo/:id' }, page: memo, access: { code: staff } }
  - { id: lab, paths: { zh: '/labs/:lab', en: '/EN/labs/:lab' }, page: lab }
  - { id: room, paths: { zh: '/rooms/:room', en: '/EN/rooms/:room' }, page: lab }
  - { id: search, paths: { zh: '/search/:q', en: '/EN/search/:q' }, page: search }
pages:
  index: { title: { zh: 首页, en: Home }, blocks: [{ type: text, body: { zh: [灯塔在海边], en: [A lighthouse] } }, { type: links, items: [{ title: { zh: 甲, en: A }, link: { zh: /labs/wave, en: /EN/labs/wave } }] }] }
  lab: { title: { zh: 实验室, en: Laboratory }, blocks: [{ type: text, body: { zh: [造波水池], en: [A wave tank] } }] }
  about:
    title: { zh: 概况, en: About }
    blocks:
      - type: sections
        by: code
        items:
          history: { title: { zh: 历史, en: History }, blocks: [{ type: text, body: { zh: [盐田百年], en: [Salt] } }] }
          places: { title: { zh: 地点, en: Places }, blocks: [{ type: entryTable, collection: places, head: { zh: 名称, en: Name }, columns: [kind] }] }
      - { type: text, body: { zh: [内部消息], en: [Internal] }, guard: { function: edit } }
  staff: { title: { zh: 员工, en: Staff }, blocks: [{ type: text, body: { zh: [工资单], en: [Payroll] } }] }
  one: { params: { id: id }, blocks: [{ type: article, collection: news }] }
  memo: { params: { id: id }, blocks: [{ type: article, collection: memos }] }
  search: { title: { zh: 搜索, en: Search }, params: { keyword: q }, blocks: [{ type: search }] }
collections:
  news:
    detail: detail
    untranslated: show
    label: { zh: 新闻, en: News }
    fields: { at: { type: entries, collection: places }, poster: { type: address } }
  memos: { detail: memo }
  places: { fields: { kind: { type: text, inLists: true } } }
`;

let site = '';
beforeEach(() => {
  site = contentSite({
    'site.yaml': yaml(),
    'content/zh/news/fair.md': article(
      'title: 开放日\ndate: 2026-03-01\nat: [quay]\nposter: /index',
      '第一行\n第二行接着写，**粗体**里也有字。',
    ),
    'content/zh/news/draft.md': article('title: 草稿\ndraft: true', '没有写完的灯塔。'),
    'content/zh/news/old.md': article('title: 过期\nexpires: 2020-01-01', '过去的灯塔。'),
    'content/zh/memos/pay.md': article('title: 工资', '工资单在此。'),
    'content/zh/places/quay.md': article('title: 码头食堂\nkind: 餐饮', '临海的饭堂。'),
    'content/en/news/fair.md': article(
      'title: Open day\ndate: 2026-03-01',
      'Bring <b>nothing</b>.',
    ),
  });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

async function built(): Promise<ReadonlyMap<string, NewFile>> {
  const { checked } = await lintSite(site, {
    program: 'one',
    cache: diskCache(join(site, 'cache')),
    indexes: diskCache(join(site, 'cache-search')),
  });
  if (!checked) throw new Error((await findings(site)).join('\n'));
  return (await emittedFiles(checked)).files;
}

async function found(language: string, keyword: string) {
  const files = new Map(
    [...(await built())]
      .filter(([path]) => path.startsWith('search/'))
      .map(([path, file]) => [path, !isText(file) ? '' : textOf(file)]),
  );
  const { hits } = await searchStatic(readerOfFiles(language, files), {
    keyword,
    sort: 'best',
    page: 1,
    size: 10,
  });
  return hits.map(({ document }) => document);
}

describe('the index of a site', () => {
  it.each([
    ['zh', '灯塔', [{ route: 'index' }]],
    ['zh', '行第二', [{ collection: 'news', id: 'fair', date: '2026-03-01' }]],
    ['zh', '体里', [{ collection: 'news', id: 'fair', date: '2026-03-01' }]],
    ['zh', '盐田', [{ route: 'about', query: '?code=history', above: '概况' }]],
    ['zh', '造波', [{ href: '/labs/wave' }]],
    ['en', 'wave tank', [{ href: '/EN/labs/wave' }]],
    ['zh', '饭堂', [{ route: 'about', query: '?code=places', above: '概况' }]],
    ['zh', '餐饮', [{ route: 'about', query: '?code=places', above: '概况' }]],
    ['en', 'nothing', [{ collection: 'news', id: 'fair', date: '2026-03-01' }]],
    ['en', 'lighthouse', [{ route: 'index' }]],
  ])('in %s finds %s', async (language, keyword, documents) => {
    expect(await found(language, keyword)).toEqual(documents);
  });

  it.each([
    ['a page that not everybody may open', '工资单'],
    ['a block that not everybody sees', '内部消息'],
    ['a draft', '写完'],
    ['what has expired', '过去'],
    ['marks of Markdown and HTML', 'strong'],
  ])('does not hold %s', async (_, keyword) => {
    expect(await found('zh', keyword)).toEqual([]);
  });

  it('is there for sites with a search alone, and for a service that may fail', async () => {
    const paths = async () => [...(await built()).keys()].filter((path) => /^search\//.test(path));
    expect((await paths()).length).toBeGreaterThan(0);
    const service = (more: string): string =>
      `{ route: search, service: { url: 'https://s.example/?q={keyword}', items: a, fields: { title: t, link: l }${more} } }`;
    writeFileSync(join(site, 'site.yaml'), yaml(service('')));
    expect(await paths()).toEqual([]);
    writeFileSync(join(site, 'site.yaml'), yaml(service(', fallback: true')));
    expect((await paths()).length).toBeGreaterThan(0);
  });

  it('is written once, and anew with a text that changed', async () => {
    const out = join(site, 'out');
    expect((await publishRelease(out, { emitted: await built() })).changed.size).toBeGreaterThan(0);
    expect((await publishRelease(out, { emitted: await built() })).changed.size).toBe(0);
    writeFileSync(
      join(site, 'content/en/news/fair.md'),
      article('title: Open day\ndate: 2026-03-01', 'Bring everything.'),
    );
    await publishRelease(out, { emitted: await built() });
    expect(await found('en', 'nothing')).toEqual([]);
    expect(await found('en', 'everything')).toHaveLength(1);
  });

  it('holds the titles of the entries that fields name, and changes with them', async () => {
    const fair = { collection: 'news', id: 'fair', date: '2026-03-01' };
    expect(await found('zh', '码头食堂')).toContainEqual(fair);
    expect(await found('zh', 'quay')).toEqual([]);
    expect(await found('zh', 'index')).toEqual([]);
    writeFileSync(
      join(site, 'content/zh/places/quay.md'),
      article('title: 灯塔饭堂\nkind: 餐饮', '临海的饭堂。'),
    );
    expect(await found('zh', '灯塔饭堂')).toContainEqual(fair);
  });

  it('says for a search by year which documents are of it', async () => {
    const directory = textOf(
      (await built()).get('search/zh.json') as Extract<NewFile, { make: unknown }>,
    );
    expect(JSON.parse(directory)).toMatchObject({ documents: 6, dated: 5, years: [['2026', 5]] });
  });
});
