import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lateAfter } from '../../runtime/resources/time-limit.ts';
import { goTo } from '../browser/go-to.ts';
import { desktop, mobile, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';

const running: {
  browser?: Awaited<ReturnType<typeof openBrowser>>;
  sites: Partial<Record<'built' | 'shell', Served>>;
} = { sites: {} };
beforeAll(async () => {
  running.browser = await openBrowser();
  running.sites.built = await serveFolder(inject('builtSite'));
  running.sites.shell = await serveFolder(inject('shellSite'));
});
afterAll(async () => {
  await running.browser?.close();
  for (const site of Object.values(running.sites)) await site?.close();
});

type Act = (page: Page) => Promise<unknown>;

const press =
  (name: string): Act =>
  (page) =>
    page.getByRole('banner').getByRole('button', { name }).first().click();
const follow: Act = (page) =>
  page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
const to =
  (address: string): Act =>
  (page) =>
    goTo(page, address);

type Wait = {
  readonly what: string;
  readonly site: 'built' | 'shell';
  /** What never comes. */
  readonly pattern: string | RegExp;
  readonly address: string;
  readonly device?: typeof desktop;
  /** What the visitor does in the page, which is whole until then; absent: opens it. */
  readonly act?: Act;
};

const article = '/newsDetail/admission-guide/2026-02-20/news';
const list = '/news?code=educationNews&page=2';
const block = /static\/js\/article-list-[\w-]{8}\.js/;

/** Wherever a visitor waits for something of the site. */
const waits: readonly Wait[] = [
  { what: 'the first script', site: 'shell', pattern: '**/js/index-*.js', address: '/news' },
  { what: 'the model', site: 'shell', pattern: '**/site.json*', address: '/news' },
  { what: 'the route table', site: 'shell', pattern: '**/routes.*.json*', address: '/news' },
  { what: 'a group', site: 'shell', pattern: '**/groups/news.*', address: '/news' },
  { what: 'a block', site: 'shell', pattern: block, address: '/news' },
  { what: 'a list', site: 'shell', pattern: '**/lists/**/2.json*', address: list },
  { what: 'an entry', site: 'shell', pattern: '**/entries/*.json*', address: article },
  { what: 'a search', site: 'shell', pattern: '**/search/zh/list/*', address: '/search/渔' },
  ...(['built', 'shell'] as const).flatMap((site): Wait[] => [
    {
      what: 'the search box',
      site,
      pattern: '**/js/searching-*.js',
      address: '/news',
      act: press('打开搜索'),
    },
    {
      what: 'the drawer',
      site,
      pattern: '**/js/drawer-menu-*.js',
      address: '/newsH5',
      device: mobile,
      act: press('菜单'),
    },
    {
      what: 'the entry of a link',
      site,
      pattern: '**/entries/*.json*',
      address: '/institutions',
      act: to(article),
    },
    {
      what: 'the list of a link',
      site,
      pattern: '**/lists/**/2.json*',
      address: '/news',
      act: to(list),
    },
  ]),
  {
    what: 'the next page',
    site: 'built',
    pattern: '**/routes.*.json*',
    address: '/news',
    act: follow,
  },
];

describe.concurrent('[C-05] nobody waits for longer than 8 s without words and a button', () => {
  it.for(waits.map((wait) => [wait.what, wait.site, wait] as const))(
    'for %s (%s)',
    async ([_what, _site, { site, pattern, address, device = desktop, act }]) => {
      const { page } = await openPage(
        running.browser as NonNullable<typeof running.browser>,
        device,
      );
      // Of the page itself: how busy the machine is does not count.
      await page.clock.install();
      const hang = () => page.route(pattern, () => {});
      if (!act) await hang();
      const asked = page.waitForRequest(pattern);
      asked.catch(() => undefined);
      await page.goto((running.sites[site]?.origin ?? '') + address, { waitUntil: 'commit' });
      if (act) {
        await settled(page);
        await hang();
        await act(page);
      }
      await asked;
      // All else is there.
      await page.waitForTimeout(1000);
      await page.clock.runFor(lateAfter);
      await page.getByRole('button', { name: '重新载入' }).first().waitFor();
      expect(await page.getByText(/载入时间比平时长/).count()).toBeGreaterThan(0);
      await page.context().close();
    },
  );

  it('for scripts of which none comes', async () => {
    const { page } = await openPage(running.browser as NonNullable<typeof running.browser>);
    await page.route('**/static/js/**', () => {});
    await page.goto(`${running.sites.shell?.origin}/news`, { waitUntil: 'commit' });
    const late = page.locator('.boot-late');
    await late.waitFor({ state: 'attached' });
    await page.waitForFunction(
      (wanted) =>
        document.querySelector('.boot-late')?.getAnimations()[0]?.effect?.getTiming().delay ===
        wanted,
      lateAfter,
    );
    expect(await late.getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
