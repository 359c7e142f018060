import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ArticleCache,
  diskCache,
  memoryCache,
} from '../../../../cli/content/cache/article-cache.ts';
import { isText, textOf } from '../../../../cli/files/new-file.ts';
import { lintSite } from '../../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../../cli/outputs/emitted-files.ts';
import { askAlways, askOnce } from '../../../../cli/search/http/api-asking.ts';
import { searchStatic } from '../../../../runtime/search/engine/search-static.ts';
import { type CmsServer, startCms } from '../../../browser/cms-server.ts';
import { readerOfFiles } from '../../../fixtures/index-of.ts';
import { contentSite, writeSite } from '../../content/content-site.ts';

/** A collection that is indexed by way of its API; its entries have pages in one of two languages. */
const yaml = (origin: string, change: (text: string) => string = (text) => text): string =>
  change(`version: 1
site: { name: Lycée }
languages:
  en: { default: true, label: English, home: /index, config: /conf/site.json }
  zh: { prefix: /ZH, label: 中文, home: /ZH/index, config: /conf/site.json }
access: { anonymous: { menuCodes: [open], fnCodes: [] } }
search: { route: search }
routes:
  - { id: index, paths: { en: /index, zh: /ZH/index }, page: index }
  - { id: one, paths: { en: '/bulletins/:no/:day', zh: false }, page: one }
  - { id: search, paths: { en: '/search/:q', zh: '/ZH/search/:q' }, page: search }
pages:
  index: { title: { en: Home, zh: 首页 }, blocks: [{ type: articleList, collection: bulletins }] }
  one: { params: { id: no, date: day }, blocks: [{ type: article, collection: bulletins }] }
  search: { title: { en: Search, zh: 搜索 }, params: { keyword: q }, blocks: [{ type: search }] }
collections:
  bulletins:
    detail: one
    pageSize: 4
    fields: { room: { type: number, label: { en: Room, zh: 教室 } } }
    http:
      index: true
      list:
        url: ${origin}/api/bulletins?appId={appId}&siteId={siteId}&channel={code}&lang={language}&pageNum={page}&pageSize={size}
        items: data.records
        total: data.total
      entry: { url: '${origin}/api/content/{id}?appId={appId}&siteId={siteId}&day={date}', item: data }
      fields: { id: id, title: title, date: publishTime, summary: summary, code: channel.code, picture: cover.url, source: author, body: content, room: room }
      timeZone: Asia/Shanghai
      success: { at: code, values: [200], missing: [404] }
      headers: { X-App-Key: '{appKey}' }
      timeout: 1
      retries: 0
`);

let cms: CmsServer;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.close());

let site = '';
let cache: ArticleCache = memoryCache();
beforeEach(async () => {
  cache = memoryCache();
  site = contentSite({
    'site.yaml': yaml(cms.origin),
    'public/conf/site.json': '\uFEFF{"appId":"phare","siteId":7,"appKey":"k"}',
  });
  await cms.answer('ok');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

type Built = {
  /** What was said on stderr, a line each. */
  readonly said: readonly string[];
  /** What a terminal showed meanwhile. */
  readonly progress: readonly string[];
  /** What the API was asked for. */
  readonly asked: readonly string[];
  readonly found: (keyword: string) => Promise<string[]>;
  readonly documents: number;
  readonly directory: string;
};

async function build(mode = 'ok', asks = askAlways): Promise<Built> {
  await cms.answer(mode);
  const { checked, diagnostics } = await lintSite(site, { indexes: cache });
  if (!checked) throw new Error(JSON.stringify(diagnostics));
  const said: string[] = [];
  const progress: string[] = [];
  const { files } = await emittedFiles(
    checked,
    asks({
      note: ({ en }) => said.push(`${en}\n`),
      progress: (text) => progress.push(text?.en ?? ''),
    }),
  );
  const texts = new Map(
    [...files].flatMap(([path, file]) =>
      !isText(file) || !path.startsWith('search/') ? [] : [[path, textOf(file)] as const],
    ),
  );
  const reader = readerOfFiles('en', texts);
  return {
    said,
    progress,
    asked: await cms.asked(),
    found: async (keyword) => {
      const { hits } = await searchStatic(reader, { keyword, sort: 'best', page: 1, size: 50 });
      return hits.map(({ document }) => document.id ?? document.route ?? '');
    },
    documents: (await reader.directory()).documents,
    directory: texts.get('search/en.json') ?? '',
  };
}

/** Entries among the documents; the rest is a page. */
const pages = 1;
const lists = (asked: readonly string[]) => asked.filter((path) => path.includes('/bulletins'));
const entries = (asked: readonly string[]) => asked.filter((path) => path.includes('/content/'));

describe('entries of a content API', () => {
  it('are found by title, text, fields and summary, as pages and entries are asked for', async () => {
    const { said, progress, asked, found, documents } = await build();
    expect(said).toEqual([]);
    expect(progress.at(-2)).toBe('asking the API of "bulletins" in "en": entry 11 of 11');
    expect(progress.at(-1)).toBe('');
    expect(documents).toBe(11 + pages);
    expect(lists(asked).sort()).toEqual(
      [1, 2, 3].map(
        (page) => `/api/bulletins?appId=phare&siteId=7&lang=en&pageNum=${page}&pageSize=4`,
      ),
    );
    expect(entries(asked)).toHaveLength(11);
    expect(entries(asked)).toContain(
      '/api/content/1746389201837465601?appId=phare&siteId=7&day=2026-03-18',
    );
    expect(await found('phare')).toEqual(['101']);
    expect(await found('开放日')).toEqual(['1746389201837465601']);
    expect(await found('rendez-vous')).toHaveLength(11);
    expect(await found('secrétariat')).toHaveLength(11);
    // The texts of HTML alone, its entities read.
    expect(await found('pique-nique')).toEqual(['101']);
    for (const word of ['amp', 'MsoNormal', 'color', 'strong', 'plan.pdf']) {
      expect(await found(word), word).toEqual([]);
    }
  });

  it('are what an address needs, and no more', async () => {
    await build();
    const document = JSON.parse((await build()).directory) as { kinds: string[]; years: unknown };
    expect(document.kinds).toEqual(['', 'bulletins']);
    expect(document.years).toEqual([
      ['2025', pages],
      ['2026', expect.any(Number)],
    ]);
  });

  it('are not asked for one by one where the list says nothing new', async () => {
    const first = await build();
    const second = await build();
    expect(lists(second.asked)).toHaveLength(3);
    expect(entries(second.asked)).toEqual([]);
    expect(second.directory).toBe(first.directory);
    const third = await build('renamed');
    expect(entries(third.asked)).toHaveLength(1);
    expect(await third.found('moulin')).toEqual(['101']);
    expect(await third.found('rendez-vous')).toHaveLength(11);
  });

  it('are there once, however often a list has them', async () => {
    const { documents, said, asked } = await build('moving');
    expect(documents).toBe(11 + pages);
    expect(entries(asked)).toHaveLength(11);
    expect(said).toEqual([]);
  });

  it('do not bring along what HTML tries', async () => {
    const { found, documents, said } = await build('hostile');
    expect({ documents, said }).toEqual({ documents: 11 + pages, said: [] });
    expect(await found('fond')).toHaveLength(11);
    expect(await found('hacked')).toEqual([]);
  });

  it('are left out where not everybody may open them, and nobody is asked', async () => {
    const closed = (text: string) =>
      text.replace('zh: false }, page: one', 'zh: false }, page: one, access: { code: x }');
    writeSite(site, { 'site.yaml': yaml(cms.origin, closed) });
    const { documents, asked } = await build();
    expect({ documents, asked }).toEqual({ documents: pages, asked: [] });
  });

  it('are asked for in every language that has pages for them', async () => {
    const both = (text: string) => text.replace('zh: false', "zh: '/ZH/bulletins/:no/:day'");
    writeSite(site, { 'site.yaml': yaml(cms.origin, both) });
    const { asked } = await build();
    expect(lists(asked).filter((path) => path.includes('lang=zh'))).toHaveLength(3);
    expect(lists(asked)).toHaveLength(6);
  });

  it('are as many as an index may hold, and it is said that there are more', async () => {
    const large = (text: string) =>
      text.replace('pageSize: 4', 'pageSize: 100').replace('body: content, ', '');
    writeSite(site, { 'site.yaml': yaml(cms.origin, large) });
    const { documents, said, asked } = await build('numberless');
    expect(documents).toBe(20_000 + pages);
    expect(said).toEqual([
      'warning: the search in "en": the API of "bulletins" lists more than 20000 entries; those after them are left out\n',
    ]);
    expect(asked.length).toBeLessThan(210);
  });
});

describe('a content API that fails', () => {
  it.each([
    ['500', 'answered 500'],
    ['403', 'answered 403'],
    ['cut', 'fetch failed'],
    ['html-page', 'JSON'],
    ['not-json', 'JSON'],
    ['envelope', 'says that it failed'],
    ['data-null', 'no list stands under data.records'],
    ['records-text', 'no list stands under data.records'],
    ['no-ids', 'has no ids or no titles'],
    ['large-unsaid', 'has more than'],
    ['endless', 'no answer after 1000 ms'],
    ['empty', 'its list is empty'],
  ])('keeps what was indexed the last time, and says so: %s', async (mode, reason) => {
    const before = await build();
    const { said, found, directory } = await build(mode);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^warning: the search in "en": the API of "bulletins" failed \(.*\)/);
    expect(said[0]).toContain(reason);
    expect(said[0]).toContain('0 entries came; 11 are those of an earlier build');
    expect(await found('rendez-vous')).toHaveLength(11);
    expect(directory).toBe(before.directory);
    // And it is known the time after that, too.
    expect((await build(mode)).directory).toBe(before.directory);
    expect(entries((await build()).asked)).toEqual([]);
  });

  it('does not break a build that knows nothing of it', async () => {
    const { said, documents } = await build('500');
    expect(documents).toBe(pages);
    expect(said.join()).toContain('0 entries came; none are known from before');
  });

  it('on the third page leaves those of the pages before, and the others of the last time', async () => {
    const first = await build('third-500');
    expect(first.documents).toBe(8 + pages);
    expect(first.said.join()).toContain('8 entries came; none are known from before');
    expect((await build()).documents).toBe(11 + pages);
    const again = await build('third-500');
    expect(again.documents).toBe(11 + pages);
    expect(again.said.join()).toContain('8 entries came; 3 are those of an earlier build');
  });

  it('for the texts alone leaves what the list says, and is asked again by the next build', async () => {
    const first = await build('entries-500');
    expect(first.said).toHaveLength(1);
    expect(first.said[0]).toContain('failed for 11 of 11 entries');
    expect(await first.found('phare')).toEqual(['101']);
    expect(await first.found('rendez-vous')).toEqual([]);
    expect(await (await build()).found('rendez-vous')).toHaveLength(11);
    // A text of the last time is better than none.
    const third = await build('renamed-500');
    expect(third.said[0]).toMatch(/failed for 1 of 11 entries .*; 0 of them are found by what/);
    expect(await third.found('moulin')).toEqual(['101']);
    expect(await third.found('rendez-vous')).toHaveLength(11);
    expect(entries((await build('renamed')).asked)).toHaveLength(1);
  });

  it('for one entry after the other is not asked for all of them', async () => {
    const large = (text: string) => text.replace('pageSize: 4', 'pageSize: 100');
    writeSite(site, { 'site.yaml': yaml(cms.origin, large) });
    const { asked, said, documents } = await build('numberless-500');
    expect(entries(asked).length).toBeLessThan(30);
    expect(said[0]).toContain('failed for 20000 of 20000 entries');
    expect(documents).toBe(20_000 + pages);
  });

  it('is not asked at all without its web configuration', async () => {
    await build();
    rmSync(`${site}/public/conf/site.json`);
    const { said, asked, documents } = await build();
    expect(documents).toBe(11 + pages);
    expect(asked).toEqual([]);
    expect(said.join()).toMatch(
      /cannot be asked \(the web configuration \/conf\/site\.json cannot be read: .*\); 11 are those/,
    );
  });
});

describe('a site that is being written', () => {
  it('asks once, answer or not, and nothing where something is remembered', async () => {
    const asking = askOnce({ note: () => undefined });
    const once = () => asking;
    expect((await build('500', once)).asked).toHaveLength(1);
    expect((await build('ok', once)).asked).toEqual([]);
    // What failed is not known.
    expect((await build('500', askOnce)).asked).toHaveLength(1);
    await build();
    const { asked, documents } = await build('ok', askOnce);
    expect(asked).toEqual([]);
    expect(documents).toBe(11 + pages);
  });
});

describe('what is remembered of an API', () => {
  it('lasts in a folder, and is asked for again where it was damaged or lost', async () => {
    cache = diskCache(`${site}/cache`);
    await build();
    const kept = await build('500');
    expect(await kept.found('rendez-vous')).toHaveLength(11);
    expect(entries((await build()).asked)).toEqual([]);
    rmSync(`${site}/cache`, { recursive: true });
    expect(entries((await build()).asked)).toHaveLength(11);
  });

  it('is the whole index where nothing can be kept', async () => {
    cache = diskCache('/dev/null/cache');
    const { found } = await build();
    expect(await found('rendez-vous')).toHaveLength(11);
  });
});
