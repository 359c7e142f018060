import { describe, expect, it } from 'vitest';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { belongsToHome } from '../../../schema/zone/belongs-to-home.ts';
import { zoneLink } from '../../../schema/zone/zone-link.ts';
import { modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

const sample = modelOf(sourceOf('site/site.yaml'));

/** Spells an address as the pages of the sample's zone do. */
function spell(address: string, home?: string, language = 'zh', device = 'desktop'): string {
  const table = tableOf(sample, language, device);
  const [zone] = table.zones;
  if (!zone) throw new Error('the sample has a zone');
  const from = zone.homes.find(({ name }) => name === home);
  return zoneLink(address, table, zone, from, () => true);
}

describe('[R-18] in a zone', () => {
  it.each([
    ['/newsDetail/first-lesson/2026-03-02/article', '/relationHomePage/newsDetail/first-lesson'],
    [
      '/newsDetail/campus-card-desk/2026-03-16/service',
      '/relationHomePage/newsDetail/campus-card-desk',
    ],
    ['/resumeDetail/bureau-director', '/relationHomePage/resumeDetail/bureau-director'],
    [
      '/parkSummaryInfo/informationListPage/budget-2026',
      '/relationHomePage/newsDetail/budget-2026',
    ],
    ['/newsListPage/news/all', '/relationHomePage/newsListPage/news/all'],
    [
      '/newsListPage/news/medias?page=2#top',
      '/relationHomePage/newsListPage/news/medias?page=2#top',
    ],
    ['/search/海?nav=x', '/relationHomePage/search/海?nav=x'],
    ['/newsDetail/50%25/2026-03-02/article', '/relationHomePage/newsDetail/50%25'],
    // The zone has no page of these kinds.
    ['/index', '/index'],
    ['/news?code=medias', '/news?code=medias'],
    ['/topicDetail/two-years/2026-03-01', '/topicDetail/two-years/2026-03-01'],
    ['/no/such/page', '/no/such/page'],
    ['https://example.org/newsDetail/a/b/c', 'https://example.org/newsDetail/a/b/c'],
    ['#part', '#part'],
    ['/files/divisions.csv', '/files/divisions.csv'],
  ])('%s is %s', (address, expected) => {
    expect(spell(address)).toBe(expected);
  });

  it.each([
    [
      'en',
      'desktop',
      '/EN/newsDetail/first-lesson/2026-03-02/article',
      '/EN/relationHomePage/newsDetail/first-lesson',
    ],
    ['en', 'desktop', '/EN/newsListPage/all', '/EN/relationHomePage/newsListPage/all'],
    [
      'en',
      'desktop',
      '/EN/informationOpenList/budget-2026',
      '/EN/relationHomePage/newsDetail/budget-2026',
    ],
    [
      'zh',
      'mobile',
      '/newsDetailH5/first-lesson/2026-03-02/article',
      '/relationHomePageH5/newsDetail/first-lesson',
    ],
    [
      'en',
      'mobile',
      '/EN/resumeDetailH5/bureau-director',
      '/EN/relationHomePageH5/resumeDetail/bureau-director',
    ],
    ['en', 'mobile', '/EN/searchH5/sea', '/EN/relationHomePageH5/search/sea'],
  ])('of %s on %s %s is %s', (language, device, address, expected) => {
    expect(spell(address, undefined, language, device)).toBe(expected);
  });

  it('keeps whose home the visitor came from, but not on the way to a home', () => {
    expect(spell('/newsDetail/a/2026-03-02/article', 'joint')).toBe(
      '/relationHomePage/newsDetail/a?home=joint',
    );
    expect(spell('/search/海?nav=x#y', 'joint')).toBe(
      '/relationHomePage/search/海?nav=x&home=joint#y',
    );
    expect(spell('/relationHomePage/newsDetail/a?home=labs', 'joint')).toBe(
      '/relationHomePage/newsDetail/a?home=labs',
    );
    const home = '/relationHomePage/company/home/labs';
    expect(spell(home, 'joint')).toBe(home);
    expect(spell('/index', 'joint')).toBe('/index');
  });

  it('leads to no route that is closed to the visitor', () => {
    const table = tableOf(sample, 'zh', 'desktop');
    const [zone] = table.zones;
    const address = '/resumeDetail/bureau-director';
    expect(zone && zoneLink(address, table, zone, undefined, () => false)).toBe(address);
  });

  it('takes a route for those collections alone that it shows', () => {
    const source: SiteSource = {
      version: 1,
      site: { name: '校' },
      languages: { zh: { default: true, label: '中文', home: '/index' } },
      zones: [{ segment: 'club' }],
      routes: [
        { id: 'index', paths: { zh: '/index' }, page: 'index' },
        { id: 'one', paths: { zh: '/one/:key/:kind' }, page: 'one' },
        { id: 'plain', paths: { zh: '/plain/:key' }, page: 'plain' },
        { id: 'own', paths: { zh: '/club/:entry' }, page: 'own' },
      ],
      collections: {
        news: { detail: 'one' },
        rules: { detail: 'one', type: 'rule' },
      },
      pages: {
        index: { blocks: [] },
        one: {
          params: { id: 'key', type: 'kind' },
          blocks: [{ type: 'article', collection: 'news', also: ['rules'] }],
        },
        plain: {
          params: { id: 'key' },
          blocks: [{ type: 'article', collection: 'news', also: ['rules'] }],
        },
        own: { params: { id: 'entry' }, blocks: [{ type: 'article', collection: 'rules' }] },
      },
    };
    const table = tableOf(modelOf(source), 'zh', 'desktop');
    const [zone] = table.zones;
    const own = (address: string) => zone && zoneLink(address, table, zone, undefined, () => true);
    expect(own('/one/a/rule')).toBe('/club/a');
    expect(own('/one/a/article')).toBe('/one/a/article');
    // Of which of the two it is nothing says.
    expect(own('/plain/a')).toBe('/plain/a');
  });
});

describe('the homes of a zone', () => {
  it('[S-04] are spelled for every set, with the titles of their routes', () => {
    const homes = (language: string, device: string) =>
      tableOf(sample, language, device).zones[0]?.homes.map(({ title, path }) => [title, path]);
    expect(homes('zh', 'mobile')?.[2]).toEqual([
      '联合学院',
      '/relationHomePageH5/unityCollege/home/joint',
    ]);
    expect(homes('en', 'desktop')?.[0]).toEqual([
      'Administration Bureau',
      '/EN/relationHomePage/AdministrationBureau/home/bureau',
    ]);
  });

  it('list a section by their own route where it wants nothing that is not known', () => {
    const sections = (language: string) => tableOf(sample, language, 'desktop').zones[0]?.sections;
    expect(sections('zh')?.news?.medias).toBe('/relationHomePage/newsListPage/news/medias');
    expect(sections('en')?.news?.medias).toBe('/EN/relationHomePage/newsListPage/medias');
    expect(sections('zh')?.people).toBeUndefined();
  });

  it.each([
    [{ collection: 'news' }, true],
    [{ collection: 'people' }, false],
    [{ collection: 'news', codes: ['b', 'a'] }, true],
    [{ collection: 'news', codes: ['b'] }, false],
    [{ collection: 'news', ids: ['one'] }, true],
    [{ collection: 'news', ids: ['two'], codes: ['a'] }, false],
    [{ collection: 'news', fields: { owner: ['labs', 'joint'] } }, true],
    [{ collection: 'news', fields: { owners: ['labs'] } }, true],
    [{ collection: 'news', fields: { owner: ['labs'] } }, false],
    [{ collection: 'news', fields: { toString: ['labs'] } }, false],
  ])('own an entry by %j: %s', (entries, expected) => {
    const entry = { id: 'one', code: 'a', fields: { owner: 'joint', owners: ['labs', 'bureau'] } };
    expect(belongsToHome('news', entry, { entries: [entries] })).toBe(expected);
  });
});
