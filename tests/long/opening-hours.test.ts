import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as readonly { value: number }[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Opens the page of all hours at a moment. */
async function openAt(at: string, path: string, options = desktop) {
  const { page, errors } = await openPage(running.browser, options);
  await page.clock.setFixedTime(at);
  await page.goto(`${running.site.origin}/library${path}`);
  return { page, errors };
}

describe.each([
  ['desktop', desktop, ''],
  ['phone', mobile, 'H5'],
] as const)('opening hours on a %s', (_, options, suffix) => {
  it.each([
    // A Wednesday, a Monday, a holiday, a night of reading; the last one after midnight.
    ['2026-11-25T10:00+08:00', '9:00–20:30', '开放至 20:30'],
    ['2026-11-23T10:00+08:00', '不开放', '未开放，明天 9:00 开放'],
    ['2026-10-02T10:00+08:00', '不开放', '未开放，周日 9:00 开放'],
    ['2099-04-23T22:00+08:00', '9:00–24:00', '开放至 24:00'],
    ['2026-07-06T12:00+08:00', '13:00–21:30', '未开放，13:00 开放'],
  ])('are right at %s', async (at, times, words) => {
    const { page, errors } = await openAt(at, `/visit${suffix}`, options);
    const hall = page.locator('#content li').filter({ hasText: '总馆' }).first();
    await expect.poll(() => hall.textContent()).toContain(words);
    expect(await hall.textContent()).toContain(times);
    expect(await shiftOf(page)).toBeLessThan(0.005);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('are reckoned in the time zone of the site, wherever the visitor is', async () => {
    const away = { ...options, timezoneId: 'America/New_York' };
    const { page } = await openAt('2026-11-25T20:29+08:00', `/en/visit${suffix}`, away);
    const hall = page.locator('#content li').filter({ hasText: 'Main library' }).first();
    await expect.poll(() => hall.textContent()).toContain('Open until 20:30');
    await page.context().close();
  });

  it('can all be unfolded without scripts', async () => {
    const { page } = await openAt('2026-11-25T10:00+08:00', `/visit${suffix}`, {
      ...options,
      javaScriptEnabled: false,
    });
    const hall = page.locator('#content li').filter({ hasText: '总馆' }).first();
    await hall.locator('summary').click();
    await expect.poll(() => hall.getByText('国庆节').isVisible()).toBe(true);
    await page.context().close();
  });
});

it('stand in the header, and lead to the page with all of them', async () => {
  const { page, errors } = await openAt('2026-11-25T10:00+08:00', '/about');
  const chip = page.getByRole('banner').getByRole('link', { name: '总馆 – 开放至 20:30' });
  await chip.click();
  await page.waitForURL(/\/visit$/);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('stand in the menu of a phone', async () => {
  const { page } = await openAt('2026-11-25T21:00+08:00', '/aboutH5', mobile);
  await page.getByRole('button', { name: '菜单', exact: true }).click();
  const link = page
    .getByRole('dialog')
    .getByRole('link', { name: /总馆 – 未开放，明天 9:00 开放/ });
  await expect.poll(() => link.isVisible()).toBe(true);
  await page.context().close();
});
