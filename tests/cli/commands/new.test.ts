import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { templateIds } from '../../../cli/init/site-template.ts';
import { runSite } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = (): string => join(folder, 'site');
const read = (path: string): string => readFileSync(join(site(), path), 'utf8');
const add = (...args: string[]) => runSite('new', ...args, '--site', site());
const lint = async (): Promise<string> => (await runSite('lint', site(), '--no-cache')).out;
const start = (...flags: string[]) => runSite('init', folder, '--yes', ...flags);
const bytesOf = (): readonly string[] =>
  readdirSync(site(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${readFileSync(file, 'utf8')}`);

describe.each(templateIds)('what site new adds to a new site of %s', (template) => {
  it.each(['zh,en', 'en', 'zh,en,fr'])(
    'has no finding but what is to be written, in %s',
    async (languages) => {
      await start('--template', template, '--languages', languages);
      const before = read('site.yaml');
      expect((await add('page', 'campus-map')).code).toBe(0);
      const title = ['--title', `${languages.slice(0, 2)}=又一条: "x"`];
      const added = await add('route', 'second-way', '--page', 'campus-map', ...title);
      expect([added.code, added.err]).toEqual([0, expect.stringContaining('edit next')]);
      const collections = Object.keys(parse(before).collections);
      for (const collection of collections) {
        const { code } = await add('article', 'spring-concert', '--collection', collection);
        expect(code).toBe(0);
      }
      const found = await lint();
      const rules = [...found.matchAll(/^\S+:\d+:\d+ +(\S+ +\S+)/gm)].map(([, rule = '']) => rule);
      expect(new Set(rules.map((rule) => rule.replace(/ +/, ' ')))).toEqual(
        new Set(['warning page-placeholder', 'warning content-placeholder']),
      );
      expect((await runSite('fmt', site(), '--check')).code).toBe(0);
      // Every line that was there is there still, in its order.
      const after = read('site.yaml').split('\n');
      let at = -1;
      for (const line of before.split('\n')) {
        at = after.indexOf(line, at + 1);
        expect(line, 'is lost').toBe(after[at]);
      }
    },
  );
});

describe('site new', () => {
  it('writes a page with its route and its menu items', async () => {
    await start('--template', 'blank');
    const texts = ['--title', 'zh=校园地图', '--title', 'Campus map', '--path', 'zh=/ditu'];
    const { code, out } = await add('page', 'campus-map', ...texts);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(3);
    const { routes, pages } = parse(read('site.yaml'));
    expect(routes.at(-1)).toEqual({
      id: 'campus-map',
      paths: { zh: '/ditu', en: '/en/campus-map' },
      title: { zh: '校园地图', en: 'Campus map' },
      page: 'campus-map',
    });
    expect(Object.keys(pages).at(-1)).toBe('campus-map');
    const { navbar } = JSON.parse(read('public/json/website/webconfig.en.json'));
    expect(navbar.at(-1)).toEqual({
      pageCode: 'campus-map',
      title: 'Campus map',
      linkUrl: '/en/campus-map',
    });
  });

  /** Writes a site whose parts stand in files that it includes. */
  function writeParts(files: Readonly<Record<string, string>> = {}): void {
    const texts = {
      'site.yaml': [
        'version: 1',
        'include: [pages/*.yaml, menu.yaml]',
        'site: { name: S }',
        'languages: { en: { default: true, label: English, home: /index } }\n',
      ].join('\n'),
      'menu.yaml': 'menu:\n  items: # mine\n    - { title: Home, route: index }\n',
      'pages/a.yaml': [
        'routes:',
        '  - { id: index, paths: { en: /index }, title: Home, page: index }',
        'pages:',
        '  index: { blocks: [{ type: text, body: [Hello] }] }\n',
      ].join('\n'),
      'pages/b.yaml': [
        '# visitors',
        'routes:',
        '  - { id: visit, paths: { en: /visit }, title: Visit, page: visit }',
        'pages:',
        '  visit: { blocks: [{ type: text, body: [Come] }] }\n',
      ].join('\n'),
      ...files,
    };
    mkdirSync(join(site(), 'pages'), { recursive: true });
    for (const [path, text] of Object.entries(texts)) writeFileSync(join(site(), path), text);
  }

  it('adds to the last of the included files that have the key', async () => {
    writeParts();
    const [before, first] = [read('site.yaml'), read('pages/a.yaml')];
    const { code, out, err } = await add('page', 'campus-map');
    expect([code, err]).toEqual([0, expect.stringContaining('edit next: ')]);
    expect(err).toMatch(/pages\/b\.yaml\n$/);
    expect(out.replaceAll(site(), '').match(/\S+\.yaml/g)).toHaveLength(2);
    expect([read('site.yaml'), read('pages/a.yaml')]).toEqual([before, first]);
    const { routes, pages } = parse(read('pages/b.yaml'));
    expect(read('pages/b.yaml')).toMatch(/^# visitors\n/);
    expect(routes.at(-1)).toMatchObject({ id: 'campus-map', page: 'campus-map' });
    expect(Object.keys(pages)).toEqual(['visit', 'campus-map']);
    expect(read('menu.yaml')).toContain('# mine');
    expect(parse(read('menu.yaml')).menu.items.at(-1)).toEqual({
      title: { en: 'Campus map' },
      route: 'campus-map',
    });
    expect((await add('route', 'map', '--page', 'campus-map')).code).toBe(0);
    expect((await lint()).match(/^\S+:\d+:\d+ +\S+ +(\S+)/gm)).toHaveLength(1);
  });

  it('adds to the site file where that has the key', async () => {
    writeParts();
    writeFileSync(
      join(site(), 'site.yaml'),
      `${read('site.yaml')}pages:\n  more: { blocks: [{ type: text, body: [More] }] }\n`,
    );
    const { code, err } = await add('page', 'campus-map');
    expect([code, err]).toEqual([0, expect.stringMatching(/site\.yaml, \S+b\.yaml\n$/)]);
    expect(Object.keys(parse(read('site.yaml')).pages)).toEqual(['more', 'campus-map']);
    expect(parse(read('pages/b.yaml')).routes).toHaveLength(2);
  });

  it('names the file and what stands there where it cannot add', async () => {
    writeParts({ 'pages/b.yaml': 'redirects: &r []\nroutes: *r\n' });
    const { code, err } = await add('page', 'campus-map');
    expect([code, err]).toEqual([
      2,
      'site: routes in pages/b.yaml is the alias *r, and what an alias repeats is not changed; write the list itself there\n',
    ]);
    expect(read('pages/a.yaml')).not.toContain('campus-map');
  });

  it.each([
    ['all languages', '', undefined],
    ['those that no web configuration has a menu for', 'navbar', ['zh']],
  ])('adds an item to the menu of the site file, for %s', async (_, key, languages) => {
    await start('--template', 'blank');
    const text = read('site.yaml');
    expect(text).not.toMatch(/^menu:/m);
    const item = `{ title: { zh: 关于, en: About }, route: about${key ? ', languages: [zh]' : ''} }`;
    writeFileSync(join(site(), 'site.yaml'), `${text}\nmenu:\n  items:\n    - ${item}\n`);
    const config = (language: string): string => `public/json/website/webconfig.${language}.json`;
    for (const language of key ? ['zh'] : ['zh', 'en']) {
      const rest = { ...JSON.parse(read(config(language))), navbar: [] };
      writeFileSync(join(site(), config(language)), JSON.stringify(rest));
    }
    expect((await add('page', 'campus-map', '--title', 'Map')).code).toBe(0);
    expect(parse(read('site.yaml')).menu.items.at(-1)).toEqual({
      title: { zh: 'Map', en: 'Map' },
      route: 'campus-map',
      ...(languages ? { languages } : {}),
    });
    expect(JSON.parse(read(config('zh'))).navbar).toEqual([]);
    expect(
      JSON.parse(read(config('en'))).navbar.map(({ title }: { title: string }) => title),
    ).toEqual(key ? expect.arrayContaining(['Map']) : []);
    expect(await lint()).not.toContain('menu');
  });

  it('writes an article in each language with what its collection requires', async () => {
    await start();
    await add('article', 'lost-keys', '--collection', 'notices', '--title', 'zh=失物招领');
    const file = read('content/zh/notices/lost-keys.md');
    expect(file).toMatch(
      /^---\ntitle: 失物招领\ndate: "?\d{4}-\d\d-\d\d"?\nsource: 鹤汀学院\n\n# number: /,
    );
    expect(read('content/en/notices/lost-keys.md')).toContain('title: Lost keys\n');
    await add('article', 'new-head', '--collection', 'people', '--code', 'offices');
    expect(read('content/en/people/new-head.md')).toContain('code: offices\n');
  });

  it.each(['open-day-2026', '2026-open-day', '2026', 'Open_Day'])(
    'names an article %s, as its file may be called',
    async (name) => {
      await start('--template', 'blank');
      expect((await add('article', name, '--collection', 'news')).code).toBe(0);
      expect(read(`content/en/news/${name}.md`)).toMatch(/^---\ntitle: "?(?:Open|2026)[ \w]*"?\n/);
      expect(await lint()).not.toMatch(/content-(?!placeholder)|error/);
    },
  );

  it.each(['map-2026', 'campusMap', 'Campus_Map'])(
    'names a page %s, as the site file may call it',
    async (name) => {
      await start('--template', 'blank');
      expect((await add('page', name)).code).toBe(0);
      expect(parse(read('site.yaml')).routes.at(-1)).toMatchObject({
        id: name,
        paths: { zh: `/${name.toLowerCase()}` },
      });
      expect(await lint()).not.toContain('error');
    },
  );

  it.each([
    ['a=b', { zh: 'a=b', en: 'a=b' }],
    ['abc=x', { zh: 'abc=x', en: 'abc=x' }],
    ['Rules: is=ought', { zh: 'Rules: is=ought', en: 'Rules: is=ought' }],
    ['en=is=ought', { zh: '标题待写（x）', en: 'is=ought' }],
    ['EN=Map', { zh: '标题待写（x）', en: 'Map' }],
  ])('takes the title %s as it is meant', async (typed, title) => {
    await start('--template', 'blank');
    expect((await add('page', 'x', '--title', typed)).code).toBe(0);
    expect(parse(read('site.yaml')).routes.at(-1).title).toEqual(title);
  });

  it('works on JSON, and without collections that need to be named', async () => {
    mkdirSync(join(site(), 'content'), { recursive: true });
    const json = {
      version: 1,
      site: { name: 'S' },
      languages: { en: { default: true, label: 'English', home: '/index' } },
      routes: [{ id: 'index', paths: { en: '/index' }, title: 'Home', page: 'index' }],
      pages: { index: { blocks: [{ type: 'articleList', collection: 'news' }] } },
      collections: { news: {} },
    };
    writeFileSync(join(site(), 'site.json'), JSON.stringify(json, null, 2));
    expect((await add('page', 'more')).code).toBe(0);
    expect((await add('article', 'one')).code).toBe(0);
    expect(JSON.parse(read('site.json')).routes).toHaveLength(2);
    expect(read('content/en/news/one.md')).toContain('title: One');
    expect((await runSite('lint', site(), '--no-cache')).code).toBe(0);
  });

  it('writes a block and a layout that can be edited at once', async () => {
    await start('--template', 'blank');
    expect((await add('block', 'pull-quote')).code).toBe(0);
    expect((await add('layout', 'plain-frame')).code).toBe(0);
    const schema = JSON.parse(read('blocks/pull-quote/block.json'));
    expect(Object.keys(schema.properties)).toEqual(['title', 'text']);
    expect(read('blocks/pull-quote/block.tsx')).toContain('export default function PullQuote(');
    const styles = read('blocks/pull-quote/block.module.css');
    for (const [, name = ''] of read('blocks/pull-quote/block.tsx').matchAll(/css\.(\w+)/g)) {
      expect(styles).toContain(`.${name} {`);
    }
    expect(read('layouts/plain-frame/layout.tsx')).toContain('{children}');
    expect(read('layouts/plain-frame/layout.module.css')).toContain('.ground {');
    expect(JSON.parse(read('tsconfig.json')).include).toContain('blocks');
    expect(await lint()).toBe('no problems\n');
    for (const kind of ['block pull-quote', 'layout plain-frame']) {
      const { code, err } = await add(...kind.split(' '));
      expect([code, err]).toEqual([2, expect.stringContaining('the name is taken')]);
    }
  });

  it.each([
    [['block', 'article-list'], 'articleList is a kind of block that every site has'],
    [['block', 'new'], 'JavaScript reserves the name "new"'],
    [['layout', 'standard'], 'standard is a layout that every site has'],
    [['page', 'about'], 'the name is taken: there is a page about'],
    [['route', 'news', '--page', 'about'], 'the name is taken: there is a route news'],
    [['route', 'more', '--page', 'abuot'], 'there is no page abuot; did you mean about?'],
    [['route', 'more'], 'there is no page more (site new page adds one)'],
    [
      ['route', 'more', '--page', 'about', '--path', '/elsewhere'],
      '"/elsewhere" can be no path in en',
    ],
    [['route', 'more', '--page', 'about', '--path', 'zh=/About'], 'taken by the route about'],
    [['page', 'more', '--path', 'zh=more'], '"more" can be no path in zh'],
    [['page', '2026-map'], '"2026-map" is not a name of a page or route'],
    [['page', 'constructor'], 'is not a name of a page or route'],
    [['article', '开放日', '--collection', 'news'], '"开放日" is not a name of an article'],
    [['article', '../x', '--collection', 'news'], '"../x" is not a name of an article'],
    [['article', 'LAKE-survey', '--collection', 'news'], 'content/zh/news/lake-survey.md'],
    [['block', 'quote-2'], 'each part starts with a letter'],
    [['layout', 'Plain'], 'is not a name'],
    [['page', 'campus map'], 'is not a name'],
    [['page', '../x'], 'is not a name'],
    [['page', 'x', '--title', 'zh=a', '--title', 'zh=b'], '--title is given twice'],
    [['page', 'x', '--title', ' '], 'has no text'],
    [['page', 'x', '--title', 'fr=x'], 'the site has no language fr; it has zh, en'],
    [['page', 'x', '--path', 'fr=/x'], 'the site has no language fr; it has zh, en'],
    [
      ['route', 'x', '--page', 'about', '--title', 'zh-TW=x'],
      'the site has no language zh-TW; it has zh, en',
    ],
    [
      ['article', 'x', '--collection', 'news', '--title', 'FR=x'],
      'the site has no language FR; it has zh, en',
    ],
    [['pge', 'x'], '"pge" is not a kind; did you mean page?'],
    [['article', 'x'], 'which collection? pass --collection with one of news, notices, people'],
    [['article', 'x', '--collection', 'newss'], 'no collection newss; did you mean news?'],
    [['article', 'x', '--collection', 'news', '--code', 'campu'], 'did you mean campus?'],
    [['article', 'lake-survey', '--collection', 'news'], 'there is content/zh/news/lake-survey.md'],
  ])('refuses %j in one line, and changes nothing', async (args, message) => {
    await start();
    const before = bytesOf();
    const { code, out, err } = await add(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(bytesOf()).toEqual(before);
  });

  it('says that there is no site', async () => {
    const { code, err } = await add('page', 'x');
    expect(code).toBe(2);
    expect(err).toContain('does not exist');
  });

  it('changes nothing where the site file is broken', async () => {
    mkdirSync(site());
    writeFileSync(join(site(), 'site.yaml'), 'version: 1\nroutes: 7\n');
    const { code, err } = await add('page', 'x');
    expect(code).toBe(1);
    expect(err).toContain('schema');
    expect(read('site.yaml')).toBe('version: 1\nroutes: 7\n');
  });
});
