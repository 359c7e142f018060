import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { desktop, openPage, settled } from './open-browser.ts';
import type { WithSite } from './with-site.ts';

/**
 * Opens an address; the page closes with the test, which fails on any error that the page reports.
 * @param before prepares the page (routes, scripts) before it goes anywhere
 */
export async function openScreen(
  running: WithSite,
  address: string,
  device: Parameters<typeof openPage>[1] = desktop,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const { page, errors } = await openPage(running.browser, device);
  onTestFinished(async () => {
    await page.context().close();
    expect(errors).toEqual([]);
  });
  await before(page);
  await page.goto(running.site.origin + address);
  await settled(page);
  return page;
}

/** Path and query that are open, readable. */
export function openAddress(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURI(pathname) + search;
}
