import { beforeAll, describe, expect, it } from 'vitest';
import { type SiteAddress, siteAddresses } from '../../../cli/prerender/site-addresses.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { resolveAddress } from '../../../schema/visit/resolve-address.ts';
import { type SiteWithContent, siteWithContent } from '../../fixtures/content-of.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

/** What an address shows to a visitor who is not signed in. */
function outcomeOf({ model }: SiteWithContent, { path, device }: SiteAddress): string {
  const { menuCodes, fnCodes } = model.site.access;
  const outcome = resolveAddress(
    { path, query: '', hash: '' },
    {
      model: model.site,
      tableOf: (variant) =>
        model.tables.find(
          (table) => table.language === variant.language && table.device === variant.device,
        ),
      access: { menuCodes, fnCodes, loginStatus: 0 },
      device,
      leadToDevice: true,
    },
  );
  return outcome.kind === 'redirect' ? `to ${outcome.to}` : outcome.kind;
}

describe('addresses of a site', () => {
  let sample: SiteWithContent;
  let all: readonly SiteAddress[];
  beforeAll(async () => {
    sample = await siteWithContent('site');
    all = siteAddresses(sample.source, sample.model, sample.index);
  });
  const at = (path: string): SiteAddress | undefined => all.find((each) => each.path === path);

  it('are each there once, and open for visitors who are not signed in', async () => {
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.filter((each) => outcomeOf(sample, each) !== 'screen')).toEqual([]);
    const second = await siteWithContent('tests/fixtures/lyceum', lyceum());
    const closed = siteAddresses(second.source, second.model, second.index);
    expect(closed.map(({ path }) => path)).toContain('/de/schule');
    expect(closed.filter((each) => outcomeOf(second, each) !== 'screen')).toEqual([]);
    expect(
      closed.filter(({ route }) => ['professeurs', 'notes', 'ancien'].includes(route)),
    ).toEqual([]);
  });

  it('have every entry in files, in each language and on each device that has its page', () => {
    expect(at('/newsDetailH5/first-lesson/2026-03-02/article')).toEqual({
      language: 'zh',
      device: 'mobile',
      path: '/newsDetailH5/first-lesson/2026-03-02/article',
      route: 'newsDetail',
      entry: { collection: 'news', id: 'first-lesson' },
      canonical: '/newsDetail/first-lesson/2026-03-02/article',
      isIndexed: true,
      modified: '2026-03-02',
      translations: { en: '/EN/newsDetail/first-lesson/2026-03-02/article' },
    });
    expect(at('/EN/relationHomePage/newsDetail/first-lesson')).toMatchObject({
      canonical: '/EN/newsDetail/first-lesson/2026-03-02/article',
    });
    const ids = sample.index.listed('people', 'en').map(({ item }) => item.id);
    const shown = all.filter(
      ({ route, language, device }) =>
        route === 'resumeDetail' && language === 'en' && device === 'mobile',
    );
    expect(shown.map(({ entry }) => entry?.id).sort()).toEqual([...ids].sort());
  });

  it('have the newest entries of a collection alone, where there is a limit', () => {
    const few = siteAddresses(sample.source, sample.model, sample.index, { limit: 3 });
    const news = few.filter(
      ({ route, entry, language, device }) =>
        route === 'newsDetail' &&
        entry?.collection === 'news' &&
        language === 'en' &&
        device === 'desktop',
    );
    const days = sample.index
      .listed('news', 'en')
      .map(({ item }) => item.date ?? '')
      .sort()
      .reverse();
    expect(news.map(({ modified }) => modified)).toEqual(days.slice(0, 3));
    expect(few.filter(({ entry }) => !entry)).toEqual(all.filter(({ entry }) => !entry));
  });

  it('have of pages with other parameters those that the site links to', () => {
    expect(at('/EN/ServicesList/guide')).toMatchObject({ route: 'servicesList', translations: {} });
    expect(at('/relationHomePageH5/unityCollege/home/joint')).toMatchObject({
      canonical: '/relationHomePage/unityCollege/home/joint',
      translations: { en: '/EN/relationHomePage/InternationalUnionCollege/home/joint' },
    });
    expect(all.filter(({ path }) => path.includes(':'))).toEqual([]);
  });

  it('leave out redirects and what a keyword finds; error pages are not indexed', () => {
    expect(all.filter(({ route }) => route === 'search' || route === 'relatedSearch')).toEqual([]);
    expect(at('/404')?.isIndexed).toBe(false);
    expect(at('/news')?.isIndexed).toBe(true);
  });

  it('are not indexed where route, page or entry say so, or another language is shown', async () => {
    const source: SiteSource = {
      ...sample.source,
      pages: {
        ...sample.source.pages,
        parkService: { ...sample.source.pages.parkService, index: false } as never,
      },
      routes: sample.source.routes.map((route) =>
        route.id === 'news' ? { ...route, index: false } : route,
      ),
      collections: {
        ...sample.source.collections,
        news: { ...sample.source.collections?.news, untranslated: 'show' },
      },
    };
    const site = await siteWithContent('site', source);
    const found = siteAddresses(source, site.model, site.index);
    const isIndexed = (path: string) => found.find((each) => each.path === path)?.isIndexed;
    expect(isIndexed('/news')).toBe(false);
    expect(isIndexed('/parkServiceH5')).toBe(false);
    expect(isIndexed('/newsDetail/first-lesson/2026-03-02/article')).toBe(true);
    const stands = found.filter(
      ({ entry, language, canonical }) =>
        entry?.collection === 'news' && language === 'en' && !canonical.startsWith('/EN/'),
    );
    expect(stands.length).toBeGreaterThan(0);
    expect(stands.filter((each) => each.isIndexed)).toEqual([]);
    expect(stands.filter(({ translations }) => translations.en)).toEqual([]);
  });
});
