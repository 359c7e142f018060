import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { type Served, serveChanged } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

/** The same words under the tag of another language that runs from right to left. */
let hebrew: Served;
beforeAll(async () => {
  hebrew = await serveChanged('tests/fixtures/library', (source) => source, {
    'languages/ar.yaml': readFileSync('tests/fixtures/library/languages/ar.yaml', 'utf8').replace(
      '    prefix: /ar\n',
      '    prefix: /ar\n    tag: he\n',
    ),
  });
});
afterAll(() => hebrew?.close());

const box = async (place: Locator) => {
  const { x, width } = (await place.first().boundingBox()) ?? { x: Number.NaN, width: 0 };
  return { left: x, right: x + width };
};

/** Numbers of several groups on the page, and those of which the first digit does not stand left of the last one. */
function numbersOnPage() {
  const numbers =
    /\+\d[\d ()-]{6,}\d|\d[\d ()-]{7,}\d|(?<![:\d])\d+(?:\.\d+)?, \d+(?:\.\d+)?(?![:\d])/g;
  const turned: string[] = [];
  let seen = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    for (const [number] of text.data.matchAll(numbers)) {
      const at = text.data.indexOf(number);
      const [first, last] = [at, at + number.length - 1].map((from) => {
        const range = document.createRange();
        range.setStart(text as Text, from);
        range.setEnd(text as Text, from + 1);
        return range.getClientRects()[0];
      });
      if (!first?.width || !last) continue;
      seen += 1;
      if (first.left >= last.left) turned.push(number);
    }
  }
  return { seen, turned };
}

describe('a page that runs from right to left', () => {
  it('has its brand at the right, its tools at the left, and its menu between', async () => {
    const page = await openScreen(running, '/library/ar/visit');
    const header = page.getByRole('banner');
    const brand = await box(header.getByRole('link').first());
    const menu = await box(header.getByRole('navigation'));
    const search = await box(header.getByRole('button', { name: 'فتح البحث' }));
    expect(brand.right).toBeGreaterThan(1300);
    expect(menu.right).toBeLessThanOrEqual(brand.left);
    expect(search.right).toBeLessThanOrEqual(menu.left);
    expect(search.left).toBeLessThan(250);
  });

  it('has arrows that point to the left, and names of languages of their own', async () => {
    const page = await openScreen(running, '/library/ar');
    const arrow = page.locator('#content a svg path').first();
    const turned = await arrow.evaluate((path) => getComputedStyle(path).transform);
    expect(turned).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    const links = page.getByRole('banner').locator('a[hreflang]');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('lang'), link.textContent]),
      ),
    ).toEqual([
      ['zh-CN', '中文'],
      ['en', 'EN'],
    ]);
  });

  it('is gone through by arrow keys as its menu stands', async () => {
    const page = await openScreen(running, '/library/ar/visit');
    const items = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await items.first().focus();
    await page.keyboard.press('ArrowLeft');
    const second = await items.nth(1).textContent();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    await page.keyboard.press('ArrowRight');
    const first = await items.first().textContent();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
  });

  it('has a drawer that comes from the right', async () => {
    const page = await openScreen(running, '/library/ar/visitH5', mobile);
    await page.getByRole('button', { name: 'القائمة', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(async () => (await box(dialog.locator(':scope > *'))).right).toBe(390);
    expect((await box(dialog.locator(':scope > *'))).left).toBeGreaterThan(0);
  });

  it.each([
    ['/library/ar/contact', 3],
    ['/library/ar/visit', 3],
    ['/library/ar/people', 12],
    ['/library/ar/services', 1],
    ['/library/ar/unknown', 1],
  ])('shows telephone numbers and coordinates of %s from left to right', async (address, least) => {
    const { page } = await openPage(running.browser);
    onTestFinished(() => page.context().close());
    await page.goto(running.site.origin + address);
    const { seen, turned } = await page.evaluate(numbersOnPage);
    expect(turned).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(least);
  });

  it('is Hebrew as well as Arabic', async () => {
    const page = await openScreen({ ...running, site: hebrew }, '/library/ar/visit', desktop);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('he');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
});

describe('links to other languages', () => {
  it('lead to the same page where the site wants it', async () => {
    const page = await openScreen(running, '/library/visit');
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'EN – Read this in English' }).count()).toBe(1);
    await header.locator('a[hreflang=ar]').click();
    await page.waitForURL('**/library/ar/visit');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.getByRole('contentinfo').locator('a[hreflang]').count()).toBe(2);
  });
});

it.each([
  // Three to ten, and two.
  ['كتب', /(?:^|\D)(?:[3-9]|10) نتائج/],
  ['السبت', /نتيجتان/],
])('numbers have their words: %s', async (keyword, words) => {
  const page = await openScreen(running, `/library/ar/search/${encodeURIComponent(keyword)}`);
  await expect.poll(() => page.locator('#content').textContent()).toMatch(words);
});
