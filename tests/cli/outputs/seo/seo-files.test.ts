import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isText, type NewFile, textOf } from '../../../../cli/files/new-file.ts';
import { lintContext } from '../../../../cli/lint/context/lint-context.ts';
import { lintSite } from '../../../../cli/lint/lint-site.ts';
import { reservedPaths } from '../../../../cli/lint/paths/reserved-paths.ts';
import { emittedFiles } from '../../../../cli/outputs/emitted-files.ts';
import { sharePictures } from '../../../../cli/outputs/seo/share-pictures.ts';
import type { Model } from '../../../../schema/model.ts';
import { writeSite } from '../../content/content-site.ts';
import { textsOf, xmlDocument } from './xml-document.ts';

const siteFile = (site: string): string => `version: 1
site: { name: { zh: 测试 & 样例, en: Test & Sample }, timeZone: Asia/Shanghai, logo: /logo.svg${site} }
languages:
  zh: { default: true, label: 中文, tag: zh-CN, home: /shouye }
  en: { label: English, prefix: /EN, home: /EN/home }
devices:
  desktop: {}
  mobile: { suffix: H5, userAgents: [iPhone] }
collections:
  news: { label: { zh: 新闻, en: News }, detail: article, required: [date] }
  quiet: { detail: article, required: [date], feeds: false }
  people: { detail: article }
routes:
  - { id: home, paths: { zh: /shouye, en: /EN/home }, title: { zh: 首页, en: Home }, page: home }
  - { id: article, paths: { zh: '/article/:id', en: '/EN/article/:id' }, title: { zh: 正文, en: Article }, page: article }
pages:
  home: { blocks: [{ type: articleList, collection: news }] }
  article:
    params: { id: id }
    blocks:
      - { type: article, collection: news }
      - { type: article, collection: quiet }
      - { type: article, collection: people }
`;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#f00"/></svg>';

const article = (title: string, front: string): string =>
  `---\ntitle: ${title}\n${front}---\n\nText.\n`;

type Emitted = { readonly model: Model; readonly files: ReadonlyMap<string, NewFile> };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function emitted(
  site: string,
  files: Record<string, string | Buffer> = {},
): Promise<Emitted> {
  const folder = mkdtempSync(join(tmpdir(), 'seo-'));
  folders.push(folder);
  writeSite(folder, { 'site.yaml': siteFile(site), 'public/logo.svg': logo, ...files });
  const { checked, diagnostics } = await lintSite(folder);
  if (!checked) throw new Error(JSON.stringify(diagnostics));
  return emittedFiles(checked);
}

const text = ({ files }: Emitted, path: string): string => {
  const file = files.get(path);
  if (!file || !isText(file)) throw new Error(`no text at ${path}`);
  return textOf(file);
};

const named = ({ files }: Emitted): string[] =>
  [...files.keys()].filter((path) => /sitemap|robots|feeds|share/.test(path)).sort();

describe('files for search engines and feed readers', () => {
  const origin = ', origin: https://www.example.edu';
  let site: Emitted;
  beforeAll(async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, number) => [
        `content/en/news/n-${number}.md`,
        article(
          `Number ${number}`,
          `date: 2025-01-${String(1 + (number % 28)).padStart(2, '0')}\n`,
        ),
      ]),
    );
    site = await emitted(origin, {
      ...many,
      'content/zh/news/a.md': article(
        '"消息 <一> & 更多"',
        'date: 2026-03-02\nsummary: "两句\\u0007话。"\n',
      ),
      'content/zh/news/b.md': article(
        '第二',
        'date: 2026-03-01\nupdated: 2026-03-09\nsource: 编辑部\n',
      ),
      'content/zh/news/c.md': article('不收录', 'date: 2026-03-05\nindex: false\n'),
      'content/zh/quiet/q.md': article('安静', 'date: 2026-03-05\n'),
      'content/zh/people/p.md': article('人物', `picture: { src: p.png, alt: 照片 }\n`),
      'content/zh/people/p.png': await sharp({
        create: { width: 300, height: 200, channels: 3, background: 'teal' },
      })
        .png()
        .toBuffer(),
    });
  }, 60_000);

  it('are there: one sitemap, robots.txt, two feeds a dated collection and language, pictures', () => {
    expect(named(site).filter((path) => !path.includes('share'))).toEqual([
      'feeds/news.en.atom',
      'feeds/news.en.rss',
      'feeds/news.zh.atom',
      'feeds/news.zh.rss',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(named(site).filter((path) => path.includes('share'))).toHaveLength(2);
    expect(text(site, 'robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.edu/sitemap.xml\n',
    );
  });

  it('stand where no page can be', () => {
    const { model, files } = site;
    expect(model.site.origin).toBeDefined();
    for (const path of [...files.keys()].filter((each) => /sitemap|robots|feeds/.test(each))) {
      const source = {
        version: 1 as const,
        site: { name: 'x', origin: 'https://www.example.edu' },
        languages: { zh: { default: true, label: '中文', home: '/' } },
        routes: [{ id: 'taken', page: 'taken', paths: { zh: `/${path}` } }],
        pages: {},
      };
      const messages = [...reservedPaths(lintContext(source), [])].map(({ message }) => message);
      expect(messages).toEqual([expect.stringContaining(`no page can be at /${path}: the build`)]);
    }
  });

  it('as Atom have all that RFC 4287 wants, newest first', () => {
    const document = xmlDocument(text(site, 'feeds/news.zh.atom'));
    const feed = document.documentElement;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.getAttribute('xml:lang')).toBe('zh-CN');
    const own = (name: string) =>
      [...feed.children].find((each) => each.localName === name)?.textContent;
    expect(own('title')).toBe('新闻 - 测试 & 样例');
    expect(own('id')).toBe('https://www.example.edu/feeds/news.zh.atom');
    expect(own('updated')).toBe('2026-03-09T00:00:00+08:00');
    const entries = [...document.getElementsByTagName('entry')];
    const address = (id: string) => `https://www.example.edu/article/${id}`;
    expect(entries.map((entry) => textsOf(entry, 'id'))).toEqual([[address('a')], [address('b')]]);
    expect(textsOf(document, 'title').slice(1)).toEqual(['消息 <一> & 更多', '第二']);
    expect(textsOf(document, 'summary')).toEqual(['两句话。']);
    expect(textsOf(document, 'published')).toEqual([
      '2026-03-02T00:00:00+08:00',
      '2026-03-01T00:00:00+08:00',
    ]);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated']) expect(textsOf(entry, name)).toHaveLength(1);
      const links = [...entry.getElementsByTagName('link')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(textsOf(entry, 'id'));
    }
  });

  it('as RSS have all that RSS 2.0 wants', () => {
    const document = xmlDocument(text(site, 'feeds/news.zh.rss'));
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    const channel = document.getElementsByTagName('channel')[0];
    const own = (name: string) =>
      [...(channel?.children ?? [])].find((each) => each.localName === name)?.textContent;
    expect(own('link')).toBe('https://www.example.edu/shouye');
    expect(own('description')).toBe('测试 & 样例');
    expect(own('language')).toBe('zh-CN');
    expect(textsOf(document, 'pubDate')).toEqual([
      'Mon, 02 Mar 2026 00:00:00 +0800',
      'Sun, 01 Mar 2026 00:00:00 +0800',
    ]);
    expect(textsOf(document, 'guid')).toEqual([
      'https://www.example.edu/article/a',
      'https://www.example.edu/article/b',
    ]);
  });

  it('have the 50 newest entries of a language, and no others', () => {
    const document = xmlDocument(text(site, 'feeds/news.en.atom'));
    const days = textsOf(document, 'published');
    expect(days).toHaveLength(50);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('are share pictures of 1200 × 630: of an entry’s picture and of the logo on the ground', async () => {
    const { sharePictures: made } = site.model.seo;
    expect(Object.keys(made)).toHaveLength(2);
    const colours: Record<string, unknown> = {};
    for (const [src, path] of Object.entries(made)) {
      const file = site.files.get(path.slice(1));
      if (!file || !('copyOf' in file)) throw new Error(`no picture at ${path}`);
      const picture = sharp(readFileSync(file.copyOf));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      const pixels = await picture.removeAlpha().raw().toBuffer();
      const at = (x: number, y: number) => [...pixels.subarray(3 * (y * 1200 + x)).subarray(0, 3)];
      colours[src === '/logo.svg' ? 'logo' : 'entry'] = [at(5, 5), at(600, 315)];
    }
    expect(colours).toEqual({
      logo: [
        [255, 255, 255],
        [255, 0, 0],
      ],
      entry: [
        [0, 128, 128],
        [0, 128, 128],
      ],
    });
  });

  it('leave a robots.txt of the site’s own', async () => {
    const own = await emitted(origin, { 'public/robots.txt': 'User-agent: *\n' });
    expect(named(own)).toContain('sitemap.xml');
    expect(named(own)).not.toContain('robots.txt');
  });

  it('are not there where the address of the site is not known, or lives behind the #', async () => {
    expect(named(await emitted(''))).toEqual([]);
    expect(named(await emitted(`${origin}, history: hash`))).toEqual([]);
  });

  it('name the sections of a page, and the institutions that it shows one of', async () => {
    const parts = siteFile(origin).replace(
      'pages:\n  home: { blocks: [{ type: articleList, collection: news }] }\n',
      `  - { id: campus, paths: { zh: /campus, en: false }, title: 院校, page: campus }
pages:
  home:
    blocks:
      - type: sections
        by: code
        items:
          a: { title: { zh: 甲 }, translations: { en: b }, blocks: [{ type: articleList, collection: news }] }
          c: { title: { zh: 乙 }, blocks: [{ type: articleList, collection: news }] }
          b: { title: { en: B }, translations: { zh: a }, blocks: [{ type: articleList, collection: news }] }
  campus: { blocks: [{ type: institution, collection: people, by: who }] }
`,
    );
    const built = await emitted(origin, {
      'site.yaml': parts,
      'content/zh/people/p.md': article('人物', ''),
    });
    const sitemap = text(built, 'sitemap.xml');
    const own = textsOf(xmlDocument(sitemap), 'loc').filter((address) => address.includes('?'));
    expect(own.map((address) => address.replace('https://www.example.edu', ''))).toEqual([
      '/shouye?code=a',
      '/shouye?code=c',
      '/campus?who=p',
      '/EN/home?code=b',
    ]);
    // Only a section that is the same is a translation; each has its page for phones.
    const entry = (address: string): string =>
      sitemap
        .split('<url>')
        .find((each) => each.includes(`<loc>https://www.example.edu${address}<`)) ?? '';
    expect(entry('/shouye?code=a')).toContain(
      'hreflang="en" href="https://www.example.edu/EN/home?code=b"',
    );
    expect(entry('/shouye?code=c')).not.toContain('hreflang');
    expect(entry('/campus?who=p')).toContain('href="https://www.example.edu/campusH5?who=p"');
  });

  it('leave out robots.txt in a folder, where no crawler looks for it', async () => {
    const below = await emitted(`${origin}, base: /campus/`);
    expect(named(below)).not.toContain('robots.txt');
    expect(textsOf(xmlDocument(text(below, 'sitemap.xml')), 'loc')).toContain(
      'https://www.example.edu/campus/shouye',
    );
  });
});

describe('share pictures', () => {
  it('are none where sharp is not there', async () => {
    const { checked } = await lintSite('site');
    if (!checked) throw new Error('the sample has errors');
    expect(await sharePictures(checked.source, checked.content, async () => undefined)).toBe(
      undefined,
    );
  });
});
