import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { goTo } from '../browser/go-to.ts';
import { desktop, heading, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import { publishAnew } from '../browser/publish-anew.ts';
import { type Served, serveChanged, serveFolder } from '../browser/serve-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A copy of the built sample, served, that a test may publish anew. */
async function serveCopy(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  cpSync(inject('shellSite'), folder, { recursive: true });
  const served = await serveFolder(folder);
  onTestFinished(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return served;
}

async function open(address: string) {
  const { page } = await openPage(browser, desktop);
  onTestFinished(() => page.context().close());
  const seen = { loads: 0 };
  page.on('load', () => {
    seen.loads += 1;
  });
  return { page, seen, go: () => page.goto(address).then(() => settled(page)) };
}

/** Waits until nothing more happens: longer than all attempts take. */
const calm = (page: Page): Promise<void> => page.waitForTimeout(4000);

const closeStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });

describe('[C-05] a site that was published anew while a page was open', () => {
  it.each([
    ['/404', '/news?code=theme#x', '新闻动态'],
    ['/EN/nowhere', '/EN/NewsTrends', 'News'],
  ])('from %s, is loaded anew once at %s', async (from, to, title) => {
    const site = await serveCopy();
    const { page, seen, go } = await open(site.origin + from);
    await go();
    await publishAnew(site.folder);
    await goTo(page, to);
    await expect.poll(() => heading(page).textContent()).toBe(title);
    expect(page.url()).toBe(site.origin + to);
    expect(seen.loads).toBe(2);
    // The page before is one step back, and the new one needs no more loads.
    await goTo(page, '/parkService');
    await expect.poll(() => heading(page).textContent()).toBe('园区服务');
    expect(seen.loads).toBe(2);
  });

  it('in hash mode, too', async () => {
    const site = await serveChanged('tests/fixtures/lyceum', (source) => source);
    onTestFinished(site.close);
    const { page, seen, go } = await open(`${site.origin}/lyceum/#/nulle-part`);
    await go();
    await publishAnew(site.folder);
    await page.evaluate(() => {
      location.hash = '#/ecole?code=batiments';
    });
    await expect.poll(() => seen.loads).toBe(2);
    await settled(page);
    await expect.poll(() => page.title()).toMatch(/^Bâtiments-/);
    expect(page.url()).toBe(`${site.origin}/lyceum/#/ecole?code=batiments`);
  });

  it('is loaded anew for a data file that is gone, where only the model was emitted anew', async () => {
    const site = await serveCopy();
    const { page, seen, go } = await open(`${site.origin}/404`);
    await go();
    const model = join(site.folder, 'site.json');
    writeFileSync(model, readFileSync(model, 'utf8').replace(/("build":")\w+/, '$1another'));
    await page.route('**/groups/news.*', (route) =>
      route.request().url().includes('another') ? route.continue() : route.abort(),
    );
    await goTo(page, '/news');
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    expect(seen.loads).toBe(2);
  });

  it.each([
    ['/404', '/news', '没有载入成功'],
    ['/EN/nowhere', '/EN/NewsTrends', 'did not load'],
  ])('and still fails: from %s to %s, the notice after one load', async (from, to, words) => {
    const site = await serveCopy();
    const { page, seen, go } = await open(site.origin + from);
    await go();
    await publishAnew(site.folder);
    await page.route(/\/static\/js\/article-list-[\w-]{8}\.js/, (route) => route.abort());
    await goTo(page, to);
    await expect.poll(() => seen.loads).toBe(2);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain(words);
    await calm(page);
    expect(seen.loads).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(1);
  });

  it('behind a cache that keeps handing out the old page: one load, then the notice', async () => {
    const site = await serveCopy();
    const old = readFileSync(join(site.folder, 'index.html'), 'utf8');
    const { page, seen, go } = await open(`${site.origin}/404`);
    await go();
    await page.route(
      (url) => !url.search.startsWith('?_t=') && /^\/(404|news)$/.test(url.pathname),
      (route) => route.fulfill({ body: old, contentType: 'text/html' }),
    );
    await publishAnew(site.folder);
    // The cache has the old scripts that every page starts with, but not the rest.
    const names = old.match(/(?<=static\/js\/)[\w-]+\.js/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const body = readFileSync(join(inject('shellSite'), 'static/js', name), 'utf8');
      await page.route(`**/static/js/${name}`, (route) =>
        route.fulfill({ body, contentType: 'text/javascript' }),
      );
    }
    await goTo(page, '/news');
    await expect.poll(() => seen.loads).toBe(2);
    await page.getByRole('alert').waitFor();
    await calm(page);
    expect(seen.loads).toBe(2);
  });

  it('where storage is closed: the notice, and no load', async () => {
    const site = await serveCopy();
    const { page, seen, go } = await open(`${site.origin}/404`);
    await closeStorage(page);
    await go();
    await publishAnew(site.folder);
    await goTo(page, '/news');
    await page.getByRole('alert').waitFor();
    await calm(page);
    expect(seen.loads).toBe(1);
    // The visitor's own wish for a new page is not bound to storage.
    await page.getByRole('button', { name: '重新载入' }).click();
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    expect(seen.loads).toBe(2);
  });
});

describe('[C-05] a site that was not published anew', () => {
  it('is not loaded anew, whatever fails', async () => {
    const site = await serveCopy();
    const { page, seen, go } = await open(`${site.origin}/404`);
    await go();
    await page.route(/\/static\/js\/article-list-[\w-]{8}\.js/, (route) => route.abort());
    await goTo(page, '/news');
    await page.getByRole('alert').waitFor();
    await calm(page);
    expect(seen.loads).toBe(1);
  });
});
