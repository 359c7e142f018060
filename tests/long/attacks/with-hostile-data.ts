import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { mobile } from '../../browser/open-browser.ts';
import { openBrowser, settled } from '../../browser/open-browser.ts';
import { type Served, serveChanged } from '../../browser/serve-site.ts';
import { type HostileTexts, hostileTexts } from './data-texts.ts';
import { services } from './hostile-services.ts';
import { watchPage } from './watch-page.ts';

/** Under the policy, a part of the texts shows that it is in force: what fails without one fails under one. */
export const policies = [
  ['under the policy', true],
  ['without a policy', false],
] as const;
const everyUnderPolicy = 3;

/** A page that is attacked, and what got through. */
export type Attacked = {
  readonly page: Page;
  readonly texts: readonly HostileTexts[];
  /** Address of the site's root. */
  readonly root: string;
  /** Takes down what was seen since the last time. */
  readonly look: (what: string) => Promise<void>;
  /** Loads a page anew. */
  readonly load: (address: string) => Promise<void>;
  /** Goes to a page as a link does. */
  readonly goTo: (address: string) => Promise<void>;
  /** Takes down where the page that only teachers may open is open. */
  readonly expectClosed: (what: string) => Promise<void>;
  /** Closes the page; the test fails on what got through. */
  readonly end: (door: string, count: number) => Promise<void>;
};

/** Has a file's tests attack the second institution's site, which has a search service and a content API. */
export function withHostileData(): (
  hasPolicy: boolean,
  device?: typeof mobile,
) => Promise<Attacked> {
  const running: { browser?: Browser; site?: Served } = {};
  beforeAll(async () => {
    running.browser = await openBrowser();
    running.site = await serveChanged('tests/fixtures/lyceum', (source) =>
      source.replace(
        'search: { route: recherche }',
        `search:
  route: recherche
  service:
    url: ${services.search}/find?q={keyword}&size={size}
    items: hits
    total: total
    fields: { title: title, excerpt: text, link: path, date: date, kind: collection }`,
      ),
    );
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.close();
  });
  return async (hasPolicy, device) => {
    const { browser, site } = running;
    if (!browser || !site) throw new Error('the site is served while tests run');
    const { page, seen, close } = await watchPage(browser, site.origin, {
      hasPolicy,
      origins: Object.values(services),
      ...(device ? { device } : {}),
    });
    const failures: string[] = [];
    const root = `${site.origin}/lyceum/`;
    const goTo = async (address: string): Promise<void> => {
      await page.evaluate((to) => {
        location.hash = to;
      }, address);
      await settled(page);
    };
    const texts = hostileTexts();
    return {
      page,
      root,
      goTo,
      texts: hasPolicy ? texts.filter((_, index) => index % everyUnderPolicy === 0) : texts,
      look: async (what) => {
        for (const each of await seen()) failures.push(`${what}: ${each}`);
      },
      load: async (address) => {
        await page.goto('about:blank');
        await page.goto(`${root}#${address}`);
        await settled(page);
      },
      expectClosed: async (what) => {
        await goTo('/professeurs/notes');
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        if (title !== 'Cette page vous est fermée') failures.push(`${what} opened ${title}`);
      },
      end: async (door, count) => {
        await close();
        console.log(`${door}: ${count} vectors, ${failures.length} got through`);
        expect(failures).toEqual([]);
      },
    };
  };
}
