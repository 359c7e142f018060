import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { SiteSource } from '../../schema/source.generated.ts';
import { spellTwin } from '../../schema/twin/spell-twin.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const source: SiteSource = parse(readFileSync('site/site.yaml', 'utf8'));
const spelling = { prefixes: ['/EN'], marks: [{ suffix: 'H5' }], homes: [] };
type Section = {
  readonly title: string;
  /** The code of the section that shows, in its language, where none is asked for. */
  readonly first: string;
  readonly navigation: 'bar' | 'side' | 'none';
};
type Items = Readonly<Record<string, { readonly title: SectionTitle }>>;
type SectionTitle = string | Readonly<Record<string, string>>;
const languagesOf = (title: SectionTitle): readonly string[] =>
  typeof title === 'string' ? [] : Object.keys(title);
const firstLike = (title: SectionTitle, items: Items): string =>
  Object.keys(items).find(
    (code) => String(languagesOf(items[code]?.title ?? '')) === String(languagesOf(title)),
  ) ?? '';
/** The sections by code; a code is the same section wherever it stands. */
const sections = new Map<string, Section>(
  Object.values(source.pages).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'sections'
        ? Object.entries(block.items).map(([code, { title, heading }]): [string, Section] => [
            code,
            {
              first: firstLike(title, block.items),
              title: typeof title === 'string' ? title : (Object.values(title)[0] ?? ''),
              navigation:
                heading === 'none' ? 'none' : ((block.navigation ?? 'side') as 'bar' | 'side'),
            },
          ])
        : [],
    ),
  ),
);

/** What a page shows of the section that is open. */
function expected(code: string) {
  const { title, navigation } = sections.get(code) ?? {};
  expect(title).toBeTruthy();
  return {
    crumb: title,
    // A section without a heading fills the page; the menu and the breadcrumb name it.
    ...(navigation === 'none' ? {} : { section: title, chosen: title }),
    // Across the page, the page's own heading names it.
    ...(navigation === 'side' ? { heading: title } : {}),
  };
}

const shown = (page: Page) =>
  page.evaluate(() => ({
    section: document.querySelector('#content section[aria-label]')?.getAttribute('aria-label'),
    heading: document.querySelector('#content h2')?.textContent,
    // Without the number of its entries.
    chosen: document.querySelector('#content nav a[aria-current=page]')?.firstChild?.textContent,
    crumb: document.querySelector('#content ol [aria-current=page]')?.textContent,
  }));

describe.each<[string, BrowserContextOptions, string]>([
  ['desk', desktop, ''],
  ['phone', mobile, 'H5'],
])('[M-03] on a %s', (_, device, suffix) => {
  it.each(Object.values(source.menu?.patches ?? {}).map(({ path, codes }) => ({ path, codes })))(
    '$path opened with a code shows its section',
    async ({ path, codes }) => {
      const { page, errors } = await openPage(running.browser, device);
      const address = spellTwin(path, { suffix }, spelling);
      for (const code of codes) {
        await page.goto(`${running.site.origin}${address}?code=${code}`);
        await expect.poll(() => shown(page)).toMatchObject(expected(code));
      }
      await page.goto(`${running.site.origin}${address}?code=no-such-section`);
      // The first one shows; the breadcrumb does not say so.
      const { crumb: _, ...first } = expected(sections.get(codes[0] ?? '')?.first ?? '');
      await expect.poll(() => shown(page)).toMatchObject(first);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});

const configs = '**/json/website/webconfig.zh.json*';
const navbar = [
  { title: '甲新闻', linkUrl: '/news' },
  { title: '乙专题', linkUrl: '/news?code=theme' },
  { title: '丙服务', linkUrl: '/parkService' },
];
async function openWithMenu(address: string, device = desktop) {
  const { page, errors } = await openPage(running.browser, device);
  await page.route(configs, (route) => route.fulfill({ json: { websiteName: '名', navbar } }));
  return {
    page,
    errors,
    open: () => page.goto(running.site.origin + address).then(() => settled(page)),
  };
}
const item = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();
const current = (page: Page) =>
  Promise.all(navbar.map(({ title }) => item(page, title).getAttribute('aria-current')));

/** What is chosen 20 ms later by the page's clock; what starts the time may take longer than that to be done. */
const later = async (page: Page) => {
  await page.clock.runFor(20);
  return current(page);
};

describe('[M-05] the selection of the menu', () => {
  it('follows a navigation after 20 ms', async () => {
    const { page, errors, open } = await openWithMenu('/news');
    await page.clock.install();
    await open();
    expect(await current(page)).toEqual(['page', null, null]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await item(page, '丙服务').click();
    await page.getByRole('heading', { level: 1, name: '园区服务' }).waitFor();
    await page.clock.runFor(19);
    expect(await current(page)).toEqual(['page', null, null]);
    await page.clock.runFor(1);
    await expect.poll(() => current(page)).toEqual([null, null, 'page']);
    // Within one page, too.
    await item(page, '乙专题').click();
    await page.getByRole('heading', { level: 2, name: '专题' }).waitFor();
    await expect.poll(() => later(page)).toEqual([null, 'page', null]);
    await item(page, '甲新闻').click();
    await page.getByRole('heading', { level: 2, name: '教育要闻' }).waitFor();
    expect(await current(page)).toEqual([null, 'page', null]);
    await expect.poll(() => later(page)).toEqual(['page', null, null]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('arrival at another section of the same page', () => {
  const low = { viewport: { width: 1440, height: 420 } };
  const place = (page: Page) =>
    page.evaluate(() => ({
      y: Math.round(scrollY),
      focus: document.activeElement?.matches('#content h1')
        ? 'heading'
        : document.activeElement?.id || document.activeElement?.firstChild?.textContent,
    }));

  it('by a link outside the content starts at its top, with the heading in focus', async () => {
    const { page, open } = await openWithMenu('/news', low);
    await open();
    await page.getByRole('contentinfo').getByRole('link', { name: '专题', exact: true }).click();
    await page.waitForURL('**/news?code=theme');
    await expect.poll(() => place(page)).toEqual({ y: 0, focus: 'heading' });
    // From the header, without its staying in view: the way is followed from the keyboard.
    await page.evaluate(() => scrollTo(0, 300));
    await item(page, '甲新闻').evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/news');
    await expect.poll(() => place(page)).toEqual({ y: 0, focus: 'heading' });
    await page.context().close();
  });

  it('by a link in the content leaves the visitor in their place', async () => {
    const { page, open } = await openWithMenu('/news', low);
    await open();
    const side = page.locator('#content').getByRole('link', { name: '专题', exact: true });
    await side.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 40));
    const before = await place(page);
    expect(before.y).toBeGreaterThan(0);
    await side.click();
    await page.waitForURL('**/news?code=theme');
    await page.getByRole('heading', { level: 2, name: '专题' }).waitFor();
    expect(await place(page)).toEqual({ y: before.y, focus: '专题' });
    await page.context().close();
  });
});
