import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import type { Served } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

/** The library has a header of two lines that stays, and the wide footer. */
const running = withSite(() => serveShared('tests/fixtures/library'));

const banner = (page: Page): Locator => page.getByRole('banner');
const menu = (page: Page): Locator => banner(page).getByRole('navigation');
const menuButton = (page: Page, name = 'Menu'): Locator =>
  banner(page).getByRole('button', { name, exact: true });

const boxOf = async (place: Locator) => {
  const box = await place.first().boundingBox();
  if (!box) throw new Error('it is not seen');
  return box;
};

/** What of the header's rows reaches over another part or out of the row, and how far the page is too wide. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow !== 0) found.push(`the page is ${overflow} pixels too wide`);
    for (const row of document.querySelectorAll('header > div > div')) {
      const boxes = [...row.children]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      for (const [index, { each, box }] of boxes.entries()) {
        const name = each.textContent?.slice(0, 20) || each.getAttribute('aria-label');
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
          found.push(`${name} is cut off`);
        for (const { each: other, box: next } of boxes.slice(index + 1)) {
          const over =
            Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
            Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1;
          if (over) found.push(`${name} lies over ${other.textContent?.slice(0, 20)}`);
        }
      }
    }
    return found;
  });

describe('a header of two lines', () => {
  it('stays in sight with the second one, and targets come to stand below it', async () => {
    const page = await openScreen(running, '/library/en/visit');
    const before = await boxOf(menu(page));
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await boxOf(menu(page))).y).toBeLessThan(before.y);
    const nav = await boxOf(menu(page));
    expect(nav.y).toBeGreaterThanOrEqual(0);
    expect(nav.y + nav.height).toBeLessThan(100);
    const links = await boxOf(banner(page).getByRole('link', { name: 'Catalogue' }));
    expect(links.y + links.height).toBeLessThanOrEqual(nav.y + 1);
  });

  it('folds its menu where it does not fit, and has links and buttons in the drawer then', async () => {
    const page = await openScreen(running, '/library/en/visit');
    const book = banner(page).getByRole('link', { name: 'Book a room', exact: true });
    expect(await menu(page).isVisible()).toBe(true);
    expect(await menuButton(page).isVisible()).toBe(false);
    expect(await book.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => menuButton(page).isVisible()).toBe(true);
    expect(await menu(page).isVisible()).toBe(false);
    expect(await book.isVisible()).toBe(false);
    await menuButton(page).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Book a room', exact: true }).click();
    await page.waitForURL('**/library/en/rooms');
    await expect.poll(() => drawer.count()).toBe(0);
  });

  it('is used by keyboard alone', async () => {
    const page = await openScreen(running, '/library/en/visit');
    const seen: string[] = [];
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      );
    for (let step = 0; step < 48; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
      if (seen[seen.length - 1] === 'Book a room') break;
    }
    // In the order in which it is seen.
    const order = ['Catalogue', 'Questions', 'Visit', 'News', 'Open search', 'Book a room'];
    const places = order.map((name) => seen.findIndex((each) => each.startsWith(name)));
    expect(places, seen.join(' | ')).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/library/en/rooms');
  });

  it('leads on without scripts, on both devices', async () => {
    for (const [device, suffix] of [
      [desktop, ''],
      [mobile, 'H5'],
    ] as const) {
      const { page } = await openPage(running.browser, { ...device, javaScriptEnabled: false });
      await page.goto(`${running.site.origin}/library/en/visit${suffix}`);
      if (suffix) await page.locator('.plain-menu > summary').click();
      else await menu(page).getByRole('link', { name: 'About', exact: true }).hover();
      await banner(page)
        .getByRole('link', { name: 'Staff', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL(`**/library/en/people${suffix}`);
      const footer = page.getByRole('contentinfo');
      if (suffix) await footer.locator('summary', { hasText: 'Services' }).click();
      await footer.getByRole('link', { name: 'Book a group room' }).click();
      await page.waitForURL(`**/library/en/rooms${suffix}`);
      await page.context().close();
    }
  });
});

describe('a wide footer', () => {
  it('has columns from the menu, accounts, codes, partners, filings and the site map', async () => {
    const page = await openScreen(running, '/library/visit');
    const footer = page.getByRole('contentinfo');
    const href = (name: string) =>
      footer.getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect(await href('馆藏目录')).toBe('/library/catalogue');
    expect(await href('微信公众号')).toBe('https://social.example.org/yunxi');
    expect(await href('云溪市博物馆')).toBe('https://museum.example.org/');
    expect(await href('网站地图')).toBe('/library/site-map');
    expect(await href('琼ICP备00000000号-1')).toBe('https://beian.miit.gov.cn/');
    expect(await href('琼公网安备00000000000000号')).toContain('code=00000000000000');
    const code = footer.getByRole('img', { name: /lib\.example\.org\/library\/join/ });
    expect((await boxOf(code)).width).toBeGreaterThan(90);
  });
});

/** The library with another header and footer. */
const withFrame =
  (header: string, footer: string, further: string) =>
  (source: string): string => {
    const own = `    preset: ${header}\n    ${further}\n`;
    const changed = source
      .replace(/( {2}header:\n) {4}preset: twoLines\n {4}sticky: true\n/, `$1${own}`)
      .replace('preset: wide', `preset: ${footer}`);
    expect(changed).toContain(own);
    expect(changed).toContain(`preset: ${footer}`);
    return changed;
  };

const ownLines = [
  'lines: [[name, space, theme, accessibility, language, hours], [menu, links, space, logo, search, buttons]]',
  'mobile: { lines: [[menu, logo, space, language, search], [name, space, accessibility, theme]] }',
].join('\n    ');

describe.each([
  ['twoLines and wide', undefined],
  ['standard and standard', withFrame('standard', 'standard', 'sticky: true')],
  ['masthead and plain', withFrame('masthead', 'plain', 'sticky: true')],
  ['compact and plain', withFrame('compact', 'plain', 'sticky: false')],
  ['lines of its own', withFrame('standard', 'wide', ownLines)],
] as const)('header and footer: %s', (_, change) => {
  let built: Served | undefined;
  beforeAll(async () => {
    if (change) built = await serveShared('tests/fixtures/library', change);
  });
  afterAll(() => built?.close());
  const site = (): Served => built ?? running.site;

  it.each(['', '/en', '/ar'])('fits every width at %s/visit', async (prefix) => {
    const page = await openScreen({ ...running, site: site() }, `/library${prefix}/visit`);
    for (const width of [1920, 1440, 1280, 1200, 1100, 1024, 900, 768, 480, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(60);
      expect(await faultsOf(page), `${width}`).toEqual([]);
    }
  });

  it.each(['', '/en', '/ar'])('fits phones at %s/visit', async (prefix) => {
    const page = await openScreen(
      { ...running, site: site() },
      `/library${prefix}/visitH5`,
      mobile,
    );
    for (const width of [320, 360, 390, 430, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(60);
      expect(await faultsOf(page), `${width}`).toEqual([]);
    }
  });

  it.each([
    ['desktop', desktop, '', 'light'],
    ['phone', mobile, 'H5', 'dark'],
  ] as const)(
    'is taken over as it was built, and open to all, on a %s',
    async (__, device, end, colorScheme) => {
      const { page, errors } = await openPage(running.browser, {
        ...device,
        colorScheme,
        bypassCSP: true,
      });
      page.on('console', (message) => {
        if (message.text().startsWith('hydration:')) errors.push(message.text());
      });
      await page.goto(`${site().origin}/library/en/about${end}`);
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
