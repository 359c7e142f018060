import type { Page } from 'playwright-core';
import { liveEvent } from '../../../runtime/boot/start-sign.ts';

/** What the browser noted about a page, in milliseconds since `timeOrigin` (which is since 1970). */
export type Paint = {
  readonly timeOrigin: number;
  readonly fcp: number;
  readonly lcp: number;
  /** Sum of all unexpected shifts: at least as much as the worst window of them, which is the metric. */
  readonly cls: number;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** When the page said that it can be used; undefined for one that does not. */
  readonly started: number | undefined;
};

declare global {
  interface Window {
    benchPaint?: Omit<Paint, 'timeOrigin'>;
  }
}

/** Has the page note what it paints, before anything of it is loaded. */
export const recordPaint = (page: Page): Promise<unknown> =>
  page.addInitScript((live) => {
    const paint = {
      fcp: 0,
      lcp: 0,
      cls: 0,
      longTasks: [] as { start: number; duration: number }[],
      started: undefined as number | undefined,
    };
    window.benchPaint = paint;
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paint.fcp = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      paint.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) paint.cls += shift.value;
    });
    observe('longtask', ({ startTime, duration }) =>
      paint.longTasks.push({ start: startTime, duration }),
    );
    // A page says that it can be used by an event, or by data-started in the DOM; one that was not rendered takes
    // the message away that no script came.
    let unstarted = false;
    const start = (): void => {
      paint.started ??= performance.now();
      seen.disconnect();
    };
    const seen = new MutationObserver(() => {
      const waits = document.querySelector('#root > .boot-late') !== null;
      unstarted ||= waits;
      if (document.querySelector('[data-started]') !== null || (unstarted && !waits)) start();
    });
    addEventListener(live, start, { once: true });
    seen.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-started'],
    });
  }, liveEvent);

/** @throws where `recordPaint` was not called before the page was opened */
export async function readPaint(page: Page): Promise<Paint> {
  const { paint, timeOrigin } = await page.evaluate(() => ({
    paint: window.benchPaint,
    timeOrigin: performance.timeOrigin,
  }));
  if (!paint) throw new Error('nothing was recorded');
  return { ...paint, timeOrigin };
}

/**
 * Addresses of the pictures that are seen without scrolling: of `<img>`, of SVG, of styles, and the tab's icon. So are
 * those that the browser itself fetches ahead, as it does when the page is laid out: they hold up no paint.
 */
export const visiblePictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element): boolean => {
      const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
      const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return width > 0 && height > 0 && inWindow;
    };
    const ofStyle = (element: Element): string[] =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return ['background-image', 'mask-image', 'content', 'list-style-image'].flatMap((name) =>
          [...style.getPropertyValue(name).matchAll(/url\("([^"]+)"\)/g)].map(
            ([, url]) => url ?? '',
          ),
        );
      });
    const found = [...document.querySelectorAll('*')].filter(isVisible).flatMap((element) => {
      const own = element instanceof HTMLImageElement ? element.currentSrc : undefined;
      const linked = /^(?:image|use)$/.test(element.localName) ? element.getAttribute('href') : '';
      return [own, linked, ...ofStyle(element)].filter((url) => url);
    });
    const ahead = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(
      ({ currentSrc }) => currentSrc,
    );
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')];
    return [...found, ...ahead, ...icons.map(({ href }) => href)].map((url) =>
      new URL(url ?? '', document.baseURI).href.replace(/#.*/, ''),
    );
  });
