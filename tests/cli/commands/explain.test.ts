import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

const lyceum = 'tests/fixtures/lyceum';
const explain = async (address: string, site = 'site') => {
  const { code, out } = await runSite('explain', address, site, '--json');
  return { code, ...JSON.parse(out) };
};

/** The text that stands at a place. */
function textAt(place: string): string {
  const [file = '', line, column] = place.split(/:(?=\d)/);
  const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return text.slice(Number(column) - 1);
}

describe('site explain, with a rule', () => {
  it('tells its id, its severity and what it wants', async () => {
    const { code, out } = await runSite('explain', 'route-shadowed');
    expect(code).toBe(0);
    expect(out).toMatch(/^route-shadowed {2}(error|warning)\n/);
    expect(out.split('\n').length).toBeGreaterThan(2);
  });

  it('tells all of it as JSON', async () => {
    const { out } = await runSite('explain', 'yaml-syntax', '--json');
    expect(JSON.parse(out)).toEqual({
      id: 'yaml-syntax',
      severity: 'error',
      explanation: { zh: expect.any(String), en: expect.any(String) },
      bad: expect.any(String),
      good: expect.any(String),
    });
  });

  it.each([
    ['route-shadwed', /no rule "route-shadwed"; did you mean route-shadowed\?/],
    ['news', /no rule "news"; site rules lists them all, and an address starts with \//],
    ['constructor', /no rule "constructor"/],
  ])('answers %s with exit code 2', async (id, reason) => {
    const { code, out, err } = await runSite('explain', id);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });
});

describe('site explain, with an address', () => {
  it.each([
    ['/news', 'zh', 'desktop'],
    ['/newsH5', 'zh', 'mobile'],
    ['/EN/NewsTrends?x=1#y', 'en', 'desktop'],
    ['/en/newstrendsh5/', 'en', 'mobile'],
    ['https://some.example/NEWS?code=medias', 'zh', 'desktop'],
    ['/news?device=mobile', 'zh', 'desktop'],
  ])('finds the route of %s', async (address, language, device) => {
    expect(await explain(address)).toMatchObject({
      code: 0,
      route: { id: 'news', language, device },
    });
  });

  it('names the twins, the page, the blocks and their places', async () => {
    const found = await explain('/newsDetail/night-shuttle/2026-03-04/article');
    expect(found.parameters).toEqual({
      id: 'night-shuttle',
      date: '2026-03-04',
      contentType: 'article',
    });
    expect(found.twins.map((twin: { path: string }) => twin.path)).toEqual([
      '/newsDetail/:id/:date/:contentType',
      '/newsDetailH5/:id/:date/:contentType',
      '/EN/newsDetail/:id/:date/:contentType',
      '/EN/newsDetailH5/:id/:date/:contentType',
    ]);
    expect(textAt(found.twins[3].place)).toMatch(/^\/EN\/newsDetail\//);
    expect(textAt(found.route.place)).toMatch(/^newsDetail/);
    expect(textAt(found.page.place)).toMatch(/^articleDetail:/);
    expect(textAt(found.blocks[0].place)).toMatch(/^article\b/);
    expect(found.entry).toEqual({
      text: 'site/content/zh/news/night-shuttle.md',
      isThere: true,
    });
    expect(found.breadcrumb.map((crumb: { title: string }) => crumb.title)).toEqual([
      '首页',
      '新闻动态',
      '新闻正文',
    ]);
    expect(textAt(found.breadcrumb[1].place)).toMatch(/^\{ zh: 新闻动态/);
  });

  it('says why the menu marks an entry: the patch of its code', async () => {
    const { menu } = await explain('/newsH5?code=medias');
    expect(menu.titles).toEqual(['新闻动态', '媒体聚焦']);
    expect(menu.why.join('\n')).toMatch(/page code medias to \/newsH5\?code=medias/);
    expect(textAt(menu.place)).toMatch(/^"媒体聚焦"/);
    expect(textAt(menu.patch)).toMatch(/^medias\b/);
  });

  it('says where the menu comes from when the web configuration has none', async () => {
    const { menu } = await explain('/de/schule', lyceum);
    expect(menu).toMatchObject({ titles: ['Die Schule'], code: 'ecole' });
    expect(menu.why.join('\n')).toMatch(/so menu\.items of the site file are the menu/);
    expect(menu.place).toMatch(/^tests\/fixtures\/lyceum\/menu\.yaml:/);
    expect(textAt(menu.place)).toMatch(/^{ fr: Notre école, de: Die Schule }/);
    const { menu: section } = await explain('/de/schule-m?code=geschichte', lyceum);
    expect(section.titles).toEqual(['Die Schule', 'Geschichte']);
    expect(textAt(section.place)).toMatch(/^Geschichte, route: ecole/);
    const { menu: made } = await explain('/index', 'tests/cli/lint/fixtures/menu-item/ok.yaml');
    expect(made.titles).toEqual(['首页']);
    const { menu: ofRoutes } = await explain('/news', 'tests/cli/lint/fixtures/include-path/ok');
    expect(ofRoutes.titles).toEqual(['新闻']);
    expect(ofRoutes.why.join('\n')).toMatch(/the routes make the menu/);
  });

  it('says what a visitor without codes lacks, rule by rule', async () => {
    const { access, menu } = await explain('/professeurs/notes', lyceum);
    expect(access.opens).toBe(false);
    expect(access.conditions).toMatchObject([
      {
        route: 'professeurs',
        lacks: ['flag teacher (function code marks.read), or flag pupil (menu code class)'],
      },
      { route: 'notes', lacks: ['flag teacher (function code marks.read)', 'menu code marks'] },
    ]);
    expect(textAt(access.conditions[1].place)).toMatch(/^access: { flag: teacher, code: marks }/);
    expect(menu.why).toContain('left out for a visitor without codes');
  });

  it('follows the redirect, with its parameters and its place', async () => {
    const { redirects } = await explain('https://any.example/lyceum/#/ANCIEN/12', lyceum);
    expect(redirects).toMatchObject([
      { from: '/ancien/12', to: '/ecole/salle/12?de=ancien', place: expect.any(String) },
    ]);
    expect(textAt(redirects[0].place)).toMatch(/^\/ecole\/salle\/:numero/);
  });

  it('says which layout and why', async () => {
    const { layout } = await explain('/relationHomePage/search/x');
    expect(layout).toMatchObject({ name: 'bare', why: 'the zone says so' });
    expect(textAt(layout.place)).toMatch(/^bare/);
  });

  it('leads the root to the home', async () => {
    expect(await explain('/EN/')).toMatchObject({
      steps: [{ to: '/EN/Index' }],
      route: { id: 'index', language: 'en' },
    });
  });

  it('knows the public files', async () => {
    const { code, out } = await runSite('explain', '/art/mark.svg');
    expect(code).toBe(0);
    expect(out).toMatch(/is the file site\/public\/art\/mark\.svg/);
  });

  it.each([
    ['/nws', ['/news']],
    ['/newsDetial/a/b/c', ['/newsDetail/a/b/c']],
  ])('names the nearest to %s, with exit code 1', async (address, nearest) => {
    const found = await explain(address);
    expect(found.code).toBe(1);
    expect(found.nearest).toEqual(expect.arrayContaining(nearest));
    const { code, out } = await runSite('explain', address);
    expect(code).toBe(1);
    expect(out).toContain(`is no page of this site; near to it: ${nearest[0]}`);
  });

  it.each(['/art', '/%00', '/%E0%A4%A', '/../site.yaml', `/${'x/'.repeat(5000)}`])(
    'knows no page at %.20s',
    async (address) => {
      const { code, out, err } = await runSite('explain', address);
      expect({ code, err }).toEqual({ code: 1, err: '' });
      expect(out).toContain('is no page of this site');
    },
  );

  it('prints a table whose columns stand below each other', async () => {
    const { out } = await runSite('explain', '/news?code=medias');
    expect(out).toMatch(/^route {7}news, in zh on desktop +site\/site\.yaml:\d+:\d+$/m);
    expect(out).toMatch(/^menu {8}新闻动态 › 媒体聚焦 +site\/public\/json/m);
  });

  it.each([
    ['a site that is missing', ['explain', '/news', 'no/such'], 2, /no\/such does not exist/],
    ['nothing to explain', ['explain'], 2, /missing required argument/],
  ])('answers %s', async (_, args, code, reason) => {
    const ran = await runSite(...args);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(reason);
  });
});

describe('site explain, with a site that is wrong', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'explain-'));
    cpSync(lyceum, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const edit = (from: string, to: string): void => {
    const file = join(folder, 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  it('reports a wrong shape and explains nothing', async () => {
    edit('lazyGroups: [ecole]', 'lazyGroups: 7');
    const { code, out, err } = await runSite('explain', '/ecole', folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/schema-type/);
  });

  it('ends where redirects go in a circle', async () => {
    edit('redirect: /ecole/salle/:numero?de=ancien', 'redirect: /ancien/:numero');
    const { code, redirects } = await explain('/ancien/1', folder);
    expect(code).toBe(0);
    expect(redirects).toHaveLength(1);
  });
});
