import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const mobile: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** Starts Chromium with a fresh profile; with further flags, if any. */
export const openBrowser = (further: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: inject('chromium'), args: [...flags, ...further] });

/** Milliseconds in which a page loads or a button can be clicked, on a machine that is busy with other tests. */
export const patience = 55_000;

export type WatchedPage = { readonly page: Page; readonly errors: string[] };

/**
 * A page in a context of its own, with every error that it reports. Without a service worker, unless it is asked for: tests
 * hold, break and count the answers that a page gets, and Playwright does not see those that come by way of a worker.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = desktop,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/** The title of the open page, as assistive technology finds it: the one of a page drawn ahead is hidden. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/**
 * Waits for something of a page.
 * @throws where it fails, with what stands there instead
 */
export async function orShowPage(page: Page, what: string, wait: Promise<unknown>): Promise<void> {
  try {
    await wait;
  } catch (error) {
    const body = page.locator('body');
    const html = await body.innerHTML({ timeout: 5000 }).catch(() => 'and does not answer');
    const [reason] = String(error).split('\n');
    throw new Error(`${page.url()} ${what} (${reason}): ${html.slice(0, 2000)}`, { cause: error });
  }
}

async function screenStands(page: Page): Promise<void> {
  // Locators hand out no elements, which would be kept for as long as the page is.
  await page.locator('#root[data-live]').waitFor({ state: 'attached' });
  await page.locator('#content:not([aria-busy])').waitFor();
  await page.locator('#root > [role=status]:empty').waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
}

/**
 * Waits until the open address's screen stands there: hydrated, laid out, and no spinner over it.
 * @throws where it does not, with what stands there instead
 */
export const settled = (page: Page): Promise<void> =>
  orShowPage(page, 'did not settle', screenStands(page));
