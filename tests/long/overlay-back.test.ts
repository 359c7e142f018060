import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withMenu, withModel } from '../browser/menu-config.ts';
import { desktop, mobile, settled } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { type WithSite, withSite } from '../browser/with-site.ts';

const inBrowser = withSite();
const inHash = withSite(() =>
  serveShared('site', (source) =>
    source
      .replace(/^( {2}history:) browser/m, '$1 hash')
      .replace(/^( {2}base:) \//m, '$1 /campus/'),
  ),
);

const dialogs = (page: Page) => page.getByRole('dialog');
const noDialog = (page: Page): Promise<void> => expect.poll(() => dialogs(page).count()).toBe(0);
const press = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).click();
const openSearch = async (page: Page): Promise<void> => {
  await press(page, /^(打开搜索|Open search)$/);
  await dialogs(page).first().waitFor();
};
const openDrawer = async (page: Page): Promise<void> => {
  await press(page, /^(菜单|Menu)$/);
  await dialogs(page).first().waitFor();
};
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'locked' in document.documentElement.dataset);
const openViewer = async (page: Page): Promise<void> => {
  await page
    .locator('#content')
    .getByRole('button', { name: /^查看大图/ })
    .first()
    .click();
  await dialogs(page).first().waitFor();
};
const openShare = async (page: Page): Promise<void> => {
  await page
    .locator('#content')
    .getByRole('button', { name: /^(分享本页|二维码)$/ })
    .first()
    .click();
  await dialogs(page).first().waitFor();
};
const openNotice = async (page: Page): Promise<void> => {
  await press(page, /^在建$/);
  await dialogs(page).first().waitFor();
};

const tablet = { viewport: { width: 900, height: 800 } };
const gallery = '/inverstmentAndCooperation?code=livingFacility';
const article = '/newsDetail/first-lesson/2026-03-02/article';

describe('[D-17] back, on the first page of a visit,', () => {
  it.each([
    ['the search box', '/news', desktop, openSearch],
    ['the search box of a phone', '/EN/IndexH5', mobile, openSearch],
    ['the drawer of a phone', '/indexH5', mobile, openDrawer],
    ['the drawer at a desk', '/news', tablet, openDrawer],
    ['the notice', '/news', desktop, openNotice],
    ['the viewer of pictures', gallery, desktop, openViewer],
    ['the share dialog', article, desktop, openShare],
  ] as const)('closes %s and stays', async (_, address, device, openOverlay) => {
    const page = await openScreen(inBrowser, address, device, async (each) => {
      if (openOverlay !== openNotice) return;
      await withMenu(each, [{ pageCode: 'x', title: '在建', linkUrl: '/news' }]);
      await withModel(each, (model) => ({
        ...model,
        menu: { ...model.menu, inDevelopment: ['x'] },
      }));
    });
    const url = page.url();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    for (let round = 0; round < 2; round += 1) {
      await openOverlay(page);
      await page.goBack();
      await noDialog(page);
      expect(page.url()).toBe(url);
      expect(await isLocked(page)).toBe(false);
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    }
  });
});

const modes: readonly (readonly [string, WithSite, string])[] = [
  ['browser mode', inBrowser, ''],
  ['hash mode under a base', inHash, '/campus/#'],
];

describe.each(modes)('[D-17] an overlay in %s', (_, running, prefix) => {
  /** The second page of a visit; the first is the news. */
  async function second(device = desktop): Promise<{ readonly page: Page; readonly url: string }> {
    const page = await openScreen(
      running,
      `${prefix}/${device === mobile ? 'newsH5' : 'news'}`,
      device,
    );
    await page.locator('#content a').filter({ visible: true }).first().click();
    await expect.poll(() => page.url()).not.toMatch(/news(H5)?$/);
    await settled(page);
    return { page, url: page.url() };
  }
  const first = /\/news(H5)?$/;

  it('that is closed by Escape or its button leaves the history as it was, however often', async () => {
    const { page, url } = await second();
    const before = await entries(page);
    for (let round = 0; round < 4; round += 1) {
      await openSearch(page);
      if (round % 2 === 0) await page.keyboard.press('Escape');
      else await dialogs(page).getByRole('button', { name: '关闭' }).click();
      await noDialog(page);
      await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
      expect(page.url()).toBe(url);
    }
    expect(await entries(page)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(first);
  });

  it('is not brought back by a step forward, and traps nobody', async () => {
    const { page, url } = await second();
    await openSearch(page);
    await page.goBack();
    await noDialog(page);
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(300);
    expect(await dialogs(page).count()).toBe(0);
    expect(page.url()).toBe(url);
    await openSearch(page);
    await page.goBack();
    await noDialog(page);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(first);
    await page.goForward();
    await expect.poll(() => page.url()).toBe(url);
    await openSearch(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(first);
  });

  it('that a search leads away from leaves no entry behind, and the results begin at their top', async () => {
    const { page, url } = await second();
    const before = await entries(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await openSearch(page);
    await dialogs(page).getByRole('combobox').fill('教育');
    await page.keyboard.press('Enter');
    await expect.poll(() => decodeURI(page.url())).toContain('/search/教育');
    await settled(page);
    expect(await entries(page)).toBe(before + 1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Readers hear what the page is.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('#content h1')))
      .toBe(true);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(url);
    await settled(page);
    await noDialog(page);
    await page.goForward();
    await expect.poll(() => decodeURI(page.url())).toContain('/search/教育');
  });

  it('that a menu item leads away from leaves no entry behind, nor does the open page’s own item', async () => {
    const { page, url } = await second(mobile);
    const before = await entries(page);
    await openDrawer(page);
    await dialogs(page).first().locator('summary', { hasText: '院校招生' }).click();
    await dialogs(page).first().getByRole('link', { name: '名师风采' }).click();
    await expect.poll(() => page.url()).toContain('/institutionsH5?code=');
    await settled(page);
    await noDialog(page);
    expect(await entries(page)).toBe(before + 1);
    const there = page.url();
    await openDrawer(page);
    await dialogs(page).first().getByRole('link', { name: '名师风采' }).click();
    await noDialog(page);
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
    expect(page.url()).toBe(there);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(url);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(first);
  });

  it('inside of another closes first, and a link in it leaves no entry of either', async () => {
    const nested = {
      title: '一',
      linkUrl: '/news',
      childrens: [
        {
          title: '二',
          linkUrl: '/news',
          childrens: [{ title: '三', linkUrl: '/institutions' }],
        },
      ],
    };
    const page = await openScreen(running, `${prefix}/indexH5`, mobile, (each) =>
      withMenu(each, [nested]),
    );
    const url = page.url();
    const openInner = async (): Promise<void> => {
      await openDrawer(page);
      await dialogs(page).first().locator('summary').click();
      await dialogs(page).first().getByRole('button', { name: '二' }).click();
      await page.getByRole('dialog', { name: '二' }).waitFor();
    };
    await openInner();
    await page.goBack();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await page.goBack();
    await noDialog(page);
    await openInner();
    await page.getByRole('dialog', { name: '二' }).getByRole('link', { name: '三' }).click();
    await expect.poll(() => page.url()).toContain('/institutionsH5');
    const there = page.url();
    await settled(page);
    await noDialog(page);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(url);
    await noDialog(page);
    await page.goForward();
    await expect.poll(() => page.url()).toBe(there);
  });
});
