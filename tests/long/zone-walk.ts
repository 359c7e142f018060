import type { Page } from 'playwright-core';
import { goTo } from '../browser/go-to.ts';

/** A link as it stands on a page. */
export type FoundLink = {
  /** Path and query, readable, without the hash. */
  readonly address: string;
  readonly area: 'banner' | 'navigation' | 'content' | 'footer';
  readonly text: string;
  /** The page that it stands on. */
  readonly on: string;
};

type Seen = {
  readonly title: string;
  readonly hasHomeLink: boolean;
  readonly isLost: boolean;
  readonly links: readonly Omit<FoundLink, 'on'>[];
};

/** Waits until the open address's screen stands there, and for the results where it searches. */
async function arrived(page: Page, address: string): Promise<void> {
  // The router hears of the address before the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForSelector('#content:not([aria-busy])');
  if (address.includes('/search/'))
    // What says how many there are, not what says that they are awaited.
    await page.waitForSelector('#content section > p[role=status]:not(:empty)', {
      state: 'attached',
    });
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const banner = document.querySelector('#root header');
    const footer = document.querySelector('#root footer');
    const areaOf = (link: Element) =>
      banner?.contains(link)
        ? link.closest('nav')
          ? 'navigation'
          : 'banner'
        : footer?.contains(link)
          ? 'footer'
          : 'content';
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
      const { origin, pathname, search } = new URL(link.href);
      if (origin !== location.origin) return [];
      const address = decodeURI(pathname) + decodeURIComponent(search);
      return [{ address, area: areaOf(link), text: link.textContent ?? '' } as const];
    });
    return {
      title: document.title,
      hasHomeLink: links.some(
        ({ area, address }) => area === 'banner' && /\/home\/\w+$/.test(address),
      ),
      // What was searched for is kept out of search engines, too.
      isLost:
        document.querySelector('meta[name=robots][content=noindex]') !== null &&
        !/\/search(?:H5)?\//.test(location.pathname),
      links,
    };
  });

export type Walked = {
  /** Addresses that were opened. */
  readonly opened: readonly string[];
  /** Opened ones whose header does not lead to the home that they were come to from, and ones that are not there. */
  readonly wrong: readonly string[];
  /** Links that were not followed. */
  readonly others: readonly FoundLink[];
};

/**
 * Opens every address that links lead to from some first ones, as far as they are to be followed.
 * @param page at an address of the site
 */
export async function walkZone(
  page: Page,
  first: readonly string[],
  isFollowed: (address: string) => boolean,
): Promise<Walked> {
  const opened = new Set(first);
  const wrong: string[] = [];
  const others: FoundLink[] = [];
  // What is added while it goes on is visited, too.
  for (const address of opened) {
    await goTo(page, encodeURI(address));
    await arrived(page, address);
    const { links, hasHomeLink, isLost } = await look(page);
    if (!hasHomeLink || isLost) wrong.push(address);
    for (const link of links) {
      if (isFollowed(link.address)) opened.add(link.address);
      else others.push({ ...link, on: address });
    }
  }
  return { opened: [...opened], wrong, others };
}
