import type { Browser, CDPSession, Page } from 'playwright-core';
import { desk, settled } from '../../browser/open-browser.ts';

export type FirstQuery = {
  readonly kilobytes: number;
  readonly requests: number;
  /** From Enter until results stand there. */
  readonly milliseconds: number;
};

/** 1.6 Mbit/s and a quarter of this machine's speed; no latency is added: its own is the loopback's. */
const throughput = (1.6 * 1024 * 1024) / 8;
const slowdown = 4;

async function counting(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const counted = { bytes: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    counted.requests += 1;
  });
  return counted;
}

async function measured(
  browser: Browser,
  address: string,
  ready: (page: Page) => Promise<void>,
  search: (page: Page) => Promise<() => Promise<void>>,
): Promise<FirstQuery> {
  const context = await browser.newContext({ locale: 'zh-CN', ...desk });
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const counted = await counting(session);
  const done = await search(page);
  const start = performance.now();
  await page.keyboard.press('Enter');
  await done();
  const milliseconds = performance.now() - start;
  await context.close();
  return { kilobytes: counted.bytes / 1000, requests: counted.requests, milliseconds };
}

/** A first search on the site: the box is opened, a word typed, Enter pressed. */
export const firstQueryOfSite = (
  browser: Browser,
  base: string,
  language: string,
  keyword: string,
): Promise<FirstQuery> =>
  measured(
    browser,
    `${base}${language === 'zh' ? '/index' : '/EN/Index'}`,
    settled,
    async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').first().click();
      await page.keyboard.insertText(keyword);
      return () => page.locator('main mark').first().waitFor();
    },
  );

/** A first search with Pagefind, loaded when the field gets the focus as its own component does. */
export const firstQueryOfPagefind = (
  browser: Browser,
  base: string,
  keyword: string,
): Promise<FirstQuery> =>
  measured(
    browser,
    `${base}/`,
    (page) => page.waitForLoadState('load'),
    async (page) => {
      await page.locator('input').focus();
      await page.keyboard.insertText(keyword);
      return () => page.locator('main i').waitFor({ state: 'attached' });
    },
  );
