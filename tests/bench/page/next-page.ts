import type { Browser, BrowserContextOptions } from 'playwright-core';
import { settled } from '../../browser/open-browser.ts';
import { network, slowdown } from './visit.ts';

/** Milliseconds that a pointer rests on a link before the click, as a hand does, and that what it leads to may take. */
const rest = { hand: 300, load: 2500 };

/** A step to another page of the site, in milliseconds since the click. */
export type NextPage = {
  /** Until the heading of the next page was painted. */
  readonly painted: number;
  /** Requests between the pointer's coming and the page's being there. */
  readonly requests: number;
};

/** Waits for the next click, and says when the heading that follows was painted. */
function paintAfterClick(): Promise<number> {
  return new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const note = ({ timeStamp }: MouseEvent): void => {
      const before = heading();
      const observer = new MutationObserver(() => {
        if (!heading() || heading() === before) return;
        observer.disconnect();
        // A task behind the next frame: that has been painted by then.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('click', note, { capture: true, once: true });
  });
}

/**
 * Follows a link of a page as a visitor with a slow device does.
 * @param address complete, of the page with the link
 * @param link selector of the link
 */
export async function nextPage(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
  link: string,
): Promise<NextPage> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    ...device,
    // A page that fades in is painted all the same; what it costs to paint it is measured.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const target = page.locator(link).first();
    await target.hover();
    await page.waitForTimeout(rest.hand + rest.load);
    const painted = page.evaluate(paintAfterClick);
    await target.click();
    return { painted: await painted, requests };
  } finally {
    await context.close();
  }
}
