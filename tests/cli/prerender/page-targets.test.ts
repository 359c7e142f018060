import { beforeAll, describe, expect, it } from 'vitest';
import {
  addressTargets,
  type PageTarget,
  partTarget,
} from '../../../cli/prerender/page-targets.ts';
import { siteAddresses } from '../../../cli/prerender/site-addresses.ts';
import { type SiteWithContent, siteWithContent } from '../../fixtures/content-of.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

const targetsOf = ({ source, model, index }: SiteWithContent): readonly PageTarget[] =>
  addressTargets(model, siteAddresses(source, model, index));

describe('the fallback page of a route with parameters', () => {
  let targets: readonly PageTarget[];
  let second: readonly PageTarget[];
  beforeAll(async () => {
    targets = targetsOf(await siteWithContent('site'));
    second = targetsOf(await siteWithContent('tests/fixtures/lyceum', lyceum()));
  });
  const fallbacks = (all: readonly PageTarget[], route: string): readonly PageTarget[] =>
    all.filter(({ fallbackOf }) => fallbackOf === route);

  it('is one of its addresses where its page does not ask for the parameters', () => {
    const found = fallbacks(targets, 'authority');
    expect(found.map(({ path }) => path)).toEqual([
      '/relationHomePage/authority/home/bureau',
      '/relationHomePageH5/authority/home/bureau',
      '/EN/relationHomePage/AdministrationBureau/home/bureau',
      '/EN/relationHomePageH5/AdministrationBureau/home/bureau',
    ]);
    expect(found.filter(({ status }) => status)).toEqual([]);
    expect(found[0]?.files).toEqual(['relationHomePage/authority/home/bureau.html']);
  });

  it('is rendered without them where it does, and where no address is known', () => {
    expect(fallbacks(targets, 'newsListPage')[0]).toEqual({
      path: '/newsListPage/:type/:id',
      query: '',
      language: 'zh',
      device: 'desktop',
      status: 'fallback',
      files: ['fallback/newsListPage.zh.desktop.html'],
      name: '/newsListPage/:type/:id',
      fallbackOf: 'newsListPage',
    });
    for (const route of ['search', 'relatedSearch']) {
      const found = fallbacks(targets, route);
      expect(found.length, route).toBeGreaterThanOrEqual(2);
      expect(found.every(({ status }) => status === 'fallback')).toBe(true);
    }
  });

  it('has files for its further parts', () => {
    const [list] = fallbacks(targets, 'newsListPage');
    if (!list) throw new Error('there is none');
    expect(partTarget(list, '?page=2')?.files).toEqual([
      'fallback/newsListPage.zh.desktop.page-2.html',
    ]);
    expect(partTarget(list, '?page=a%2Fb')).toBe(undefined);
  });

  it('is not there for entries, redirects, and what not everybody may open', () => {
    const routes = new Set([...targets, ...second].map(({ fallbackOf }) => fallbackOf));
    expect(routes).toContain('salle');
    for (const route of ['newsDetail', 'resumeDetail', 'ancien', 'notes', 'professeurs']) {
      expect(routes).not.toContain(route);
    }
  });
});
