import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

/** What is wrong with an open page. */
async function faults(page: Page, direction: string): Promise<readonly string[]> {
  const found = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: [...document.querySelectorAll('h1')].filter((each) => each.getClientRects().length)
      .length,
    direction: getComputedStyle(document.body).direction,
    broken: [...document.images].filter(
      (image) => image.complete && image.naturalWidth === 0 && image.getClientRects().length > 0,
    ).length,
  }));
  return [
    ...(found.overflow === 0 ? [] : [`is ${found.overflow} pixels too wide`]),
    ...(found.headings === 1 ? [] : [`has ${found.headings} main headings`]),
    ...(found.direction === direction ? [] : [`runs ${found.direction}`]),
    ...(found.broken === 0 ? [] : [`has ${found.broken} broken pictures`]),
    ...(await axeViolations(page)),
  ];
}

/** Opens all of the addresses, one after the other, and says what is wrong with each. */
async function crawl(
  browser: Browser,
  addresses: readonly string[],
  device: Parameters<typeof openPage>[1],
): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, { ...device, bypassCSP: true });
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await page.goto(address);
    await settled(page);
    const { pathname } = new URL(address);
    const direction = pathname.startsWith('/library/ar') ? 'rtl' : 'ltr';
    const status = answer?.status() === 200 ? [] : [`answers ${answer?.status()}`];
    const all = [...status, ...(await faults(page, direction)), ...errors.splice(0)];
    found.push(...all.map((fault) => `${pathname}: ${fault}`));
  }
  await page.context().close();
  return found;
}

describe.each([
  ['desktop', desktop],
  ['phone', mobile],
] as const)('every page of a library on a %s', (_, device) => {
  it.each([
    ['zh', /library\/(?!(?:en|ar)(?:\/|$))/],
    ['en', /library\/en(?:\/|$)/],
    ['ar', /library\/ar(?:\/|$)/],
  ])('is whole in %s', async (__, own) => {
    const sitemap = readFileSync(join(running.site.folder, 'sitemap.xml'), 'utf8');
    const all = [...sitemap.matchAll(/<loc>https:\/\/lib\.example\.org([^<]+)<\/loc>/g)];
    const addresses = all
      .map(([, path = '']) => path)
      .filter((path) => own.test(path))
      .map((path) => running.site.origin + path);
    expect(addresses.length).toBeGreaterThan(20);
    expect(await crawl(running.browser, addresses, device)).toEqual([]);
  });
});
