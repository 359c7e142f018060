import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headHtml } from '../../../../runtime/document/built/head-html.ts';
import { openGraphLocale } from '../../../../runtime/document/built/preview-metas.ts';
import type { DocumentHead } from '../../../../runtime/state/document-head.ts';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { type SiteWithContent, siteWithContent } from '../../../fixtures/content-of.ts';
import { lyceum, modelOf } from '../../../fixtures/load-fixture.ts';
import { pageBuilder } from '../../built-page.tsx';
import { answerWith } from '../../load-address.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What Google and schema.org want of each kind. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  GovernmentOrganization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

const metasOf = ({ metas = [] }: DocumentHead): Record<string, string> =>
  Object.fromEntries(
    metas.map((each) => ['property' in each ? each.property : each.name, each.content]),
  );

/** The things of a page, read from what is written of it. */
function thingsOf(head: DocumentHead): Readonly<Record<string, Thing>> {
  const [, text = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(headHtml(head)) ?? [];
  const { '@graph': graph = [] } = JSON.parse(text) as { '@graph'?: Thing[] };
  for (const thing of graph) {
    const kind = String(thing['@type']);
    expect(Object.keys(required)).toContain(kind);
    for (const key of required[kind] ?? []) expect(thing, kind).toHaveProperty(key);
  }
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}

const canonicalOf = ({ links }: DocumentHead): string | undefined =>
  links.find(({ rel }) => rel === 'canonical')?.href;

describe('the head of a built page', () => {
  let sample: SiteWithContent;
  let build: ReturnType<typeof pageBuilder>;
  const origin = 'https://lian.example.edu';
  beforeAll(async () => {
    sample = await siteWithContent('site');
    answerWith(sample.file);
    const seo = { ...sample.model.seo, sharePictures: { '/art/mark.svg': '/content/files/s.png' } };
    build = pageBuilder({ ...sample.model, seo });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('of a home says what the site is and how it is searched', async () => {
    const { head } = await build('/EN/IndexH5', 'mobile');
    expect(head).toMatchObject({ tag: 'en', dir: 'ltr' });
    expect(head.robots).toBeUndefined();
    expect(head.description).toContain('Hainan');
    expect(canonicalOf(head)).toBe(`${origin}/EN/Index`);
    const { WebSite, GovernmentOrganization } = thingsOf(head);
    expect(WebSite).toMatchObject({
      url: `${origin}/EN/Index`,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/EN/search/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
      publisher: { '@id': GovernmentOrganization?.['@id'] },
    });
    expect(GovernmentOrganization).toMatchObject({ logo: `${origin}/art/mark.svg` });
    expect(metasOf(head)).toEqual({
      'og:title': "Li'an International Education Innovation Pilot Zone",
      'og:description': head.description,
      'og:type': 'website',
      'og:url': `${origin}/EN/Index`,
      'og:site_name': "Li'an International Education Innovation Pilot Zone",
      'og:locale': 'en_US',
      'og:locale:alternate': 'zh_CN',
      'og:image': `${origin}/content/files/s.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': "Li'an International Education Innovation Pilot Zone",
      'twitter:card': 'summary_large_image',
    });
  });

  it('of an article says who wrote it when, and the way there', async () => {
    const path = '/newsDetail/first-lesson/2026-03-02/article';
    const { head } = await build(path, 'desktop');
    expect(head.title).toBe('潮间带上的第一课：海洋科学联合学位班开课-黎安国际教育创新试验区');
    const { NewsArticle, BreadcrumbList } = thingsOf(head);
    expect(NewsArticle).toMatchObject({
      headline: '潮间带上的第一课：海洋科学联合学位班开课',
      datePublished: '2026-03-02',
      inLanguage: 'zh-CN',
      description: head.description,
    });
    expect(BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '首页', item: `${origin}/index` },
      { '@type': 'ListItem', position: 2, name: '新闻动态', item: `${origin}/news` },
      {
        '@type': 'ListItem',
        position: 3,
        name: '教育要闻',
        item: `${origin}/news?code=educationNews`,
      },
      {
        '@type': 'ListItem',
        position: 4,
        name: '潮间带上的第一课：海洋科学联合学位班开课',
        item: origin + path,
      },
    ]);
    expect(metasOf(head)).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-03-02',
    });
    const feeds = head.links.filter(({ type }) => type === 'application/atom+xml');
    expect(feeds.map(({ href }) => href)).toContain(`${origin}/feeds/news.zh.atom`);
    expect(feeds.filter(({ href }) => href.includes('.en.'))).toEqual([]);
  });

  it('of a list says the page of it and its own description', async () => {
    const { head } = await build('/EN/NewsTrends', 'desktop');
    expect(head.description).toContain('section by section');
    expect(canonicalOf(head)).toBe(`${origin}/EN/NewsTrends`);
    expect(Object.keys(thingsOf(head))).toEqual(['BreadcrumbList']);
  });

  it('of an open post says what it is; of a person nothing', async () => {
    const { head } = await build('/EN/resumeDetailH5/post-community-nurse', 'mobile');
    const { JobPosting } = thingsOf(head);
    expect(JobPosting).toMatchObject({
      validThrough: '2026-05-08',
      jobLocation: { '@type': 'Place' },
    });
    expect(JobPosting?.description).not.toMatch(/<[a-z0-9]+ /);
    const { head: person } = await build('/EN/resumeDetail/coral-ecologist', 'desktop');
    expect(Object.keys(thingsOf(person))).toEqual(['BreadcrumbList']);
  });

  it.each([
    ['what was searched for', '/search/海', 'desktop'],
    ['what was searched for, on a phone', '/EN/searchH5/sea', 'mobile'],
    ['a tool', '/bigShareH5', 'mobile'],
    ['a page that is not there', '/nothing', 'desktop'],
    ['a page that is not there, in English', '/EN/nothingH5', 'mobile'],
    ['an entry that is not there', '/newsDetail/ghost/2026-03-02/article', 'desktop'],
  ])('of %s keeps search engines from it', async (_, address, device) => {
    const { head } = await build(address, device);
    expect(head.robots).toBe('noindex');
    expect(head.links).toEqual([]);
    expect(head.data).toBeUndefined();
    expect(headHtml(head)).toContain('<meta name="robots" content="noindex" data-head>');
  });

  it('has the heading that a block brings, though no effect runs', async () => {
    const { head, html } = await build('/EN/relationHomePage/newsListPage/all', 'desktop');
    expect(html).toContain(`>${head.title.split('-')[0]}<`);
    const home = await build(
      '/EN/relationHomePage/InternationalUnionCollege/home/joint',
      'desktop',
    );
    const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(home.html) ?? [];
    expect(heading).toBeDefined();
    expect(home.head.title.startsWith(`${heading}-`)).toBe(true);
  });

  it('has no complete address where the site has no origin', async () => {
    const { origin: _, ...site } = sample.source.site;
    const model = modelOf({ ...sample.source, site }, sample.index);
    const { head } = await pageBuilder(model)('/news', 'desktop');
    expect(head.links).toEqual([]);
    expect(head.data).toBeUndefined();
    expect(head.robots).toBeUndefined();
    expect(headHtml(head)).not.toContain('http');
    expect(metasOf(head)['og:title']).toBe('新闻动态');
  });
});

describe('a site of another institution', () => {
  const source = (site: Partial<SiteSource['site']>): SiteSource => ({
    ...lyceum(),
    site: { ...lyceum().site, ...site },
  });

  it('has no links where its addresses live behind the #', async () => {
    const { head } = await pageBuilder(modelOf(source({})))('/accueil', 'desk');
    expect(head.links).toEqual([]);
    expect(head.description).toBe('Un lycée au bord de la mer');
  });

  it('has its base in all of them', async () => {
    const build = pageBuilder(modelOf(source({ history: 'browser' })));
    const { head } = await build('/de/start', 'desk');
    expect(head.links.slice(0, 2)).toEqual([
      { rel: 'canonical', href: 'https://phare.example.org/lyceum/de/start' },
      { rel: 'alternate', hreflang: 'de', href: 'https://phare.example.org/lyceum/de/start' },
    ]);
    expect(head.links.find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(
      'https://phare.example.org/lyceum/accueil',
    );
    expect(head.links.find(({ media }) => media)?.href).toBe(
      'https://phare.example.org/lyceum/de/start-m',
    );
    const closed = await build('/de/lehrer', 'desk');
    expect(closed.head).toMatchObject({ robots: 'noindex', links: [], tag: 'de' });
  });
});

it.each([
  ['zh-CN', 'zh_CN'],
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['fr', 'fr_FR'],
])('Open Graph calls %s %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
