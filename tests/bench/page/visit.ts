import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Paint, readPaint, recordPaint, visiblePictures } from './in-page.ts';
import { type Load, recordLoads } from './record-loads.ts';

/** What one visit with a cold cache came to. Times are milliseconds since the navigation, sizes kB as transferred, without heads. */
export type Visit = {
  readonly requests: number;
  readonly script: number;
  readonly style: number;
  readonly page: number;
  readonly data: number;
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Requests that went out before anything was painted. */
  readonly beforePaint: number;
  /** Infinity for a page that does not say when it can be used. */
  readonly interactive: number;
  /**
   * Scripts that were asked for before the page could be used, or before its largest element was painted; all, where
   * the page does not say when it can be used.
   */
  readonly scriptBeforeInteractive: number;
  readonly styleSheets: number;
  /** Addresses asked for before the first paint that are neither the page, its one style sheet nor a visible picture. */
  readonly early: readonly string[];
};

/** A phone's processor, as Lighthouse has it for its slow one. */
export const slowdown = 4;
/** A slow 4G connection: bytes a second, and milliseconds that each request takes at least. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A page has come to rest when it is painted, and nothing was loaded and no long task ran for so long; milliseconds. */
const rest = 2000;
const timeout = 60_000;
/** A task is long from here on, and blocks for what is beyond; milliseconds (Long Tasks API, Lighthouse). */
export const longTask = 50;

async function untilRest(page: Page, lastLoad: () => number): Promise<Paint> {
  const start = Date.now();
  for (;;) {
    const paint = await readPaint(page);
    const lastTask = Math.max(0, ...paint.longTasks.map((task) => task.start + task.duration));
    const quietSince = Math.max(lastLoad(), paint.timeOrigin + lastTask);
    if (paint.fcp > 0 && Date.now() - quietSince >= rest) return paint;
    if (Date.now() - start > timeout) throw new Error(`${page.url()} does not come to rest`);
    await page.waitForTimeout(200);
  }
}

const sizeOf = (loads: readonly Load[], kind: Load['kind']): number =>
  loads.filter((load) => load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Those that the first paint should not have had to share the network with. */
function earlyLoads(loads: readonly Load[], pictures: ReadonlySet<string>): readonly string[] {
  const sheets = loads.filter(({ kind }) => kind === 'style');
  return loads
    .filter((load) => {
      if (load.kind === 'page') return false;
      if (load.kind === 'style') return load !== sheets[0];
      return !pictures.has(load.url);
    })
    .map(({ url }) => new URL(url).pathname);
}

/**
 * Opens an address as a first visitor with a slow device does, and measures until the page has come to rest.
 * @throws where the page does not answer with 200, or does not come to rest within a minute
 */
export async function visit(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', ...device });
  try {
    const page = await context.newPage();
    await recordPaint(page);
    const session = await context.newCDPSession(page);
    const loads = await recordLoads(session);
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const answer = await page.goto(address, { waitUntil: 'load', timeout });
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
    const { fcp, lcp, cls, started, longTasks, timeOrigin } = await untilRest(page, loads.last);
    const pictures = new Set(await visiblePictures(page));
    const all = loads.all();
    const before = (time: number) => all.filter((load) => load.start - timeOrigin < time);
    const early = before(fcp);
    const interactive = started ?? Number.POSITIVE_INFINITY;
    return {
      requests: all.length,
      script: sizeOf(all, 'script'),
      style: sizeOf(all, 'style'),
      page: sizeOf(all, 'page'),
      data: sizeOf(all, 'data'),
      lcp,
      fcp,
      // The page has come to rest, so that every long task since the first paint was before it was interactive.
      tbt: longTasks
        .filter(({ start, duration }) => start + duration > fcp)
        .reduce((sum, { start, duration }) => {
          const afterPaint = Math.min(duration, start + duration - fcp);
          return sum + Math.max(0, afterPaint - longTask);
        }, 0),
      cls,
      beforePaint: early.length,
      interactive,
      scriptBeforeInteractive: sizeOf(before(Math.max(lcp, interactive)), 'script'),
      styleSheets: all.filter(({ kind }) => kind === 'style').length,
      early: earlyLoads(early, pictures),
    };
  } finally {
    await context.close();
  }
}
