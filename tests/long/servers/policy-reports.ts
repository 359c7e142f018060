import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, settled } from '../../browser/open-browser.ts';

/** What a browser reported while it walked over a site. */
export type Walked = {
  /** Breaches of the content security policy. */
  readonly reports: readonly string[];
  readonly errors: readonly string[];
  /** Where the visitor was, after redirects. */
  readonly paths: readonly string[];
};

/** Opens addresses one after the other, and follows a link of each page as a visitor does. */
export async function walkPages(
  browser: Browser,
  options: BrowserContextOptions,
  origin: string,
  addresses: readonly string[],
): Promise<Walked> {
  const { page, errors } = await openPage(browser, options);
  const reports: string[] = [];
  const paths: string[] = [];
  await page.exposeFunction('keepReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { keepReport } = window as unknown as { keepReport: (report: string) => void };
      keepReport(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  for (const address of addresses) {
    await page.goto(origin + address);
    await settled(page);
    paths.push(new URL(page.url()).pathname);
    const link = page.locator('#content a[href^="/"]:not([target])').first();
    if ((await link.count()) === 0 || !(await link.isVisible())) continue;
    await link.click();
    await settled(page);
  }
  await page.context().close();
  return { reports, errors, paths };
}
