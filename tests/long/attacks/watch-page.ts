import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { desktop, patience } from '../../browser/open-browser.ts';
import { unsafeParts } from './unsafe-parts.ts';

/** What a page may do that loads nothing which runs. */
const harmless: ReadonlySet<string> = new Set(['image', 'media', 'font']);

export type WatchedAttack = {
  readonly page: Page;
  /** What was seen since the last time, in words; nothing where the attack failed. */
  readonly seen: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type WatchOptions = {
  /** Whether the content security policy of the site is in force. */
  readonly hasPolicy: boolean;
  /** Origins that pages may ask, besides their own. */
  readonly origins?: readonly string[];
  readonly device?: BrowserContextOptions;
};

/** The code of an attack: it says which one ran. */
export const running = (number: number): string => `attacked(${number})`;

/** Opens a page that notices what attacks want: code that runs, other sites, dialogs, windows, changed prototypes. */
export async function watchPage(
  browser: Browser,
  origin: string,
  { hasPolicy, origins = [], device = desktop }: WatchOptions,
): Promise<WatchedAttack> {
  const context = await browser.newContext({ locale: 'zh-CN', ...device, bypassCSP: !hasPolicy });
  context.setDefaultTimeout(patience);
  const own = new Set([origin, ...origins]);
  let noticed: string[] = [];
  await context.exposeBinding('attacked', (_, number) => noticed.push(`code ${number} ran`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!own.has(url.origin) && !harmless.has(request.resourceType()) && url.protocol !== 'data:')
      noticed.push(`${request.resourceType()} of ${request.url().slice(0, 200)}`);
  });
  const page = await context.newPage();
  context.on('page', (window) => {
    noticed.push('a window opened');
    void window.close();
  });
  page.on('dialog', (dialog) => {
    noticed.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    seen: async () => {
      const { origin: now } = new URL(page.url());
      const parts = now === origin ? await page.evaluate(unsafeParts) : [`left for ${page.url()}`];
      const all = [...noticed, ...parts];
      noticed = [];
      return all;
    },
    close: () => context.close(),
  };
}
