import type { Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
/** The same where nothing is there before it is drawn. */
const shell = withSite(() => serveFolder(inject('shellSite')));

const configs = '**/json/website/webconfig.*.json*';
const json = (value: unknown) => ({
  contentType: 'application/json',
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

describe('[C-01] the web configuration', () => {
  it.each([
    ['/news', 'zh'],
    ['/EN/NewsTrends', 'en'],
    ['/en', 'en'],
  ])('of %s is asked for before the first render, past every cache: %s', async (address, code) => {
    const { page } = await openPage(shell.browser);
    const asked: string[] = [];
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(configs, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    const model = page.waitForRequest('**/site.json*');
    await page.goto(shell.site.origin + address, { waitUntil: 'domcontentloaded' });
    await model;
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForTimeout(300);
    // Nothing but the spinner, over the whole screen.
    expect(await page.locator('#content').count()).toBe(0);
    const box = await page.locator('[role=status]').boundingBox();
    expect(box?.height).toBeGreaterThan(800);
    release();
    await settled(page);
    expect(asked).toHaveLength(1);
    const before = Date.now();
    const time = Number(new URL(asked[0] ?? '').searchParams.get('_t'));
    expect(new URL(asked[0] ?? '').pathname).toBe(`/json/website/webconfig.${code}.json`);
    expect(Math.abs(before - time)).toBeLessThan(60_000);
    await page.context().close();
  });

  it('and the model travel side by side', async () => {
    const { page } = await openPage(shell.browser);
    // The model is held back until the configuration is asked for: one after the other, neither comes.
    let askedForConfig = (): void => {};
    const config = new Promise<void>((resolve) => {
      askedForConfig = resolve;
    });
    await page.route('**/site.json*', async (route) => {
      await config;
      await route.continue();
    });
    await page.route(configs, async (route) => {
      askedForConfig();
      await route.continue();
    });
    await page.goto(`${shell.site.origin}/news`);
    await settled(page);
    expect(await page.title()).toMatch(/^新闻动态-/);
    await page.context().close();
  });

  it('[C-02] [D-02] gives the name and the menu', async () => {
    const { page } = await openPage(shell.browser);
    await page.route(configs, (route) =>
      route.fulfill(
        json({ websiteName: '另一个名字', navbar: [{ title: '唯一一项', linkUrl: '/news' }] }),
      ),
    );
    await page.goto(`${shell.site.origin}/news`);
    await settled(page);
    expect(await page.title()).toBe('新闻动态-另一个名字');
    expect(
      await page.getByRole('banner').getByRole('link', { name: '唯一一项' }).getAttribute('href'),
    ).toBe('/news');
    expect(await page.getByRole('banner').getByText('院校招生').count()).toBe(0);
    await page.context().close();
  });

  it('[A-04] shows no entry that leads to a closed route or names a code that the visitor lacks', async () => {
    const { page } = await openPage(shell.browser);
    await page.route('**/site.json*', async (route) => {
      const answer = await route.fetch();
      const model = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...model, access: { ...model.access, menuCodes: ['news'] } },
      });
    });
    await page.goto(`${shell.site.origin}/news`);
    await settled(page);
    const menu = page.getByRole('banner');
    expect(await menu.getByText('新闻动态').count()).toBeGreaterThan(0);
    expect(await menu.getByText('园区概况').count()).toBe(0);
    await page.goto(`${shell.site.origin}/institutions/lists`);
    await page.waitForSelector('#content');
    expect(await heading(page).textContent()).toContain('无权访问');
    expect(await page.getByRole('navigation').getByText('院校招生').count()).toBe(0);
    await page.context().close();
  });
});

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['the network fails', (route) => route.abort()],
  ['the answer is 404', (route) => route.fulfill({ status: 404, body: 'no' })],
  ['the answer is 500', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['the answer is no JSON', (route) => route.fulfill({ contentType: 'text/html', body: '<p>hi' })],
  ['the answer has another shape', (route) => route.fulfill(json([1, 2, 3]))],
  ['the menu has another shape', (route) => route.fulfill(json({ navbar: 'none' }))],
];

describe.each([
  ['desk', desktop, '/news', '/institutions'],
  ['phone', mobile, '/newsH5', '/institutionsH5'],
] as const)('[C-04] a web configuration that fails, on a %s', (_, device, start, next) => {
  it.each(failures)(
    'because %s, leaves the site to be walked by the menu of its routes',
    async (_name, fail) => {
      const { page, errors } = await openPage(shell.browser, device);
      await page.route(configs, fail);
      await page.goto(shell.site.origin + start);
      await settled(page);
      expect(await page.title()).toBe('新闻动态-黎安国际教育创新试验区');
      expect(await page.getByRole('alert').count()).toBe(0);
      const banner = page.getByRole('banner');
      if (device === mobile) {
        await banner.getByRole('button', { name: '菜单' }).click();
        await banner.locator('summary', { hasText: '院校招生' }).click();
      }
      await banner.getByRole('link', { name: '院校招生' }).first().click();
      await page.waitForURL(`**${next}`);
      await settled(page);
      expect(await heading(page).textContent()).toContain('八所院校');
      expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
      await page.context().close();
    },
  );
});

it('[C-04] a web configuration that never comes is waited for no longer than its time-out', async () => {
  const { page } = await openPage(shell.browser);
  await page.route('**/site.json*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), configTimeout: 700 },
    });
  });
  await page.route(configs, () => {});
  await page.goto(`${shell.site.origin}/news`, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#content');
  expect(await page.title()).toBe('新闻动态-黎安国际教育创新试验区');
  await page.context().close();
});

it('[C-02] [D-02] the web configuration of today takes the place of the one that a page was built with', async () => {
  const { page } = await openPage(running.browser);
  await page.route(configs, (route) =>
    route.fulfill(
      json({ websiteName: '另一个名字', navbar: [{ title: '唯一一项', linkUrl: '/news' }] }),
    ),
  );
  await page.goto(`${running.site.origin}/news`);
  await settled(page);
  expect(await page.title()).toBe('新闻动态-另一个名字');
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: '唯一一项' }).getAttribute('href')).toBe('/news');
  expect(await banner.getByText('院校招生').count()).toBe(0);
  await page.context().close();
});

it('[C-04] a built page can be used while the web configuration never comes', async () => {
  const { page, errors } = await openPage(running.browser);
  await page.route(configs, () => {});
  await page.goto(`${running.site.origin}/news`, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#root[data-started]');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: '院校招生' }).first().click();
  await expect.poll(() => heading(page).textContent()).toContain('八所院校');
  expect(new URL(page.url()).pathname).toBe('/institutions');
  expect(errors).toEqual([]);
  await page.context().close();
});

it.each(failures)(
  '[C-04] because %s, a built page keeps the menu that it was built with',
  async (_, fail) => {
    const { page, errors } = await openPage(running.browser, mobile);
    await page.route(configs, fail);
    await page.goto(`${running.site.origin}/newsH5`);
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: '菜单' }).click();
    await banner.locator('summary', { hasText: '院校招生' }).click();
    await banner.getByRole('link', { name: '入驻院校' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/institutionsH5');
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
    await page.context().close();
  },
);
