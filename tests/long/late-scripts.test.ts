import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lateAfter } from '../../runtime/resources/time-limit.ts';
import { holdAnswers } from '../browser/hold-answers.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const scripts = '**/static/js/**';

const failures = {
  fail: (page: Page) => page.route(scripts, (route) => route.abort()),
  hang: (page: Page) => page.route(scripts, () => {}),
} as const;

const notice = (page: Page) => page.locator('#late-scripts > p');

async function open(
  address: string,
  device: typeof desktop,
  fail: (page: Page) => Promise<unknown>,
) {
  const { page } = await openPage(running.browser, device);
  await page.clock.install();
  await fail(page);
  await page.goto(running.site.origin + address);
  return page;
}

describe.each(Object.entries(failures))('a built page whose scripts %s', (_, fail) => {
  it.each([
    ['/search/abc', desktop, /还没有全部载入/, '重新载入'],
    ['/indexH5', mobile, /还没有全部载入/, '重新载入'],
    ['/EN/NewsTrends', desktop, /has not loaded yet/, 'Try again'],
  ] as const)('says so after 8 s, and what works: %s', async (address, device, text, retry) => {
    const page = await open(address, device, fail);
    await page.clock.runFor(lateAfter - 1000);
    expect(await notice(page).count()).toBe(0);
    expect(await page.locator('#late-scripts[role=status]').count()).toBe(1);
    await page.clock.runFor(1000);
    await notice(page).filter({ hasText: text }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: retry }).click();
    await settled(page);
    expect(await page.locator('#late-scripts').count()).toBe(0);
    await page.context().close();
  });

  it('shows the pictures of a text that come near the window, and no others', async () => {
    const { page } = await openPage(running.browser);
    await fail(page);
    await page.goto(`${running.site.origin}/newsDetail/bay-year/2025-12-30/pictures`);
    const waiting = page.locator('#content img[data-src]');
    await expect
      .poll(() =>
        page
          .locator('#content figure img:not([data-src])')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 1)),
      )
      .toBe(true);
    const before = await waiting.count();
    expect(before).toBeGreaterThan(0);
    for (let count = before; count > 0; count = await waiting.count()) {
      await waiting.first().scrollIntoViewIfNeeded();
      await expect.poll(() => waiting.count()).toBeLessThan(count);
    }
    const last = page.locator('#content figure img').last();
    await expect
      .poll(() => last.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(/^http/);
    await page.context().close();
  });
});

it('a built page says nothing any more once its scripts come', async () => {
  const { page } = await openPage(running.browser, mobile);
  await page.clock.install();
  const release = await holdAnswers(page, scripts);
  await page.goto(`${running.site.origin}/indexH5`);
  await page.clock.runFor(lateAfter);
  await notice(page).waitFor();
  release();
  await page.clock.resume();
  await settled(page);
  await page.locator('#late-scripts').waitFor({ state: 'detached' });
  await page.context().close();
});
