// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { lyceum, modelOf } from '../../fixtures/load-fixture.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model: sample, file } = await siteWithContent('site');

async function titleOf(address: string, device = 'desktop'): Promise<string> {
  answerWith(file);
  await openApp(sample, address, { device });
  return document.title;
}

describe('[R-19] the document title', () => {
  it.each([
    ['/newsDetail/after-the-typhoon/2025-08-21/article', '台风过后三十六小时'],
    ['/newsDetailH5/after-the-typhoon/2025-08-21/article', '台风过后三十六小时'],
    ['/EN/newsDetail/after-the-typhoon/2025-08-21/article', 'Thirty-six hours after the typhoon'],
    ['/relationHomePage/newsDetail/after-the-typhoon', '台风过后三十六小时'],
    ['/resumeDetail/bureau-director', '林望舒'],
    // A section by its own title, the page without one by its route's.
    ['/parkSummaryInfo?code=organization', '组织机构-黎安'],
    ['/parkSummaryInfo', '园区概况-黎安'],
    ['/news?code=unknown', '新闻动态-黎安'],
    ['/EN/NewsTrends?code=enparkDynamic', 'Campus news-Li'],
    ['/EN/ServicesList/guide?code=enpolicies', 'Policies-Li'],
    // The further pages of a list by their number, other parts of it and of the results as the page.
    ['/newsListPage/news/all?page=2', '新闻列表 · 第 2 页-黎安'],
    ['/EN/NewsTrends?code=enparkDynamic&page=2', 'Campus news · Page 2-Li'],
    ['/newsListPage/news/all?page=1', '新闻列表-黎安'],
    // A list that the address narrows down is called what it shows.
    ['/newsListPage/news/parkDynamic', '园区动态-黎安'],
    ['/newsListPage/news/parkDynamic?page=2', '园区动态 · 第 2 页-黎安'],
    ['/newsListPageH5/news/parkDynamic', '园区动态-黎安'],
    ['/newsListPage/news/elsewhere', '新闻列表-黎安'],
    ['/newsListPage/news/all?page=zwei', '新闻列表-黎安'],
    ['/news?code=parkDynamic&year=2025', '园区动态-黎安'],
    ['/search/海?nav=搜索结果', '搜索结果-黎安'],
    ['/no/such/page', '没有找到这个页面-黎安'],
  ])('of %s begins with %s', async (address, begin) => {
    const device = address.includes('H5') ? 'mobile' : 'desktop';
    expect((await titleOf(address, device)).startsWith(begin)).toBe(true);
  });

  it('says the name of the site once at home, whatever the home page is called', async () => {
    const source: SiteSource = lyceum();
    const named = (title: string) =>
      modelOf({
        ...source,
        routes: source.routes.map((route) =>
          route.id === 'accueil' ? { ...route, title: { fr: title } } : route,
        ),
      });
    await openApp(named('Lycée du Phare'), '/accueil', { device: 'desk' });
    expect(document.title).toBe('Lycée du Phare');
    await openApp(named('Bienvenue au lycée du phare'), '/accueil', { device: 'desk' });
    expect(document.title).toBe('Bienvenue au lycée du phare');
  });

  it('is the route’s where the language wants headings and the page has none', async () => {
    const source = lyceum();
    await openApp(modelOf(source), '/zh/shouye', { device: 'desk' });
    expect(document.title).toBe('欢迎-灯塔中学');
    const { title: _, ...untitled } = source.pages.accueil ?? { blocks: [] };
    const pages = { ...source.pages, accueil: untitled };
    await openApp(modelOf({ ...source, pages }), '/zh/shouye', { device: 'desk' });
    expect(document.title).toBe('首页-灯塔中学');
  });

  it('is the name that the web configuration gives, said once, too', async () => {
    const fr = parseWebConfig({ websiteName: 'Accueil' });
    await openApp(modelOf(lyceum()), '/accueil', {
      device: 'desk',
      ...(fr && { webConfigs: { fr } }),
    });
    expect(document.title).toBe('Accueil');
  });
});
