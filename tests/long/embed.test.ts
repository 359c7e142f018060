import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

/** Answers for the other sites, and notes what was asked of them. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.example\.org\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The film</p>' });
  });
  return asked;
}

describe.each([
  ['desktop', desktop, ''],
  ['phone', mobile, 'H5'],
] as const)('a page of another site on a %s', (_, options, suffix) => {
  it('is asked for when the visitor wants it, takes the focus, and moves nothing', async () => {
    let asked: string[] = [];
    const page = await openScreen(running, `/library/en/about${suffix}`, options, async (fresh) => {
      asked = await standIn(fresh);
    });
    const below = page.getByRole('heading', { name: 'Partners' });
    const placeOf = () => below.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    const before = await placeOf();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load it – The library in three minutes' }).click();
    const frame = page.locator('iframe[title="The library in three minutes"]');
    await expect.poll(() => frame.contentFrame().getByText('The film').isVisible()).toBe(true);
    expect(asked).toEqual(['https://films.example.org/embed/library']);
    await expect.poll(() => frame.evaluate((each) => each === document.activeElement)).toBe(true);
    // The line to close it comes below.
    expect((await placeOf()) - before).toBeLessThan(80);
    await page.reload();
    await page.getByRole('button', { name: /^Load it/ }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('is loaded by itself where the visitor said so, until it is closed', async () => {
    const page = await openScreen(running, `/library/en/about${suffix}`, options, standIn);
    await page.getByRole('checkbox', { name: 'Always load from Sample Films' }).check();
    await page.getByRole('button', { name: /^Load it/ }).click();
    await page.reload();
    await expect.poll(() => page.locator('iframe').count()).toBe(1);
    await page.getByRole('button', { name: /^Close it/ }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Load it/ }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('is a link without scripts', async () => {
    const { page } = await openPage(running.browser, { ...options, javaScriptEnabled: false });
    await page.goto(`${running.site.origin}/library/en/about${suffix}`);
    const link = page.getByRole('link', { name: 'Open at Sample Films (new window)' });
    expect(await link.getAttribute('href')).toBe('https://films.example.org/watch/library');
    expect(await page.getByRole('button', { name: /^Load it/ }).isVisible()).toBe(false);
    await page.context().close();
  });
});

it('stands in place of a drawn map', async () => {
  const page = await openScreen(running, '/library/en/visit', desktop, standIn);
  await page.getByRole('button', { name: 'Load it – Where we are' }).click();
  const frame = page.locator('iframe[title="Where we are"]');
  await expect.poll(() => frame.contentFrame().getByText('The film').isVisible()).toBe(true);
});

it('is shown from listed sites alone', async () => {
  const { headers } = await fetch(`${running.site.origin}/library/en/about`);
  expect(headers.get('content-security-policy')).toContain(
    "frame-src 'self' https://maps.example.org https://films.example.org;",
  );
});
