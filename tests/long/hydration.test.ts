import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import { accessEvent, readyEvent } from '../../schema/access/access-events.ts';
import { pageStateId } from '../../schema/page-state.ts';
import { desktop, mobile, openBrowser } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';

type Built = { readonly path: string; readonly form: 'desktop' | 'mobile'; readonly kind: string };

/** Of many entries of one kind every twelfth is opened. */
const share = 12;

/** So many of each kind are opened in any case: a list, a part of it, and one that its address narrows down. */
const first = 3;

/** The built pages of a folder: all routes, of the entries of each a twelfth. */
async function builtPages(folder: string): Promise<readonly Built[]> {
  const counts = new Map<string, number>();
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html')).sort();
  return files.flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const state = new RegExp(`id="${pageStateId}">(.*)</script>`).exec(html)?.[1];
    if (state === undefined) return [];
    const { path, query, language, device, row } = JSON.parse(state);
    const kind = `${language} ${device} ${row}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count >= first && count % share !== 0) return [];
    const form = html.includes('data-form="mobile"') ? 'mobile' : 'desktop';
    return [{ path: path + query, form, kind } as const];
  });
}

type Visit = {
  readonly options?: BrowserContextOptions;
  readonly before?: (page: Page) => Promise<unknown>;
};

declare global {
  interface Window {
    /** Whether the text of the page was gone for a moment. */
    wasEmpty?: true;
  }
}

/** Notes when the text of a page goes after it was there. */
function watchText(): void {
  let wasThere = false;
  new MutationObserver(() => {
    const length = document.querySelector('#content')?.textContent?.length ?? 0;
    if (wasThere && length < 10) window.wasEmpty = true;
    wasThere ||= length >= 10 && document.querySelector('#content + *') !== null;
  }).observe(document, { childList: true, subtree: true });
}

/**
 * What React reports while it takes over built pages, and pages that it empties. Three are opened at a time, the pages of
 * a device one after the other in the same tab: the browser keeps the compiled scripts.
 */
async function mismatches(
  browser: Browser,
  origin: string,
  pages: readonly Built[],
  { options = {}, before = async () => {} }: Visit = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  const openTab = async (form: Built['form']) => {
    const device = form === 'mobile' ? mobile : desktop;
    const context = await browser.newContext({
      locale: 'zh-CN',
      serviceWorkers: 'block',
      ...device,
      ...options,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('hydration:')) found.push(`${page.url()} ${text.slice(0, 120)}`);
    });
    page.on('pageerror', (error) => found.push(`${page.url()} ${error.message}`));
    await page.addInitScript(watchText);
    await before(page);
    return page;
  };
  const work = async (form: Built['form'], waiting: string[]): Promise<void> => {
    if (waiting.length === 0) return;
    const page = await openTab(form);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(origin + path);
      await page.waitForSelector('#root[data-live]', { state: 'attached' });
      if (await page.evaluate(() => window.wasEmpty)) found.push(`${path} was empty for a moment`);
    }
    await page.context().close();
  };
  for (const form of ['desktop', 'mobile'] as const) {
    const waiting = pages.filter((page) => page.form === form).map(({ path }) => path);
    await Promise.all([work(form, waiting), work(form, waiting), work(form, waiting)]);
  }
  return found;
}

/** A page around the site that signs the visitor in as soon as it listens. */
function grantCodes([ready, access]: readonly [string, string]): void {
  const detail = { menuCodes: ['x'], fnCodes: ['draft.read'], loginStatus: 1 };
  addEventListener(ready, () => dispatchEvent(new CustomEvent(access, { detail })));
}

/** What extensions of browsers do to a page before its scripts run. */
function actAsExtension(): void {
  new MutationObserver((_, observer) => {
    const main = document.querySelector('#root main');
    if (!main || !document.querySelector('body > script[type="application/json"]')) return;
    observer.disconnect();
    document.documentElement.setAttribute('data-extension', '1');
    document.documentElement.classList.add('extension');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.append(document.createElement('extension-panel'));
    for (const each of document.querySelectorAll('#root a, #root h1, #root main, #root header'))
      each.setAttribute('data-extension', '1');
    main.append(document.createElement('extension-note'));
  }).observe(document, { childList: true, subtree: true });
}

const year = 366 * 24 * 3600 * 1000;

const visits: Readonly<Record<string, Visit>> = {
  'with the clock in another zone and a year later': {
    options: { timezoneId: 'Pacific/Kiritimati' },
    before: (page) => page.clock.setFixedTime(Date.now() + year),
  },
  'with another web configuration than the build had': {
    before: (page) =>
      page.route('**/webconfig*.json*', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        const { navbar = [] } = config;
        const json = { ...config, websiteName: '另一个名字', navbar: navbar.slice(1) };
        await route.fulfill({ response, json });
      }),
  },
  'with codes that the build did not know of': {
    before: (page) => page.addInitScript(grantCodes, [readyEvent, accessEvent] as const),
  },
  'with what an extension of the browser adds': {
    before: (page) => page.addInitScript(actAsExtension),
  },
};

const sites = [
  { name: 'the sample', base: '', serve: () => serveFolder(inject('builtSite')) },
  {
    name: 'the second institution',
    base: '/lyceum',
    serve: () =>
      serveShared('tests/fixtures/lyceum', (source) =>
        source.replace('history: hash', 'history: browser'),
      ),
  },
] as const;

for (const { name, base, serve } of sites) {
  describe(`hydration of ${name} has no mismatch`, () => {
    const running: { site?: Served; browser?: Browser; pages: readonly Built[] } = { pages: [] };
    beforeAll(async () => {
      running.site = await serve();
      running.browser = await openBrowser();
      running.pages = await builtPages(running.site.folder);
    });
    afterAll(async () => {
      await running.browser?.close();
      await running.site?.close();
    });
    const open = (pages: readonly Built[], visit?: Visit): Promise<readonly string[]> =>
      mismatches(running.browser as Browser, running.site?.origin + base, pages, visit);

    it('on any route, in any language, on any device', { timeout: 1_800_000 }, async () => {
      expect(running.pages.length).toBeGreaterThan(20);
      expect(await open(running.pages)).toEqual([]);
    });

    it('that would leave nothing to read: what cannot be taken over is drawn anew', async () => {
      // The page for unknown addresses is answered with another file.
      const { path, form } = running.pages.find((each) => !/404/.test(each.path)) as Built;
      const context = await (running.browser as Browser).newContext({
        serviceWorkers: 'block',
        ...(form === 'mobile' ? mobile : desktop),
      });
      const page = await context.newPage();
      await page.addInitScript(() =>
        new MutationObserver((_, observer) => {
          const main = document.querySelector('#root main');
          if (!main || !document.querySelector('body > script[type="application/json"]')) return;
          observer.disconnect();
          main.prepend(document.createElement('div'));
        }).observe(document, { childList: true, subtree: true }),
      );
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      await page.goto(running.site?.origin + base + path);
      const text = await page.locator('main').innerText();
      await page.waitForSelector('#root[data-live]', { state: 'attached' });
      await expect.poll(() => page.locator('main').innerText()).toBe(text);
      expect(warnings.filter((each) => each.startsWith('hydration:'))).not.toEqual([]);
      await context.close();
    });

    for (const [how, visit] of Object.entries(visits)) {
      it(how, { timeout: 900_000 }, async () => {
        // One page of each route.
        const kinds = new Map(running.pages.map((page) => [page.kind, page]));
        expect(await open([...kinds.values()], visit)).toEqual([]);
      });
    }
  });
}
