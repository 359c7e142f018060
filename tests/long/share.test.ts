import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { readCode } from '../browser/read-code.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const code = (page: Page) => page.locator('#content svg[role=img]');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const mayCopy = (page: Page) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

/** Width and height of a PNG, by its first bytes. */
const sizeOf = (png: Buffer): number[] => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

async function savedPicture(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存图片' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('我在海边上大学，来看我。.png');
  return readFileSync(await download.path());
}

describe.each([
  ['desk', desktop, '/bigShare', '/index'],
  ['phone', mobile, '/bigShareH5', '/indexH5'],
] as const)('the share page on a %s', (_, device, address, home) => {
  it('has a code that reads as the link, and a picture of both to save', async () => {
    const page = await openScreen(running, address, device, mayCopy);
    const link = running.site.origin + home;
    expect(await readCode(page, await code(page).screenshot())).toBe(link);
    const png = await savedPicture(page);
    expect(sizeOf(png)).toEqual([1080, 1440]);
    expect(await readCode(page, png)).toBe(link);
    // What was made stands in the page, to be held down.
    const made = page.locator('#content img[src^="data:image/png"]');
    expect(await made.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
    await page.getByRole('button', { name: '复制网址' }).click();
    await expect.poll(() => copied(page)).toBe(link);
  });
});

it('a picture that does not load leaves the rest of the one to save', async () => {
  const page = await openScreen(running, '/bigShare', desktop, (each) =>
    each.route('**/art/scene-dusk.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '' }),
    ),
  );
  expect(sizeOf(await savedPicture(page))).toEqual([1080, 440]);
});

it('a phone whose system takes files gets the picture in its sheet', async () => {
  const page = await openScreen(running, '/bigShareH5', mobile, (each) =>
    each.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files, ...rest }: ShareData) => {
          shared.push({ files: files?.map(({ name, type }) => `${name} ${type}`), ...rest });
        },
      });
    }),
  );
  await page.getByRole('button', { name: '保存图片' }).tap();
  await page.getByRole('button', { name: '分享…' }).tap();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(shared).toHaveLength(2);
  expect(await shared()).toEqual(
    expect.arrayContaining([
      { files: ['我在海边上大学，来看我。.png image/png'] },
      { title: '我在海边上大学，来看我。', url: `${running.site.origin}/indexH5` },
    ]),
  );
});

describe.each([
  ['desk', desktop, '/newsDetail/first-lesson/2026-03-02/article', '二维码'],
  ['phone', mobile, '/newsDetailH5/first-lesson/2026-03-02/article', '分享本页'],
] as const)('the tools of an article on a %s', (form, device, address, opener) => {
  it('print it, copy its address, and show its code, loaded when asked for', async () => {
    const page = await openScreen(running, address, device, async (each) => {
      await mayCopy(each);
      await each.addInitScript(() => {
        Object.assign(window, { prints: 0, print: () => Object(window).prints++ });
      });
    });
    const link = running.site.origin + address;
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    const tools = page.getByRole('group', { name: '本页工具' });
    await tools.getByRole('button', { name: '打印' }).click();
    await expect.poll(() => page.evaluate(() => Object(window).prints)).toBe(1);
    if (form === 'desk') {
      await tools.getByRole('button', { name: '复制链接' }).click();
      await expect.poll(() => copied(page)).toBe(link);
    }
    expect(await loaded()).not.toContain('share-page');
    await tools.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: '分享本页' });
    await dialog.getByRole('img').waitFor();
    expect(await loaded()).toContain('share-page');
    await expect
      .poll(async () => readCode(page, await dialog.getByRole('img').screenshot()))
      .toBe(link);
    if (form === 'phone') {
      await dialog.getByRole('button', { name: '复制网址' }).tap();
      await expect.poll(() => copied(page)).toBe(link);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'),
      ),
    ).toBe(opener);
  });
});
