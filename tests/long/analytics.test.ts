import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  type AnalyticsServer,
  analyticsServer,
  standInForBaidu,
} from '../browser/analytics-server.ts';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveChanged } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const started: { server?: AnalyticsServer; root?: string } = {};
const running = withSite(async () => {
  const server = await analyticsServer();
  started.server = server;
  const site = await serveChanged('tests/fixtures/library', (source) =>
    source.replace(
      /\nanalytics:\n( .*\n)+/,
      `
analytics:
  hosts: [127.0.0.1]
  keywords: true
  privacy: /about
  providers:
    - { type: matomo, url: ${server.origin}/, id: "3" }
    - { type: plausible, url: ${server.origin}, id: lib.example.org }
    - { type: baidu, id: 0123456789abcdef0123456789abcdef }
    - { type: endpoint, url: /api/visits }
`,
    ),
  );
  started.root = `${await server.serve(site.folder)}/library`;
  return site;
});
afterAll(() => started.server?.close());

const server = (): AnalyticsServer => {
  if (!started.server) throw new Error('the server runs with the tests, not before them');
  return started.server;
};
beforeEach(() => server().clear());

type Opened = { readonly page: Page; readonly errors: readonly string[]; readonly asked: string[] };

/** Opens a page of the site on its own host; `asked` is what was asked of others, and of the address that takes visits. */
async function open(
  path: string,
  options: BrowserContextOptions = desktop,
  { root = started.root, before = async (_: Page): Promise<unknown> => undefined } = {},
): Promise<Opened> {
  const { page, errors } = await openPage(running.browser, options);
  onTestFinished(() => page.context().close());
  await standInForBaidu(page, server());
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${root}`) || url.includes('/api/visits')) asked.push(url);
  });
  await before(page);
  await page.goto(root + path);
  await settled(page);
  return { page, errors, asked };
}

const question = (page: Page, name = '访问统计'): Locator => page.getByRole('region', { name });
const agree = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '同意', exact: true }).click();
const refuse = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '不同意', exact: true }).click();

const counts = () => {
  const { matomo, plausible, baidu, endpoint } = server();
  return [matomo, plausible, baidu, endpoint].map((list) => list.length);
};

const paths = (list: readonly { readonly url?: string }[]): string[] =>
  list.map(({ url = '' }) => decodeURI(new URL(url).pathname + new URL(url).search));

/** Longer than anything waits before it is recorded. */
const later = (page: Page): Promise<void> => page.waitForTimeout(3000);

describe.each([
  ['a desktop', desktop, ''],
  ['a phone', mobile, 'H5'],
] as const)('visits on %s', (_, options, suffix) => {
  it('are not recorded before the visitor agrees; nothing is loaded, moved or covered', async () => {
    const { page, errors, asked } = await open(`/${suffix}`, options, {
      before: (each) =>
        each.addInitScript(() => {
          Object.assign(globalThis, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as readonly { value: number }[])
              (globalThis as unknown as { shift: number }).shift += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await question(page).waitFor();
    await later(page);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
    // Neither answer is more of a button than the other.
    const [one, other] = await page.locator('.site-consent-button').evaluateAll((all) =>
      all.map((each) => {
        const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(each);
        return [backgroundColor, color, fontSize, fontWeight, height];
      }),
    );
    expect(one).toEqual(other);
    // What gets the focus by the keyboard stands clear of the question.
    const top = (await question(page).boundingBox())?.y ?? 0;
    await page.locator('#content').focus();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const { activeElement } = document;
        if (!activeElement?.parentElement || activeElement === document.body) return 0;
        if (activeElement.closest('.site-consent-question')) return 0;
        return activeElement.getBoundingClientRect().bottom;
      });
      expect(bottom).toBeLessThanOrEqual(top + 1);
    }
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('are recorded once each from then on, under the policy', async () => {
    const { page, errors } = await open(`/${suffix}`, options);
    await agree(page);
    await expect.poll(counts).toEqual([1, 1, 1, 1]);
    await page.goto(`${started.root}/news${suffix}`);
    await settled(page);
    await expect.poll(counts).toEqual([2, 2, 2, 2]);
    await page.locator('#content a[href*="/old-maps"]').first().click();
    await page.waitForURL((url) => url.pathname !== `/library/news${suffix}`);
    await expect.poll(counts).toEqual([3, 3, 3, 3]);
    await page.goBack();
    await settled(page);
    await expect.poll(counts).toEqual([4, 4, 4, 4]);
    await later(page);
    expect(counts()).toEqual([4, 4, 4, 4]);
    const { matomo, plausible, baidu, endpoint } = server();
    const opened = paths(endpoint);
    expect(opened.slice(0, 2)).toEqual([`/library/${suffix}`, `/library/news${suffix}`]);
    expect(opened[3]).toBe(`/library/news${suffix}`);
    expect(paths(plausible)).toEqual(opened);
    expect(paths(matomo)).toEqual(opened);
    expect(baidu.map((each) => decodeURI(each.page ?? ''))).toEqual(opened);
    const titles = endpoint.map(({ title }) => title);
    expect(titles[1]).toMatch(/^新闻/);
    expect(titles[2]).not.toBe(titles[1]);
    expect(titles[3]).toBe(titles[1]);
    expect(matomo.map((each) => each.action_name)).toEqual(titles);
    expect(endpoint.map(({ cookie }) => cookie)).toEqual(['', '', '', '']);
    expect(plausible[0]).toMatchObject({ name: 'pageview', domain: 'lib.example.org' });
    expect(errors).toEqual([]);
  });

  it('are not recorded where the visitor refuses, until that is taken back, and again', async () => {
    const { page, asked } = await open(`/${suffix}`, options);
    await refuse(page);
    await expect.poll(() => page.getByText('您未同意记录访问。').count()).toBe(1);
    await page.reload();
    await settled(page);
    await later(page);
    expect(await page.locator('.site-consent-question').count()).toBe(0);
    expect(asked).toEqual([]);
    const change = page.getByRole('button', { name: '更改选择' });
    await change.click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('不同意');
    await agree(page);
    await expect.poll(counts).toEqual([1, 1, 1, 1]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('更改选择');
    await expect.poll(() => page.context().cookies()).toHaveLength(2);
    // Agreement is taken back: cookies go, and so do the scripts.
    await change.click();
    await Promise.all([page.waitForEvent('load'), refuse(page)]);
    await settled(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => '_paq' in window || '_hmt' in window)).toBe(false);
    const before = counts();
    await page.goto(`${started.root}/news${suffix}`);
    await settled(page);
    await later(page);
    expect(counts()).toEqual(before);
  });

  it('say what was searched for, downloaded, left to and sent', async () => {
    const { page } = await open(suffix === '' ? '/en' : `/en/${suffix}`, options);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(counts).toEqual([1, 1, 1, 1]);
    await page.goto(`${started.root}/en/search${suffix}/library`);
    await settled(page);
    const { endpoint, matomo, plausible, baidu } = server();
    await expect.poll(() => endpoint.at(-1)?.type).toBe('search');
    expect(endpoint.at(-1)).toMatchObject({ keyword: 'library' });
    const results = Number(endpoint.at(-1)?.results);
    expect(results).toBeGreaterThan(0);
    // Matomo counts the search in place of the page.
    await expect.poll(() => matomo.at(-1)?.search).toBe('library');
    expect(matomo.at(-1)?.search_count).toBe(String(results));
    expect(matomo).toHaveLength(2);
    expect(plausible.at(-1)).toMatchObject({ name: 'Search', props: { keyword: 'library' } });
    await expect.poll(() => baidu.at(-1)?.event).toContain('search|results|library|');
    // Links that the page has from its texts; they are not followed here.
    await page.evaluate(() => {
      for (const [href, text] of [
        ['/files/plan.pdf?x=1', 'a plan'],
        ['https://other.example.org/page?y=2', 'another site'],
      ] as const) {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = text;
        link.addEventListener('click', (event) => event.preventDefault());
        document.querySelector('main')?.prepend(link);
      }
    });
    await page.getByText('a plan', { exact: true }).click();
    await page.getByText('another site', { exact: true }).click();
    await expect.poll(() => endpoint.at(-1)?.type).toBe('outbound');
    expect(endpoint.at(-1)?.target).toBe('https://other.example.org/page');
    expect(endpoint.at(-2)).toMatchObject({ type: 'download' });
    expect(endpoint.at(-2)?.target).toMatch(/\/files\/plan\.pdf$/);
    await expect.poll(() => matomo.at(-1)?.link).toBe('https://other.example.org/page');
    expect(matomo.at(-2)?.download).toMatch(/plan\.pdf$/);
    await page.goto(`${started.root}/en/rooms${suffix}`);
    await settled(page);
    await page.evaluate(() => {
      const form = document.querySelector('#content form');
      form?.dispatchEvent(new CustomEvent('site-form-sent', { bubbles: true, detail: 'room' }));
    });
    await expect.poll(() => endpoint.at(-1)).toMatchObject({ type: 'form', name: 'room' });
  });

  it.each([
    ['', '访问统计', 'zh-CN'],
    ['en', 'Counting visits', 'en'],
    ['ar', 'إحصاء الزيارات', 'ar'],
  ])('are asked for in the words of the page (%s), and well', async (language, name, tag) => {
    const path =
      language === '' || suffix === '' ? `/${language}${suffix}` : `/${language}/${suffix}`;
    for (const scheme of language === '' ? (['light', 'dark'] as const) : (['light'] as const)) {
      const { page } = await open(path, { ...options, colorScheme: scheme, bypassCSP: true });
      await question(page, name).waitFor();
      expect(await question(page, name).getAttribute('lang')).toBe(tag);
      expect(await axeViolations(page)).toEqual([]);
      const link = question(page, name).getByRole('link');
      expect(await link.getAttribute('href')).toBe(
        `/library${language === '' ? '' : `/${language}`}/about`,
      );
      // Found by the keyboard at the end of the page, in the order in which it is seen.
      await link.focus();
      for (const button of await question(page, name).getByRole('button').all()) {
        await page.keyboard.press('Tab');
        expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await page.locator('.site-consent-choice').waitFor();
      expect(await page.locator('.site-consent-question').count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await page.context().close();
    }
  });
});

describe('visits', () => {
  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('are neither recorded nor asked for with %s', async (_, signal) => {
    const { page, asked } = await open('/', desktop, {
      before: (each) =>
        each.addInitScript((values) => {
          localStorage.setItem('site-analytics', 'accepted');
          for (const [key, value] of Object.entries(values))
            Object.defineProperty(navigator, key, { get: () => value });
        }, signal),
    });
    await later(page);
    expect(await page.locator('[class^=site-consent]').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are asked for on each page that is loaded where nothing can be kept', async () => {
    const { page, errors, asked } = await open('/', desktop, {
      before: (each) =>
        each.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(globalThis, name, {
              get: () => {
                throw new DOMException('no storage', 'SecurityError');
              },
            });
        }),
    });
    await refuse(page);
    await page.locator('.site-consent-choice').waitFor();
    await page.reload();
    await question(page).waitFor();
    await later(page);
    expect(asked).toEqual([]);
    await agree(page);
    await expect.poll(counts).toEqual([1, 1, 1, 1]);
    expect(errors).toEqual([]);
  });

  it('are recorded in other tabs once one of them agrees', async () => {
    const { page } = await open('/');
    const other = await page.context().newPage();
    await standInForBaidu(other, server());
    await other.goto(`${started.root}/visit`);
    await question(other).waitFor();
    await agree(page);
    await expect.poll(() => other.locator('.site-consent-question').count()).toBe(0);
    await expect.poll(counts).toEqual([2, 2, 2, 2]);
  });

  it('are recorded nowhere else than on the hosts of the site, where they can be tried', async () => {
    const elsewhere = `${running.site.origin.replace('127.0.0.1', 'localhost')}/library`;
    const { page, asked } = await open('/', desktop, { root: elsewhere });
    await later(page);
    expect(await page.locator('[class^=site-consent]').count()).toBe(0);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${elsewhere}/?analytics`);
    await agree(page);
    await expect.poll(() => said.filter((each) => each.startsWith('analytics'))).toHaveLength(1);
    expect(asked).toEqual([]);
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it('leave a page as it is where a provider does not answer', async () => {
    const { page } = await open('/', desktop, {
      before: (each) => each.route(`${server().origin}/**`, (route) => route.abort()),
    });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await agree(page);
    await expect.poll(() => server().endpoint.length).toBe(1);
    await later(page);
    expect(failures).toEqual([]);
  });
});
