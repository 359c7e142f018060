import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { damageFile, damages } from '../browser/damage.ts';
import {
  desktop,
  heading,
  mobile,
  openPage,
  orShowPage,
  settled,
} from '../browser/open-browser.ts';
import { publishAnew } from '../browser/publish-anew.ts';
import { serveChanged, serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const article = '/newsDetail/first-lesson/2026-03-02/article';
const articleChunk = /\/static\/js\/article-[\w-]{8}\.js/;

type Ends = Pick<TestContext, 'onTestFinished'>;

async function open(
  { onTestFinished }: Ends,
  address: string,
  device = desktop,
  origin = running.site.origin,
) {
  const { page, errors } = await openPage(running.browser, device);
  onTestFinished(() => page.context().close());
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  return { page, seen, errors, go: () => page.goto(origin + address) };
}

/** What a reader has of a page, but for what only readers without scripts have, and for the next page drawn ahead. */
const textOf = (page: Page): Promise<string | null> =>
  page.locator('#content').evaluate((content) => {
    const copy = content.cloneNode(true) as Element;
    for (const each of copy.querySelectorAll('noscript, [data-ahead]')) each.remove();
    return copy.textContent;
  });

/** The text of a page where there are no scripts. */
async function builtText(address: string, device = desktop): Promise<string | null> {
  const { page } = await openPage(running.browser, { ...device, javaScriptEnabled: false });
  await page.goto(running.site.origin + address);
  const text = await textOf(page);
  await page.context().close();
  return text;
}

/** Long enough for every attempt at a file that fails, and for what would follow. */
const calm = (page: Page): Promise<void> => page.waitForTimeout(5000);

/** The page says what was built, nothing of a failure, and its first link of a kind leads on. */
async function expectReadable(page: Page, address: string, device = desktop): Promise<void> {
  expect(await textOf(page)).toBe(await builtText(address, device));
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  expect(await page.locator('[data-unknown-block]').count()).toBe(0);
}

async function expectLeadsOn(page: Page): Promise<void> {
  const link = page.locator('#content a[href^="/"]').first();
  const to = await link.getAttribute('href');
  await link.click();
  const complete = new URL(to ?? '', running.site.origin);
  await page.waitForURL((url) => url.pathname + url.search === complete.pathname + complete.search);
  const title = page.locator('#content h1, #content h2').first();
  await orShowPage(page, 'shows no title', title.waitFor());
}

describe.concurrent('[C-05] a built page of which every script fails', () => {
  it.for([
    ['/news', desktop],
    ['/EN/NewsTrendsH5', mobile],
    [article, desktop],
  ] as const)(
    '%s stays as it was built, and its links lead on',
    async ([address, device], ends) => {
      const { page, seen, go } = await open(ends, address, device);
      await page.route('**/static/js/**', (route) => route.abort());
      await go();
      await calm(page);
      expect(seen.loads).toBe(1);
      await expectReadable(page, address, device);
      await expectLeadsOn(page);
      expect(seen.loads).toBe(2);
    },
  );
});

describe.concurrent('[C-05] the frame of a built page', () => {
  const frames = '**/frame.*.json*';

  it.for(Object.entries(damages))(
    'in whose place %s comes leaves the page as it was built, and its links lead on',
    async ([_, damage], ends) => {
      const { page, seen, go } = await open(ends, '/news');
      const file = await damageFile(page, frames, damage);
      await go();
      await calm(page);
      expect(file.asked).toBeGreaterThan(0);
      expect(await page.locator('#root[data-started]').count()).toBe(0);
      expect(seen.loads).toBe(1);
      await expectReadable(page, '/news');
      await expectLeadsOn(page);
    },
  );

  it('that does not come leaves the page as it was built, and its links lead on', async (ends) => {
    const { page, go } = await open(ends, article);
    await page.route(frames, (route) => route.abort());
    await go();
    await calm(page);
    await expectReadable(page, article);
    await expectLeadsOn(page);
  });

  it('that comes at the second attempt brings the page to life', async (ends) => {
    const { page, seen, go } = await open(ends, '/news');
    let asked = 0;
    await page.route(frames, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await go();
    await settled(page);
    expect(seen.loads).toBe(1);
  });
});

describe.concurrent('[C-05] the code of a block of a built page', () => {
  it('that fails leaves the block as it was built; the links around it are followed', async (ends) => {
    const { page, seen, go } = await open(ends, article);
    await page.route(articleChunk, (route) => route.abort());
    await go();
    await settled(page);
    await expectReadable(page, article);
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
    expect(seen.loads).toBe(1);
  });

  it('that never comes leaves the rest of the page to be used', async (ends) => {
    const { page, go } = await open(ends, article);
    await page.route(articleChunk, () => {});
    await go();
    await page.locator('#root[data-started]').waitFor();
    await expectReadable(page, article);
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
  });
});

describe.concurrent('[C-05] a site of built pages that was published anew', () => {
  async function serveCopy({ onTestFinished }: Ends) {
    const folder = mkdtempSync(join(tmpdir(), 'published-'));
    cpSync(inject('builtSite'), folder, { recursive: true });
    const served = await serveFolder(folder);
    onTestFinished(async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return served;
  }

  it('while a page was open that did not load its scripts yet: it stays readable, and its links lead on', async (ends) => {
    const site = await serveCopy(ends);
    const { page, go, seen } = await open(ends, '/news', desktop, site.origin);
    // The page of before, as a cache or a slow network has it.
    const before = await (await fetch(`${site.origin}/news`)).text();
    await page.route(`${site.origin}/news`, (route) =>
      route.fulfill({ body: before, contentType: 'text/html' }),
    );
    await publishAnew(site.folder);
    await go();
    await calm(page);
    expect(seen.loads).toBe(1);
    expect(await textOf(page)).toBe(await builtText('/news'));
    await page.unrouteAll();
    const link = page.locator('#content a[href^="/"]').first();
    await link.click();
    await settled(page);
    expect(seen.loads).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('while a page was open that runs: the next one is loaded anew, once', async (ends) => {
    const site = await serveCopy(ends);
    const { page, go, seen } = await open(ends, '/news', desktop, site.origin);
    await go();
    await settled(page);
    await publishAnew(site.folder);
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/institutions');
    expect(seen.loads).toBe(2);
  });
});

describe.concurrent('[C-05] a server that never says', () => {
  it('what the web configuration is leaves the page as it was built, its links followed', async (ends) => {
    const { page, seen, go } = await open(ends, '/news');
    await page.route('**/webconfig.*', () => {});
    await go();
    await page.locator('#root[data-started]').waitFor();
    await expectReadable(page, '/news');
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
    expect(seen.loads).toBe(1);
  });

  it('what the visitor may open leaves what everybody may open', async (ends) => {
    const site = await serveChanged('site', (source) =>
      source.replace(/^access:$/m, 'access:\n  url: /codes.json'),
    );
    ends.onTestFinished(site.close);
    const { page, seen, go } = await open(ends, '/news', desktop, site.origin);
    let asked = 0;
    await page.route('**/codes.json*', () => {
      asked += 1;
    });
    await go();
    await page.locator('#root[data-started]').waitFor();
    await expect.poll(() => asked).toBe(1);
    expect(await textOf(page)).toBe(await builtText('/news'));
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain('八所院校');
    expect(seen.loads).toBe(1);
  });
});

describe.concurrent('a built page to which the visitor comes back', () => {
  it.for([
    ['/news', '院校招生', '八所院校'],
    [article, '院校招生', '八所院校'],
    ['/index', '新闻动态', '新闻动态'],
  ] as const)('%s is there again', async ([address, name, title], ends) => {
    const { page, seen, errors, go } = await open(ends, address);
    await go();
    await settled(page);
    const before = (await textOf(page))?.length ?? 0;
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain(title);
    await page.goBack();
    await expect.poll(async () => (await textOf(page))?.length).toBe(before);
    expect(seen.loads).toBe(1);
    expect(errors).toEqual([]);
  });
});
