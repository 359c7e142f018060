import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goTo } from '../browser/go-to.ts';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

// Pages that are not built: nothing of them is there before it is drawn.
const running = withSite(() => serveFolder(inject('shellSite')));

type Page500 = { readonly layout: string };
/** Has the data of the news group name a layout that nobody has: drawing its screen throws. */
const breakScreen = (page: Page): Promise<unknown> =>
  page.route('**/groups/news.*', async (route) => {
    const answer = await route.fetch();
    const data: { pages: Record<string, Page500> } = await answer.json();
    const pages = Object.fromEntries(
      Object.entries(data.pages).map(([name, each]) => [name, { ...each, layout: 'none' }]),
    );
    await route.fulfill({ json: { ...data, pages } });
  });
/** Changes in the route table what every header reads: no layout can be drawn. */
const breakLayouts = (page: Page): Promise<unknown> =>
  page.route('**/routes.*', async (route) => {
    const answer = await route.fetch();
    const table = await answer.json();
    const site = { ...table.site, logo: 1, logoInverse: 1 };
    await route.fulfill({ json: { ...table, site } });
  });
/** Leaves nothing to decide by what an address shows. */
const breakDecision = (page: Page): Promise<unknown> =>
  page.route('**/routes.*', async (route) => {
    const answer = await route.fetch();
    const table: { readonly routes: readonly object[] } = await answer.json();
    const routes = table.routes.map((row) => ({ ...row, access: [{ anyFlag: 1 }] }));
    await route.fulfill({ json: { ...table, routes } });
  });

const facts = (page: Page) =>
  page.evaluate(() => ({
    at: decodeURI(location.pathname),
    title: document.title,
    lang: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent ?? '',
    text: document.querySelector('#content')?.textContent ?? '',
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    hasHeader: document.querySelector('header') !== null,
  }));

const name = { zh: '黎安国际教育创新试验区', en: "Li'an Pilot Zone" };

describe('[C-06] the page for an address that there is not', () => {
  it.each([
    ['/nowhere', desktop, 'zh-CN', '这一页不在海图上', '没有找到这个页面', '返回首页', name.zh],
    ['/nowhereH5', mobile, 'zh-CN', '这一页不在海图上', '没有找到这个页面', '返回首页', name.zh],
    [
      '/EN/no',
      desktop,
      'en',
      'This page is not on the chart',
      'This page cannot be found',
      'Back to home',
      name.en,
    ],
    [
      '/EN/noH5',
      mobile,
      'en',
      'This page is not on the chart',
      'This page cannot be found',
      'Back to home',
      name.en,
    ],
  ] as const)(
    '%s has number, sentence and a way home',
    async (at, device, lang, heading, title, way, site) => {
      const { page } = await openPage(running.browser, device);
      const answer = await page.goto(running.site.origin + at);
      await settled(page);
      expect(answer?.status()).toBe(404);
      const seen = await facts(page);
      expect(seen).toMatchObject({
        at,
        lang,
        heading,
        title: `${title}-${site}`,
        robots: 'noindex',
        wide: false,
      });
      expect(seen.text).toContain('404');
      await page.locator('#content').getByRole('link', { name: way }).click();
      await expect.poll(() => new URL(page.url()).pathname.toLowerCase()).toMatch(/\/index(h5)?$/);
      await page.context().close();
    },
  );
});

const broken = [
  ['/news', desktop, 'zh-CN', '服务暂时出了问题', '返回首页', '重新载入', name.zh],
  ['/newsH5', mobile, 'zh-CN', '服务暂时出了问题', '返回首页', '重新载入', name.zh],
  [
    '/EN/NewsTrends',
    desktop,
    'en',
    'Something went wrong on our side',
    'Back to home',
    'Try again',
    name.en,
  ],
  [
    '/EN/NewsTrendsH5',
    mobile,
    'en',
    'Something went wrong on our side',
    'Back to home',
    'Try again',
    name.en,
  ],
] as const;

describe('[C-06] the page of a server that fails itself', () => {
  it.each([
    ['desk', desktop],
    ['phone', mobile],
  ])('says so in every language, with no script, at a %s', async (_, device) => {
    const folder = mkdtempSync(join(tmpdir(), 'broken-'));
    cpSync(inject('shellSite'), folder, { recursive: true });
    const site = await serveFolder(folder);
    const { page } = await openPage(running.browser, device);
    rmSync(join(folder, 'index.html'));
    const answer = await page.goto(`${site.origin}/EN/NewsTrends`);
    expect(answer?.status()).toBe(500);
    for (const [lang, words, way, home] of [
      ['zh-CN', '服务暂时出了问题', '返回首页', '/'],
      ['en', 'Something went wrong on our side', 'Back to home', '/EN/'],
    ] as const) {
      const part = page.locator(`[lang="${lang}"].boot-failure`);
      expect(await part.textContent()).toContain(words);
      expect(await part.getByRole('link', { name: way }).getAttribute('href')).toBe(home);
    }
    expect(await page.locator('script').count()).toBe(0);
    expect(
      await page
        .getByRole('link')
        .first()
        .evaluate((link) => getComputedStyle(link).display),
    ).toBe('flex');
    await page.context().close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/news', desktop, 'zh-CN', '服务暂时出了问题'],
    ['/EN/NewsTrendsH5', mobile, 'en', 'Something went wrong on our side'],
  ])('%s: says so in its variant, built, with no script', async (path, device, lang, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'broken-'));
    cpSync(inject('builtSite'), folder, { recursive: true });
    const site = await serveFolder(folder);
    const { page } = await openPage(running.browser, { ...device, javaScriptEnabled: false });
    // Neither the page is there nor what stands in for it.
    for (const name of ['shell.html', 'index.html', `${path.slice(1)}.html`])
      rmSync(join(folder, name));
    const answer = await page.goto(site.origin + path);
    expect(answer?.status()).toBe(500);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.title()).toContain(words);
    expect(await page.locator('#content').textContent()).toContain('500');
    expect(await page.getByRole('banner').getByRole('link').count()).toBeGreaterThan(1);
    await page.context().close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('[C-06] the page for an error of the site', () => {
  it.each(broken)(
    '%s: a screen that fails shows the site’s own, in its frame',
    async (at, device, lang, title, way, again, site) => {
      const { page } = await openPage(running.browser, device);
      await breakScreen(page);
      await page.goto(running.site.origin + at);
      await expect.poll(() => page.locator('#content').textContent()).toContain('500');
      await settled(page);
      const seen = await facts(page);
      expect(seen).toMatchObject({
        at,
        lang,
        title: `${title}-${site}`,
        robots: 'noindex',
        wide: false,
        hasHeader: true,
      });
      expect(seen.heading).toBe(lang === 'en' ? 'The system is in dry dock' : '系统正在坞里检修');
      // Once the fault is gone, loading again is enough.
      await page.unrouteAll();
      await page.locator('#content').getByRole('link', { name: again }).click();
      await expect.poll(() => heading(page).textContent()).toMatch(/^(新闻动态|News)$/);
      expect((await facts(page)).robots).toBe('');
      await page.goBack();
      await page.context().close();
      expect(way).not.toBe('');
    },
  );

  it.each(broken)('%s: going elsewhere leaves it', async (at, device, _, __, way) => {
    const { page } = await openPage(running.browser, device);
    await breakScreen(page);
    await page.goto(running.site.origin + at);
    await expect.poll(() => page.locator('#content').textContent()).toContain('500');
    // A phone calls the hotline instead; its way home is the header's.
    const place = device === mobile ? page.getByRole('banner') : page.locator('#content');
    const home =
      device === mobile ? place.getByRole('link') : place.getByRole('link', { name: way });
    await home.first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/Index(H5)?$/i);
    await expect.poll(() => page.locator('#content').textContent()).not.toContain('500');
    expect((await facts(page)).robots).toBe('');
    await goTo(page, at);
    await expect.poll(() => page.locator('#content').textContent()).toContain('500');
    await page.context().close();
  });

  it.each(broken)(
    '%s: where no frame can be drawn, a plain one says the same',
    async (at, device, lang, title, way, again, site) => {
      for (const breakIt of [breakLayouts, breakDecision]) {
        const { page } = await openPage(running.browser, device);
        await breakIt(page);
        await page.goto(running.site.origin + at);
        await expect.poll(() => page.locator('#content').textContent()).toContain('500');
        expect(await facts(page)).toMatchObject({
          at,
          lang,
          heading: title,
          title: `${title}-${site}`,
          robots: 'noindex',
          wide: false,
          hasHeader: false,
        });
        expect(await page.getByRole('button', { name: again }).count()).toBe(1);
        await page.unrouteAll();
        await page.getByRole('link', { name: way }).click();
        await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/Index(H5)?$/i);
        await settled(page);
        expect((await facts(page)).hasHeader).toBe(true);
        await page.context().close();
      }
    },
  );
});
