import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

describe('[R-16] the common header', () => {
  it.each([
    ['/relationHomePage/authority/home/bureau', desktop],
    ['/relationHomePage/newsListPage/news/joint', desktop],
    ['/EN/relationHomePage/PlatformCompanies/home/labs', desktop],
    ['/relationHomePageH5/authority/home/bureau', mobile],
    ['/relationHomePageH5/search/海', mobile],
    ['/EN/relationHomePageH5/InternationalUnionCollege/home/joint', mobile],
  ])('is hidden at %s, where a slim line leads home', async (address, device) => {
    const page = await openScreen(running, address, device);
    const banner = page.getByRole('banner');
    // A home has a navigation of its own, never the site's.
    const main = banner.getByRole('navigation', { name: /^(主导航|Main menu)$/ });
    expect(await main.count()).toBe(0);
    expect(await banner.getByRole('button', { name: /^(菜单|Menu)$/ }).count()).toBe(0);
    const isHome = address.includes('/home/');
    expect((await banner.boundingBox())?.height).toBeLessThan(isHome ? 160 : 56);
    const home = await banner.getByRole('link').first().getAttribute('href');
    expect(home).toMatch(/^(\/EN)?\/(index|Index)(H5)?$/);
  });

  it.each([
    ['/news', desktop],
    ['/EN/NewsTrends', desktop],
    ['/newsH5', mobile],
  ])('stands at %s', async (address, device) => {
    const page = await openScreen(running, address, device);
    const banner = page.getByRole('banner');
    const height = (await banner.boundingBox())?.height;
    expect(height).toBe(device === mobile ? 56 : 80);
  });
});

it('[R-16] it is hidden on the 404 page of the zone, too, and of the zone alone', async () => {
  const { page } = await openPage(running.browser);
  for (const [address, height] of [
    ['/relationHomePage/no-such-page', 45],
    ['/relationHomePages/no-such-page', 80],
  ] as const) {
    await page.goto(running.site.origin + address);
    await settled(page);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(height);
  }
  await page.context().close();
});
