import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, printAxeCount } from '../browser/axe.ts';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
printAxeCount();

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first().click();
/** Opens the search box, whose code comes when it is wanted. */
const search = async (page: Page): Promise<void> => {
  await press(/^(打开搜索|Open search)$/)(page);
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};
const menu = press(/^(菜单|Menu)$/);

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'everything closed': async () => {},
  'a dropdown open': (page) =>
    page.getByRole('navigation').locator('[data-menu-item] > a').nth(1).hover(),
  'the search box open': search,
  'the search box refusing an empty keyword': async (page) => {
    await search(page);
    await page.keyboard.press('Enter');
  },
  'the search box with suggestions': async (page) => {
    await search(page);
    const lang = await page.evaluate(() => document.documentElement.lang);
    await page.keyboard.type(lang === 'en' ? 'enrol' : '招生');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
  },
  'the search box with recent searches': async (page) => {
    await page.evaluate(() => {
      localStorage.setItem('site-searches', '{"zh":["招生","接驳车"],"en":["enrol","shuttle"]}');
    });
    await search(page);
    await page
      .getByRole('dialog')
      .getByText(/最近搜索|Recent searches/)
      .waitFor();
  },
  'the drawer open': menu,
  'the drawer open with a panel': async (page) => {
    await menu(page);
    await page.getByRole('dialog').locator('summary').nth(1).click();
  },
};
const onDesktop = [
  'everything closed',
  'a dropdown open',
  'the search box open',
  'the search box refusing an empty keyword',
  'the search box with suggestions',
  'the search box with recent searches',
];
const onMobile = Object.keys(states).filter((state) => state !== 'a dropdown open');

describe.each([
  ['desk', '/index', desktop, onDesktop],
  ['desk', '/EN/NewsTrends', desktop, onDesktop],
  [
    'narrow desk',
    '/news',
    { viewport: { width: 900, height: 800 } },
    ['the drawer open with a panel'],
  ],
  ['phone', '/newsH5', mobile, onMobile],
  ['phone', '/EN/IndexH5', mobile, onMobile],
] as const)('on a %s at %s axe finds nothing', (_, address, device, names) => {
  it.each(names.map((name) => [name]))('with %s', async (name) => {
    const page = await openScreen(running, address, { ...device, bypassCSP: true });
    await states[name]?.(page);
    // Colours are measured when the motion has ended.
    await page.waitForTimeout(400);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the skip link', () => {
  it('is the first stop, is seen when it is reached, and leads into the content', async () => {
    const page = await openScreen(running, '/news');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: '跳到正文' });
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(
      true,
    );
  });
});

describe('what has the focus', () => {
  it('is seen in header, dropdown, drawer and search box', async () => {
    const page = await openScreen(running, '/news');
    const outline = () =>
      page.evaluate(() => {
        const element = document.activeElement as Element;
        const own = getComputedStyle(element);
        const field = getComputedStyle(element.parentElement as Element);
        return own.outlineStyle !== 'none' || field.boxShadow !== 'none';
      });
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await outline(), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
        true,
      );
    }
    await search(page);
    for (let stop = 0; stop < 6; stop += 1) {
      expect(await outline(), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
        true,
      );
      await page.keyboard.press('Tab');
    }
  });
});
