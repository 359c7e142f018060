import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

/** Code that is compiled while it runs is part of the heap, and grows for long: here nothing is. */
const uncompiled = '--no-opt --no-maglev --no-sparkplug --regexp-interpret-all';
const running = withSite(() => serveFolder(inject('builtSite')), [`--js-flags=${uncompiled}`]);

/** Steps from page to page after which everything that is kept has been loaded once, or a few more. */
const loaded = 120;

/** Pages of all kinds, in turns: each links to the next, and the last to the first. */
const tours = {
  desktop: [
    '/index',
    '/news',
    '/newsDetail/quality-rules/2026-03-15/article',
    '/institutions',
    '/Schooldetail?code=nanyu',
    '/parkSummaryInfo',
    '/bigShare',
    '/parkService',
  ],
  phone: [
    '/indexH5',
    '/newsH5?code=educationNews',
    '/indexH5',
    '/institutionsH5?code=recruitmentDynamics',
    '/indexH5',
    '/SchooldetailH5?code=beichen',
    '/indexH5',
    '/parkServiceH5?code=generalService',
    '/indexH5',
    '/parkSummaryInfoH5?code=messagePublic',
    '/parkSummaryInfoH5?code=parkIntroduction',
    '/bigShareH5',
  ],
} as const;

type Weight = { readonly heap: number; readonly listeners: number; readonly nodes: number };

async function weighOnce(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    heap: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}

/** Samples, half a second apart, of which what still falls is garbage: what is kept does not fall. */
const samples = 6;
/** A browser that is kept busy takes its time until it is idle. */
const maxSamples = 60;

/** What a page holds on to when all garbage is gone: the browser takes some of it away when it is idle. */
async function weigh(session: CDPSession, before?: Weight): Promise<Weight> {
  let least = await weighOnce(session);
  const isMore = (): boolean => before !== undefined && least.nodes > before.nodes * 1.02;
  for (let sample = 1; sample < samples || (sample < maxSamples && isMore()); sample += 1) {
    await pause(500);
    const { heap, listeners, nodes } = await weighOnce(session);
    least = {
      heap: Math.min(heap, least.heap),
      listeners: Math.min(listeners, least.listeners),
      nodes: Math.min(nodes, least.nodes),
    };
  }
  return least;
}

/** Goes to an address by the link of the page that leads there. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`${location.href} has no link to ${to}`);
    link.click();
  }, address);
  await page.waitForURL((url) => url.pathname + url.search === address);
  await settled(page);
}

it.each([
  ['a desktop', 500, desktop, tours.desktop],
  ['a phone', 250, mobile, tours.phone],
] as const)(
  'on %s, after %i steps from page to page, the heap, listeners and nodes are what they were',
  { timeout: 900_000 },
  async (name, steps, device, tour) => {
    const { page, errors } = await openPage(running.browser, device);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(running.site.origin + tour[0]);
    await settled(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // It ends on the page on which it is weighed before.
    const warm = steps - tour.length * Math.floor((steps - loaded) / tour.length);
    let before: Weight | undefined;
    for (let step = 1; step <= steps; step += 1) {
      await follow(page, tour[step % tour.length] ?? '');
      if (step === warm) before = await weigh(session);
      if (step % 50 === 0) {
        await page.goBack();
        await settled(page);
        await page.goForward();
        await settled(page);
      }
    }
    const after = await weigh(session, before);
    console.log(
      `${name}: after ${warm} steps ${JSON.stringify(before)}, after ${steps} ${JSON.stringify(after)}`,
    );
    expect(before).toBeDefined();
    expect(after.heap / (before?.heap ?? 0)).toBeLessThan(1.05);
    expect(after.listeners / (before?.listeners ?? 0)).toBeLessThan(1.02);
    expect(after.nodes / (before?.nodes ?? 0)).toBeLessThan(1.02);
    expect(errors).toEqual([]);
    expect(loads).toBe(0);
    await page.context().close();
  },
);
