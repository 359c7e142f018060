import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Opens the dropdown of the second item; where there is no menu beside the mark, the drawer with its first panel. */
async function openMenu(page: Page): Promise<void> {
  const button = banner(page).getByRole('button', { name: /^(菜单|Menu)$/ });
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole('dialog').locator('summary').first().click();
  } else {
    await banner(page).locator('[data-menu-item] > a').nth(1).hover();
    await page.locator('[data-menu-dropdown]:not([hidden]) > div').waitFor();
  }
}

async function openSearch(page: Page): Promise<void> {
  await banner(page)
    .getByRole('button', { name: /^(打开搜索|Open search)$/ })
    .click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

/** Waits for the site's own page of a failure, before which there is a plain one. */
const failureShown = (page: Page): Promise<unknown> =>
  page.getByRole('heading', { name: '系统正在坞里检修' }).waitFor();

/** Hides the code to scan: it says at which port the site is served. */
const hideCode = (page: Page): Promise<unknown> =>
  page.locator('#content svg[role=img]').evaluateAll((codes) => {
    for (const code of codes) (code as SVGElement).style.visibility = 'hidden';
  });

/** Waits for the answer to a search, which comes after its page. */
const answered = (page: Page): Promise<unknown> =>
  page.locator('#content h1', { hasText: /条结果|没有找到/ }).waitFor();

/** Has the news ask for a code that nobody has. */
const closeNews = (page: Page): Promise<unknown> =>
  page.route('**/routes.*', async (route) => {
    const table: { readonly routes: readonly { readonly id: string }[] } = await (
      await route.fetch()
    ).json();
    const routes = table.routes.map((row) =>
      row.id === 'news' ? { ...row, access: [{ code: 'nobody' }] } : row,
    );
    await route.fulfill({ json: { ...table, routes } });
  });

/** Has the data of the news name a layout that nobody has: drawing its screen throws. */
const breakScreen = (page: Page): Promise<unknown> =>
  page.route('**/groups/news.*', async (route) => {
    const data: { readonly pages: Record<string, object> } = await (await route.fetch()).json();
    const pages = Object.entries(data.pages).map(([name, each]) => [
      name,
      { ...each, layout: 'none' },
    ]);
    await route.fulfill({ json: { ...data, pages: Object.fromEntries(pages) } });
  });

const addresses: Readonly<Record<string, string>> = {
  home: '/index',
  news: '/news',
  'news-list': '/newsListPage/news/all',
  article: '/newsDetail/bay-year/2025-12-30/article',
  'article-rich': '/newsDetail/first-lesson/2026-03-02/article',
  institutions: '/institutions',
  college: '/Schooldetail?code=beichen',
  services: '/parkService',
  investment: '/inverstmentAndCooperation',
  profile: '/resumeDetail/ocean-science-dean',
  post: '/resumeDetail/post-ocean-engineering',
  leaders: '/parkSummaryInfo/currentLeaderList/joint',
  authority: '/relationHomePage/authority/home/bureau',
  'joint-college': '/relationHomePage/unityCollege/home/joint',
  summary: '/parkSummaryInfo',
  organisation: '/parkSummaryInfo?code=organization',
  topic: '/topicDetail/one-bay/2026-03-12',
  login: '/login',
  'not-found': '/nowhere',
  'home-en': '/EN/Index',
  'news-en': '/EN/NewsTrends',
  'universities-en': '/EN/UniversityOrganization',
  'services-en': '/EN/ServicesList/guide',
};

/** Screens of the sample. */
export const sampleScreens: readonly Screen[] = [
  ...Object.entries(addresses).map(
    ([name, address]): Screen => ({ name, site: 'sample', address }),
  ),
  { name: 'search', site: 'sample', address: '/search/营商', act: answered },
  { name: 'search-none', site: 'sample', address: '/search/无此词语', act: answered },
  { name: 'share', site: 'sample', address: '/bigShare', act: hideCode },
  { name: 'closed', site: 'shell', address: '/news', before: closeNews },
  { name: 'failed', site: 'shell', address: '/news', before: breakScreen, act: failureShown },
  { name: 'menu', site: 'sample', address: '/news', act: openMenu, isOver: true },
  { name: 'search-box', site: 'sample', address: '/news', act: openSearch, isOver: true },
];
