import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { previewServer } from '../../cli/serve/preview-server.ts';
import { openPage, settled } from '../browser/open-browser.ts';

/** A served site whose server can be ended, started again at the same port, and be slow. */
export type EndingSite = {
  readonly origin: string;
  /** Ends the server, with all that is open. */
  readonly end: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Has answers to matching requests come after so many milliseconds; none: at once. */
  delay: { readonly path: RegExp; readonly milliseconds: number } | undefined;
};

/** Serves a built site; it ends with the test. */
export async function endingSite(folder: string): Promise<EndingSite> {
  const preview = previewServer(folder);
  let server: Server | undefined;
  let port = 0;
  const site: EndingSite = {
    get origin() {
      return `http://127.0.0.1:${port}`;
    },
    delay: undefined,
    start: async () => {
      const next = createServer((request, response) => {
        const { delay } = site;
        const isSlow = delay?.path.test(request.url ?? '') ?? false;
        setTimeout(
          () => preview.emit('request', request, response),
          isSlow ? delay?.milliseconds : 0,
        );
      });
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
      port = (next.address() as AddressInfo).port;
      server = next;
    },
    end: async () => {
      const open = server;
      server = undefined;
      open?.closeAllConnections();
      await new Promise<void>((resolve) => (open ? open.close(() => resolve()) : resolve()));
    },
  };
  await site.start();
  onTestFinished(site.end);
  return site;
}

export type KeptPage = {
  readonly page: Page;
  /** Errors, but those of a network that is away. */
  readonly errors: () => readonly string[];
  /** What broke the content security policy. */
  readonly violations: () => readonly string[];
};

/** A page with a service worker; it is closed with the test. */
export async function keptPage(browser: Browser, device: BrowserContextOptions): Promise<KeptPage> {
  const { page, errors } = await openPage(browser, { ...device, serviceWorkers: 'allow' });
  onTestFinished(() => page.context().close());
  const broken: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => broken.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  return {
    page,
    errors: () =>
      errors.filter((text) => !/Failed to load resource|net::ERR_|Failed to fetch/.test(text)),
    violations: () => broken,
  };
}

/** Addresses of all that the site keeps, without their origin. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.replace(location.origin, ''));
    return found;
  });

/** Opens an address and waits until it is kept. */
export async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await expectKept(page, new URL(page.url()).pathname);
}

/** Waits until an address is kept, by its path and query. */
export const expectKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => keptAddresses(page), { timeout: 30_000, message: `${path} is kept` })
    .toContain(path);

/** Waits until a page is in the list of what was read, by its address. */
export const expectNoted = (page: Page, address: string): Promise<void> =>
  expectKept(page, `/?read=${encodeURIComponent(address)}`);

/** Waits until the start page of a variant is kept with what it needs: the last of what a page asks for. */
export async function startKept(page: Page, path: string): Promise<void> {
  await expectKept(page, path);
  const count = (): Promise<number> => keptAddresses(page).then(({ length }) => length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { timeout: 30_000, interval: 700 },
    )
    .toBe(true);
}
