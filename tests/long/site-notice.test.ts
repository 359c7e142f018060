import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

type Visit = { readonly page: Page; readonly errors: string[]; readonly root: string };

/** Opens a page; `at` is what the visitor's clock shows. */
async function visit(
  path: string,
  { at, ...options }: BrowserContextOptions & { readonly at?: string } = desktop,
): Promise<Visit> {
  const { page, errors } = await openPage(running.browser, options);
  if (at !== undefined) await page.clock.setFixedTime(at);
  const root = `${running.site.origin}/library`;
  await page.addInitScript(() => {
    (globalThis as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number }[])
        (globalThis as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(root + path);
  return { page, errors, root };
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shift: number }).shift);

const notice = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

describe.each([
  ['a desktop', desktop, ''],
  ['a phone', mobile, 'H5'],
])('a notice on %s', (_, options, suffix) => {
  it('stands above the header, can be closed, and stays closed', async () => {
    const { page, errors, root } = await visit(`/${suffix}`, options);
    const closed = notice(page, '设备检修');
    expect(await closed.isVisible()).toBe(true);
    const { y = -1, height = 0 } = (await closed.boundingBox()) ?? {};
    const header = await page.locator('header').first().boundingBox();
    expect([y, Math.round(header?.y ?? 0)]).toEqual([0, Math.round(height)]);
    await page.getByRole('button', { name: '关闭：设备检修' }).click();
    await expect.poll(() => closed.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goto(`${root}/visit${suffix}`);
    expect(await closed.isVisible()).toBe(false);
    expect(await shiftOf(page)).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is shown on its pages in its time alone, before anything is painted', async () => {
    const { page } = await visit(`/${suffix}`, {
      ...options,
      at: '2099-07-15T08:00:00+08:00',
    });
    const summer = notice(page, '通知');
    expect(await summer.isVisible()).toBe(true);
    expect(await summer.getByRole('button').count()).toBe(0);
    expect(await shiftOf(page)).toBe(0);
    await page.getByRole('link', { name: '查看开放时间' }).first().click();
    await page.waitForURL(/visit/);
    await expect.poll(() => summer.isVisible()).toBe(true);
    await page.context().close();
    const early = await visit(`/${suffix}`, { ...options, at: '2099-06-30T23:59:00+08:00' });
    expect(await notice(early.page, '通知').isVisible()).toBe(false);
    await early.page.context().close();
    const last = await visit(`/${suffix}`, { ...options, at: '2099-08-31T23:59:00+08:00' });
    expect(await notice(last.page, '通知').isVisible()).toBe(true);
    await last.page.context().close();
    const over = await visit(`/${suffix}`, { ...options, at: '2099-09-01T00:00:00+08:00' });
    expect(await notice(over.page, '通知').isVisible()).toBe(false);
    await over.page.context().close();
    const other = await visit(`/about${suffix}`, { ...options, at: '2099-07-15T08:00:00+08:00' });
    expect(await notice(other.page, '通知').count()).toBe(0);
    await other.page.context().close();
  });
});

describe('a notice', () => {
  it('is closed in another tab, too, and comes back with other words', async () => {
    const { page, root } = await visit('/');
    const other = await page.context().newPage();
    await other.goto(`${root}/visit`);
    await expect.poll(() => notice(other, '设备检修').isVisible()).toBe(true);
    // What it asks of other tabs it can when its code is there.
    await other.waitForFunction(() => 'live' in (document.getElementById('root')?.dataset ?? {}));
    await page.getByRole('button', { name: '关闭：设备检修' }).click();
    await expect.poll(() => notice(other, '设备检修').isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('site-notices', '["another"]'));
    await page.reload();
    expect(await notice(page, '设备检修').isVisible()).toBe(true);
    await page.evaluate(() => localStorage.setItem('site-notices', '{"not": "a list"}'));
    await page.reload();
    expect(await notice(page, '设备检修').isVisible()).toBe(true);
    await page.context().close();
  });

  it('can be closed once the page is live, too', async () => {
    const { page } = await visit('/');
    await page.waitForFunction(() => 'live' in (document.getElementById('root')?.dataset ?? {}));
    await page.getByRole('button', { name: '关闭：设备检修' }).press('Enter');
    await expect.poll(() => notice(page, '设备检修').isVisible()).toBe(false);
    await page.context().close();
  });

  it('is closed for this page where nothing can be stored', async () => {
    const { page, errors } = await openPage(running.browser);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    });
    await page.goto(`${running.site.origin}/library/`);
    await page.getByRole('button', { name: '关闭：设备检修' }).click();
    await expect.poll(() => notice(page, '设备检修').isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('comes and goes while a page is open', async () => {
    const { page } = await openPage(running.browser);
    // Two seconds before it is over.
    await page.addInitScript((start) => {
      const early = start - Date.now();
      const { now } = Date;
      Date.now = () => now() + early;
    }, Date.parse('2099-08-31T23:59:58+08:00'));
    await page.goto(`${running.site.origin}/library/`);
    const summer = notice(page, '通知');
    expect(await summer.isVisible()).toBe(true);
    await expect.poll(() => summer.isVisible()).toBe(false);
    await page.context().close();
  });

  it('can be read without scripts', async () => {
    const { page } = await visit('/ar', { ...desktop, javaScriptEnabled: false });
    expect(await notice(page, 'صيانة').isVisible()).toBe(true);
    expect(await notice(page, 'صيانة').getByRole('button').count()).toBe(0);
    expect(await notice(page, 'تنبيه').count()).toBe(0);
    await page.context().close();
  });
});
