import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, settled } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const ahead = (page: Page) => page.locator('#content > [data-ahead]');

/** The list of news with the pointer on its first article, and that article drawn ahead. */
async function openWithPageAhead(device = desktop, address = '/news') {
  const page = await openScreen(running, address, device);
  const link = page.locator('#content a[href*="ewsDetail"]').first();
  await link.hover();
  await ahead(page).locator('h1').waitFor({ state: 'attached' });
  return { page, link };
}

/** Marks what stands there by now; a page or frame that is made anew has no mark. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute('data-mark', ''));
const marked = (page: Page, selector: string) => page.locator(`${selector}[data-mark]`).count();

describe('the page of a link that the pointer rests on', () => {
  it.each([
    ['desktop', desktop, '/news'],
    ['mobile', mobile, '/newsH5'],
  ] as const)(
    'is drawn ahead on %s, and only shown when it is opened',
    async (_, device, address) => {
      const { page, link } = await openWithPageAhead(device, address);
      await mark(page, '#content > [data-ahead] article');
      await mark(page, 'header');
      await mark(page, 'footer');
      const title = await ahead(page).locator('h1').textContent();
      await link.click();
      await page.waitForURL(/ewsDetail/);
      await settled(page);
      expect(await ahead(page).count()).toBe(0);
      expect(await marked(page, '#content article')).toBe(1);
      expect([await marked(page, 'header'), await marked(page, 'footer')]).toEqual([1, 1]);
      expect(await page.locator('h1').allTextContents()).toEqual([title]);
      // Readers hear what the page is.
      expect(
        await page.evaluate(() => [
          document.activeElement?.tagName,
          document.activeElement?.textContent,
          scrollY,
        ]),
      ).toEqual(['H1', title, 0]);
      // What stands around the page follows it.
      await page.waitForFunction((text) => document.title.startsWith(text ?? ''), title);
      await page.locator('link[rel=canonical][href*="ewsDetail"]').waitFor({ state: 'attached' });
    },
  );

  it('is neither seen, heard nor reached before, and has no style of its own', async () => {
    const { page } = await openWithPageAhead();
    const tree = await page.locator('#content').ariaSnapshot();
    expect(tree.match(/heading .*\[level=1\]/g)).toHaveLength(1);
    expect(await ahead(page).locator('h1').isVisible()).toBe(false);
    const found = await ahead(page).evaluate((element) => {
      const link = element.querySelector('a');
      link?.focus();
      return [element.getBoundingClientRect().height, link === document.activeElement];
    });
    expect(found).toEqual([0, false]);
    await page.waitForFunction(() => document.querySelectorAll('[style]').length === 0);
  });

  it('gives way to that of the next link, and goes where another one is opened', async () => {
    const { page } = await openWithPageAhead();
    const first = await ahead(page).locator('h1').textContent();
    await page.locator('#content a[href*="ewsDetail"]').nth(2).hover();
    await page.waitForFunction((title) => {
      const pages = [...document.querySelectorAll('#content > [data-ahead]')];
      return pages.length === 1 && pages[0]?.querySelector('h1')?.textContent !== title;
    }, first);
    await page.locator('header nav a').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/news');
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll('h1').length === 1);
    expect(await ahead(page).count()).toBe(0);
  });

  it('is the same after a step back, which restores the place', async () => {
    const { page } = await openWithPageAhead();
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 300);
    const link = page.locator('#content a[href*="ewsDetail"]').nth(3);
    await link.hover();
    const top = await page.evaluate(() => scrollY);
    const title = await link.textContent();
    await link.click();
    await page.waitForURL(/ewsDetail/);
    await settled(page);
    // Below the pointer may lie a link of this page by now, whose page is drawn ahead, out of sight.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      title?.trim().slice(0, 4),
    );
    await page.goBack();
    await settled(page);
    await page.waitForFunction((place) => Math.abs(scrollY - place) < 2, top);
    expect(openAddress(page)).toBe('/news');
  });
});

it('what a link of the header opened is closed on the next page', async () => {
  const page = await openScreen(running, '/news');
  await mark(page, 'header');
  const item = page
    .locator('[data-menu-item]', { has: page.locator('[data-menu-dropdown]') })
    .first();
  await item.hover();
  const link = item.locator('[data-menu-dropdown] a[href^="/"]').first();
  await link.waitFor();
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/news');
  await settled(page);
  await page.locator('header:not([data-mark])').waitFor();
  expect(await page.locator('[data-menu-dropdown]:not([hidden])').count()).toBe(0);
});
