import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';
import { crawlPlain } from './crawl-plain.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));

/** Entries of one kind are alike: axe examines so many of them, and each page that stands at the top. */
const examined = 2;

/** What is wrong with an open page. */
async function faults(
  page: Page,
  direction: string,
  isExamined: boolean,
): Promise<readonly string[]> {
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
    ...(isExamined ? await axeViolations(page) : []),
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
  const kinds = new Map<string, number>();
  for (const address of addresses) {
    const answer = await page.goto(address);
    await settled(page);
    const { pathname } = new URL(address);
    const direction = pathname.startsWith('/library/ar') ? 'rtl' : 'ltr';
    const status = answer?.status() === 200 ? [] : [`answers ${answer?.status()}`];
    const kind = pathname.replace(/[^/]*$/, '');
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    const isTop = /^\/library\/(?:(?:en|ar)\/)?$/.test(kind);
    const wrong = await faults(page, direction, isTop || count <= examined);
    const all = [...status, ...wrong, ...errors.splice(0)];
    found.push(...all.map((fault) => `${pathname}: ${fault}`));
  }
  await page.context().close();
  return found;
}

it('leads nowhere that is nothing, without scripts', async () => {
  const pages = await crawlPlain(
    `${running.site.origin}/library/`,
    String(desktop.userAgent ?? ''),
  );
  expect(pages.size).toBeGreaterThan(500);
  const lost = [...pages].filter(([, { status }]) => status !== 200);
  expect(lost.map(([address, { status }]) => `${address}: ${status}`)).toEqual([]);
});

/** What the addresses of each language are. */
const addressesOf = {
  zh: /library\/(?!(?:en|ar)(?:\/|$))/,
  en: /library\/en(?:\/|$)/,
  ar: /library\/ar(?:\/|$)/,
} as const;

// Each language, each device, and both directions on both.
describe.each([
  ['desktop', desktop, ['zh', 'ar']],
  ['phone', mobile, ['en', 'ar']],
] as const)('every page of a library on a %s', (_, device, languages) => {
  it.each(languages)('is whole in %s', async (language) => {
    const own = addressesOf[language];
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
