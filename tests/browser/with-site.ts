import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { type Served, serveFolder } from './serve-site.ts';

export type WithSite = { readonly browser: Browser; readonly site: Served };

/**
 * Has a file's tests run against a served site, in one browser; both end with the tests.
 * @param serve starts the site; left out: the built sample
 * @param flags further flags of the browser
 * @returns what the tests use, filled before the first one
 */
export function withSite(
  serve = () => serveFolder(inject('builtSite')),
  flags: readonly string[] = [],
): WithSite {
  const running: { browser?: Browser; site?: Served } = {};
  beforeAll(async () => {
    running.site = await serve();
    running.browser = await openBrowser(flags);
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.close();
  });
  return running as WithSite;
}
