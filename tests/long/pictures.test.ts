import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { type Served, serveChanged } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const devices: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', desktop],
  ['mobile', mobile],
];

/** The pictures of photographs, in more formats than one. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const front = 'title: 照片\ndate: "2026-03-17"\ncode: educationNews\nsummary: 一组照片';
const text = Array.from(
  { length: 8 },
  (_, index) => `![第 ${index} 张](p${index}.jpg)\n\n潮水每天来回两次。`,
);

let photos: Served;
beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'content/zh/news/photos.md': `---\n${front}\n---\n\n一段话。\n\n${text.join('\n\n')}\n`,
  };
  for (let index = 0; index < 8; index += 1) {
    files[`content/zh/news/p${index}.jpg`] = await photo(1400 + index, 900)
      .jpeg()
      .toBuffer();
  }
  photos = await serveChanged('site', (source) => source, files);
  // Pictures in AVIF take their time on a busy machine.
}, 300_000);
afterAll(() => photos.close());

/** Opens an address and adds up how far its layout shifts from its first paint until it is quiet, scrolled through. */
async function openShifts(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await settled(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** What each picture of the content says of itself. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('#content img')].map((image) => ({
      isFirst: image.getAttribute('fetchpriority') === 'high',
      isLazy: image.loading === 'lazy',
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      isThere: image.complete && image.naturalWidth > 0,
      shown: image.currentSrc,
    })),
  );

describe.each(devices)('pictures on the %s', (device, options) => {
  const twin = (path: string): string =>
    device === 'mobile' ? path.replace(/^\/[A-Za-z]+/, (first) => `${first}H5`) : path;

  it.each(['/index', '/news', '/newsDetail/first-lesson/2026-03-02/article'])(
    'of %s keep their space; one at most is fetched before the others',
    async (path) => {
      const { page } = await openPage(running.browser, options);
      expect(await openShifts(page, running.site.origin + twin(path))).toBeLessThanOrEqual(0.01);
      const pictures = await picturesOf(page);
      expect(pictures.filter(({ isFirst }) => isFirst).length).toBeLessThanOrEqual(1);
      for (const each of pictures) {
        expect(each).toMatchObject({ hasSize: true, isLazy: !each.isFirst });
      }
      await page.context().close();
    },
  );

  it('of an article are shown in a version that fits, the first before the others', async () => {
    const { page } = await openPage(running.browser, options);
    const address = photos.origin + twin('/newsDetail/photos/2026-03-17/article');
    expect(await openShifts(page, address)).toBeLessThanOrEqual(0.01);
    await expect
      .poll(async () => (await picturesOf(page)).map(({ isThere }) => isThere))
      .toEqual(Array.from({ length: 8 }, () => true));
    const pictures = await picturesOf(page);
    expect(pictures.map(({ isFirst }) => isFirst)).toEqual(pictures.map((_, index) => index === 0));
    for (const { shown } of pictures) expect(shown).toMatch(/\/content\/files\/\w+-960\.webp$/);
    await page.context().close();
  });
});
