import type { Browser, Page } from 'playwright-core';
import { desktop, settled } from '../../browser/open-browser.ts';
import type { BrotliServer } from './serve-brotli.ts';

export type FirstQuery = {
  readonly kilobytes: number;
  readonly requests: number;
  /** Of these, files of the index. */
  readonly indexKilobytes: number;
  readonly indexRequests: number;
  /** From Enter until results stand there. */
  readonly milliseconds: number;
};

/** How long a person takes, in milliseconds: before the word, and from it to Enter. */
type Hands = { readonly before: number; readonly after: number };

/** Who types with an input method, and sees the word before Enter. */
export const person: Hands = { before: 1000, after: 300 };
/** Whoever pastes a word and presses Enter at once: nothing is loaded ahead. */
export const hasty: Hands = { before: 0, after: 0 };

/** 1.6 Mbit/s, in bytes a second; no latency is added: its own is the loopback's. */
const throughput = 1_600_000 / 8;
/** The page has a quarter of this machine's speed; workers keep all of it. */
const slowdown = 4;

/** Puts a word in as an input method does. */
async function typed(page: Page, keyword: string, { before, after }: Hands): Promise<void> {
  await page.waitForTimeout(before);
  await page.keyboard.insertText(keyword);
  await page.waitForTimeout(after);
}

async function measured(
  browser: Browser,
  { counted, limit }: BrotliServer,
  address: string,
  ready: (page: Page) => Promise<void>,
  search: (page: Page) => Promise<() => Promise<void>>,
): Promise<FirstQuery> {
  // What a service worker keeps for later is none of a search's.
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    ...desktop,
  });
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  counted();
  limit(throughput);
  const done = await search(page);
  const start = performance.now();
  await page.keyboard.press('Enter');
  await done();
  const milliseconds = performance.now() - start;
  limit(undefined);
  const { bytes, requests, ofIndex } = counted();
  await context.close();
  return {
    kilobytes: bytes / 1000,
    requests,
    indexKilobytes: ofIndex.bytes / 1000,
    indexRequests: ofIndex.requests,
    milliseconds,
  };
}

/** A first search on the site: the box is opened, a word typed, Enter pressed. */
export const firstQueryOfSite = (
  browser: Browser,
  server: BrotliServer,
  language: string,
  keyword: string,
  hands: Hands,
): Promise<FirstQuery> =>
  measured(
    browser,
    server,
    `${server.base}${language === 'zh' ? '/index' : '/EN/Index'}`,
    settled,
    async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').first().click();
      // Nobody types before there is a field.
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await typed(page, keyword, hands);
      return () => page.locator('main mark').first().waitFor();
    },
  );

/** A first search with Pagefind, loaded when the field gets the focus as its own component does. */
export const firstQueryOfPagefind = (
  browser: Browser,
  server: BrotliServer,
  keyword: string,
  hands: Hands,
): Promise<FirstQuery> =>
  measured(
    browser,
    server,
    `${server.base}/`,
    (page) => page.waitForLoadState('load'),
    async (page) => {
      await page.locator('input').focus();
      await typed(page, keyword, hands);
      return () => page.locator('main i').waitFor({ state: 'attached' });
    },
  );
