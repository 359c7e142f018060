import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentOptions } from '../../../cli/content/read-content.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { article, contentSite, findings, siteYaml } from './content-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Json = Record<string, unknown> & { readonly entries?: { id: string }[] };

/** What a site emits: a reader of its JSON files, and their paths. */
async function emitted(
  files: Readonly<Record<string, string>>,
  site = siteYaml(),
  options: Partial<ContentOptions> = {},
) {
  const folder = contentSite({
    'site.yaml': site,
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [`content/${path}`, content]),
    ),
  });
  folders.push(folder);
  const { checked } = await lintSite(folder, options);
  if (!checked) throw new Error((await findings(folder, options)).join('\n'));
  const { files: made, model } = await emittedFiles(checked);
  const read = (path: string): Json => {
    const file = made.get(`content/${path}.json`);
    if (!file || !('make' in file)) throw new Error(`no ${path}`);
    return JSON.parse(file.make());
  };
  const ids = (path: string): string[] => (read(path).entries ?? []).map(({ id }) => id);
  return { read, ids, model, content: checked.content, paths: [...made.keys()] };
}

const news = (fronts: Readonly<Record<string, string>>, language = 'zh') =>
  Object.fromEntries(
    Object.entries(fronts).map(([id, front]) => [
      `${language}/news/${id}.md`,
      article(`title: ${id}\n${front}`),
    ]),
  );

describe('lists', () => {
  it('have pinned ones first, then the order, then the newest, then the name', async () => {
    const { ids } = await emitted(
      news({
        old: 'date: 2024-01-01',
        b: 'date: 2026-01-01',
        a: 'date: 2026-01-01',
        second: 'order: 2',
        first: 'order: 1.5',
        none: '',
        pin2: 'pinned: true\norder: 9',
        pin1: 'pinned: true\norder: 1',
      }),
    );
    expect(ids('zh/news/lists/all/1')).toEqual([
      'pin1',
      'pin2',
      'first',
      'second',
      'a',
      'b',
      'old',
      'none',
    ]);
  });

  it('come in pages; there is one for none, and none behind the end', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 23 }, (_, index) => [`n${index + 10}`, `order: ${index}`]),
    );
    const { read, ids, paths, content } = await emitted(news(many));
    expect(ids('zh/news/lists/all/3')).toEqual(['n30', 'n31', 'n32']);
    expect(read('zh/news/lists/all/1').total).toBe(23);
    expect(paths).not.toContain('content/zh/news/lists/all/4.json');
    expect(read('en/news/lists/all/1')).toEqual({ total: 0, entries: [] });
    expect(content.entries).toHaveLength(23);
  });

  it('are narrowed down by year and kind, each value with its number', async () => {
    const collections = '  news: { detail: detail, types: { pictures: 图片 } }';
    const files = news({
      a: 'date: 2026-05-01\ntype: pictures',
      b: 'date: 2025-12-31',
      c: 'date: 2025-01-01',
      d: '',
    });
    const years = await emitted(
      files,
      siteYaml(collections, ', { type: articleList, collection: news, filter: year }'),
    );
    expect(years.read('zh/news/lists/all/1').filter).toEqual([
      { value: '2026', count: 1 },
      { value: '2025', count: 2 },
    ]);
    expect(years.ids('zh/news/lists/year.2025/1')).toEqual(['b', 'c']);
    const types = await emitted(
      files,
      siteYaml(collections, ', { type: articleList, collection: news, filter: type }'),
    );
    expect(types.read('zh/news/lists/type.article/1').filter).toEqual([
      { value: 'article', count: 3 },
      { value: 'pictures', count: 1 },
    ]);
    expect(types.ids('zh/news/lists/type.pictures/1')).toEqual(['a']);
  });

  it('are there for each code where the address names it, and for each entry that is named', async () => {
    const collections = `  news:
    detail: detail
    codes: { campus: 校园, media: 媒体 }
    fields: { school: { type: text }, schools: { type: entries, collection: schools } }
  schools: {}`;
    const blocks =
      ', { type: articleList, collection: news, codeFrom: address }, { type: institution, collection: schools, by: code, news: { title: 新闻, collection: news, field: school } }, { type: institution, collection: schools, by: code, news: { title: 新闻, collection: news, field: schools } }';
    const { ids, paths } = await emitted(
      {
        ...news({
          a: 'code: campus\nschool: north',
          b: 'code: campus\nschools: [south, north]',
        }),
        'zh/schools/north.md': article(),
        'zh/schools/south.md': article(),
      },
      siteYaml(collections, blocks),
    );
    expect(ids('zh/news/lists/code.campus/1')).toEqual(['a', 'b']);
    expect(ids('zh/news/lists/code.media/1')).toEqual([]);
    expect(ids('zh/news/lists/school.north/1')).toEqual(['a']);
    expect(ids('zh/news/lists/schools.north/1')).toEqual(['b']);
    expect(ids('zh/news/lists/schools.south/1')).toEqual(['b']);
    expect(paths).toContain('content/zh/news/lists/school.south/1.json');
  });
});

describe('entries', () => {
  it('know their neighbours in their section, and what to read next', async () => {
    const fronts = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `n${index}`,
        `order: ${index}\ncode: ${index === 8 ? 'media' : 'campus'}`,
      ]),
    );
    const { read } = await emitted(
      news(fronts),
      siteYaml('  news: { detail: detail, codes: { campus: 校园, media: 媒体 } }'),
    );
    const middle = read('zh/news/entries/n3');
    expect([middle.previous, middle.next]).toMatchObject([{ id: 'n2' }, { id: 'n4' }]);
    expect((middle.related as { id: string }[]).map(({ id }) => id)).toEqual([
      'n0',
      'n1',
      'n2',
      'n4',
      'n5',
      'n6',
    ]);
    const alone = read('zh/news/entries/n8');
    expect(alone).not.toHaveProperty('previous');
    expect(alone).not.toHaveProperty('next');
    expect(alone.related).toHaveLength(6);
  });

  it('know their translations, both ways', async () => {
    const { read } = await emitted({ ...news({ a: '' }), ...news({ a: '', b: '' }, 'en') });
    expect(read('zh/news/entries/a').translations).toEqual({ en: '/EN/news/a' });
    expect(read('en/news/entries/a').translations).toEqual({ zh: '/news/a' });
    expect(read('en/news/entries/b')).not.toHaveProperty('translations');
  });

  it('are shown in the default language where the collection says so, and say it', async () => {
    const files = {
      ...news({ a: 'aliases: [b]', c: 'aliases: [old]' }),
      ...news({ b: '' }, 'en'),
    };
    const { read, ids } = await emitted(
      files,
      siteYaml('  news: { detail: detail, untranslated: show }'),
    );
    expect(ids('en/news/lists/all/1')).toEqual(['a', 'b', 'c']);
    expect(read('en/news/entries/a')).toMatchObject({
      language: 'zh',
      translations: { zh: '/news/a' },
    });
    // An alias of another language's entry does not take the place of an entry.
    expect(read('en/news/entries/b')).toMatchObject({ title: 'b' });
    expect(read('en/news/entries/old')).toEqual({ movedTo: 'c' });
    const hidden = await emitted(files);
    expect(hidden.ids('en/news/lists/all/1')).toEqual(['b']);
  });

  it('are found under the ids that they had', async () => {
    const { read } = await emitted(news({ a: 'aliases: [first, Second]' }));
    expect(read('zh/news/entries/first')).toEqual({ movedTo: 'a' });
    expect(read('zh/news/entries/Second')).toEqual({ movedTo: 'a' });
  });

  it('hold the entries that their fields name, those that are shown', async () => {
    const { read } = await emitted(
      {
        ...news({ a: '', b: 'draft: true' }),
        'zh/topics/t.md': article('title: 专题\narticles: [b, a]'),
      },
      siteYaml(
        '  news: { detail: detail }\n  topics: { fields: { articles: { type: entries, collection: news } } }',
      ),
    );
    expect(read('zh/topics/entries/t').named).toEqual({
      articles: { collection: 'news', entries: [{ id: 'a', title: 'a' }] },
    });
  });

  it('link to each other', async () => {
    const { read } = await emitted({
      ...news({ a: '' }),
      'zh/news/2026/b.md': article('title: 乙', '[甲](../a.md?x=1#p)'),
    });
    expect(read('zh/news/entries/b').html).toBe('<p><a href="\uE000/news/a?x=1#p">甲</a></p>');
  });
});

describe('what is shown when', () => {
  const now = Date.parse('2026-03-18T08:00:00+08:00');
  const files = news({
    draft: 'draft: true',
    past: 'publishAt: 2026-03-18T07:59+08:00',
    sharp: 'publishAt: 2026-03-18T00:00:00Z',
    later: 'publishAt: 2026-03-18T08:00:01+08:00',
    ended: 'expires: 2026-03-18 08:00+08:00',
    ending: 'expires: 2026-03-18T01:00Z',
  });

  it('drafts, what is not due and what has expired are hidden', async () => {
    const { ids, content, paths } = await emitted(files, siteYaml(), { now });
    expect(ids('zh/news/lists/all/1')).toEqual(['ending', 'past', 'sharp']);
    expect(paths).not.toContain('content/zh/news/entries/draft.json');
    expect(content.nextChange).toBe(now + 1000);
  });

  it('and shown while the site is written', async () => {
    const { ids } = await emitted(files, siteYaml(), { now, drafts: true });
    expect(ids('zh/news/lists/all/1')).toHaveLength(6);
  });

  it.each([
    ['UTC', '', '2026-12-24T00:00:00Z'],
    ['Asia/Shanghai', ', timeZone: Asia/Shanghai', '2026-12-23T16:00:00Z'],
    ['America/New_York', ', timeZone: America/New_York', '2026-12-24T05:00:00Z'],
  ])('a day without a zone begins where the site is: %s', async (_, key, moment) => {
    const zone = process.env.TZ;
    // Where it is built does not count.
    process.env.TZ = 'Pacific/Auckland';
    try {
      const yaml = siteYaml().replace('{ name: 测试,', `{ name: 测试${key},`);
      const day = news({ a: 'publishAt: 2026-12-24', b: 'expires: 2026-12-24 00:00' });
      const at = Date.parse(moment);
      const shown = async (now: number) =>
        (await emitted(day, yaml, { now })).ids('zh/news/lists/all/1');
      expect(await shown(at - 1)).toEqual(['b']);
      expect(await shown(at)).toEqual(['a']);
      expect((await emitted(day, yaml, { now: at - 1 })).content.nextChange).toBe(at);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('a link to a draft is told, and is no error', async () => {
    const folder = contentSite({
      'content/zh/news/a.md': article('title: 甲', '[乙](b.md)'),
      'content/zh/news/b.md': article('title: 乙\ndraft: true'),
    });
    folders.push(folder);
    expect(await findings(folder)).toEqual([
      'content/zh/news/a.md:5:5 warning content-link "b.md" b.md is a draft or not published now; its page is not there',
    ]);
  });
});
