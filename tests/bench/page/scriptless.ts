import type { Browser, BrowserContextOptions } from 'playwright-core';

/** Milliseconds in which the last parts of a page have come, on a fast connection. */
const settling = 1000;

/**
 * The DOM that an address comes to, as HTML without scripts and without what only scripts need: the floor of
 * what the page can be.
 */
export async function scriptlessPage(
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
): Promise<string> {
  const context = await browser.newContext({ locale: 'zh-CN', ...device });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settling);
    return await page.evaluate(() => {
      const forScripts = [
        'script',
        'link[rel=modulepreload]',
        'link[rel=prefetch]',
        'link[rel=preload][as=fetch]',
        'link[rel=preload][as=script]',
      ];
      for (const element of document.querySelectorAll(forScripts.join(','))) element.remove();
      return `<!doctype html>\n${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}
