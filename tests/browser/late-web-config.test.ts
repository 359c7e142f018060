import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withModel } from './menu-config.ts';
import { desktop, mobile, openPage, settled } from './open-browser.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const configs = /\/json\/website\/webconfig\.(zh|en)\.json/;
const named = (websiteName: string) => ({
  websiteName,
  navbar: [
    { title: '迟来的一项', linkUrl: '/news' },
    ...Array.from({ length: 5 }, (_, index) => ({
      title: `栏目${index}`,
      linkUrl: `/news?code=${index}`,
      childrens: [{ title: '下级', linkUrl: '/institutions' }],
    })),
  ],
});

type Answer = 'never' | 'fails' | { readonly websiteName: string };

/** Opens an address of a site that waits 400 ms for its web configurations. */
async function open(
  address: string,
  device: typeof desktop,
  answer: (language: string, attempt: number) => Answer | Promise<Answer>,
): Promise<{ readonly page: Page; readonly asked: string[] }> {
  const { page } = await openPage(running.browser, device);
  const asked: string[] = [];
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await withModel(page, (model) => ({ ...model, configTimeout: 400 }));
  // The page's own hints have the same limit.
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"configTimeout":\d+/, '"configTimeout":400');
      await route.fulfill({ response, body });
    },
  );
  await page.route(configs, async (route) => {
    const [, language = ''] = configs.exec(route.request().url()) ?? [];
    asked.push(language);
    const given = await answer(language, asked.filter((each) => each === language).length);
    if (given === 'never') return;
    if (given === 'fails') await route.fulfill({ status: 500, body: '{}' });
    else await route.fulfill({ json: given });
  });
  await page.goto(running.site.origin + address);
  await settled(page);
  return { page, asked };
}

const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { seen: { shift: number } }).seen.shift);
const name = '迟来的名字';
const own = '黎安国际教育创新试验区';

describe.each([
  ['desk', desktop, '/news', name],
  [
    'desk with a longer name',
    desktop,
    '/news',
    '黎安国际教育创新试验区及其附属机构与合作院校联合公共信息服务平台',
  ],
  ['desk under the lead story', desktop, '/index', name],
  ['phone', mobile, '/newsH5', name],
] as const)(
  '[C-08] a web configuration that answers after its time limit, on a %s',
  (_, device, address, late) => {
    it('is used when it comes, and nothing jumps', async () => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { page, asked } = await open(address, device, async () => {
        await held;
        return named(late);
      });
      expect(await page.title()).toContain(own);
      const banner = page.getByRole('banner');
      const before = await banner.boundingBox();
      const content = await page.locator('#content').boundingBox();
      const moved = await shift(page);
      release();
      await expect.poll(() => page.title()).toContain(late);
      if (device === desktop) await banner.getByRole('link', { name: '迟来的一项' }).waitFor();
      await page.waitForTimeout(300);
      expect(await banner.boundingBox()).toEqual(before);
      expect((await page.locator('#content').boundingBox())?.y).toBe(content?.y);
      expect((await shift(page)) - moved).toBeLessThan(0.01);
      expect(asked).toEqual(['zh']);
      await page.context().close();
    });
  },
);

describe('[C-08] a web configuration that fails', () => {
  it('is asked for once more, and what comes then is used', async () => {
    const { page, asked } = await open('/news', desktop, (_, attempt) =>
      attempt === 1 ? 'fails' : named(name),
    );
    await expect.poll(() => page.title()).toContain(name);
    expect(asked).toEqual(['zh', 'zh']);
    await page.context().close();
  });

  it('twice is not asked for again, and the site is walked without it', async () => {
    const { page, asked } = await open('/news', desktop, () => 'fails');
    await expect.poll(() => asked.length).toBe(2);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: '院校招生' }).first().click();
    await page.waitForURL('**/institutions');
    await settled(page);
    expect(await page.title()).toContain(own);
    await page.waitForTimeout(1500);
    expect(asked).toEqual(['zh', 'zh']);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

it('[C-08] a late web configuration is that of its language, whichever is open by then', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, asked } = await open('/news', desktop, async (language) => {
    if (language === 'en') return { websiteName: 'Early English' };
    await held;
    return named(name);
  });
  // Inside of the site, as a link in a text leads.
  await page.evaluate(() => {
    history.pushState(null, '', '/EN/NewsTrends');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => page.title()).toContain('Early English');
  await settled(page);
  release();
  await page.waitForTimeout(500);
  expect(await page.title()).toContain('Early English');
  expect(await page.getByRole('banner').textContent()).not.toContain('迟来的一项');
  await page.goBack();
  await expect.poll(() => page.title()).toContain(name);
  expect(asked.sort()).toEqual(['en', 'zh']);
  await page.context().close();
});
