import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import type { Served } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';
import { walk } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([
  ['browser', '/'],
  ['browser', '/campus/zone/'],
  ['hash', '/'],
  ['hash', '/campus/zone/'],
] as const)('[R-12] in %s mode under %s', (history, base) => {
  let site: Served;
  beforeAll(async () => {
    site = await serveShared('site', (source) =>
      source
        .replace(/^( {2}history:) browser/m, `$1 ${history}`)
        .replace(/^( {2}base:) \//m, `$1 ${base}`),
    );
  });
  afterAll(() => site?.close());

  it('the same walk passes', async () => {
    await walk(browser, { origin: site.origin, base, hash: history === 'hash' });
  });

  it('[C-07] lazy scripts come from static/js and styles from static/css under the base', async () => {
    const { page } = await openPage(browser, desktop);
    const asked: { type: string; path: string }[] = [];
    page.on('request', (request) => {
      asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
    });
    await page.goto(`${site.origin}${base}`);
    await settled(page);
    const of = (type: string): string[] =>
      asked.filter((each) => each.type === type).map(({ path }) => path);
    expect(of('script').length).toBeGreaterThan(3);
    expect(of('script').every((path) => path.startsWith(`${base}static/js/`))).toBe(true);
    const styles = of('stylesheet').filter((path) => path !== `${base}theme.css`);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.every((path) => path.startsWith(`${base}static/css/`))).toBe(true);
    expect(of('image').length).toBeGreaterThan(0);
    expect(of('image').every((path) => path.startsWith(`${base}art/`))).toBe(true);
    await page.context().close();
  });
});

describe('[R-12] in hash mode', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serveShared('site', (source) =>
      source
        .replace(/^( {2}history:) browser/m, '$1 hash')
        .replace(/^( {2}base:) \//m, '$1 /campus/'),
    );
  });
  afterAll(() => site?.close());

  it.each([
    ['/campus/', '/campus/#/index'],
    ['/campus/#', '/campus/#/index'],
    ['/campus/#/', '/campus/#/index'],
    ['/campus/#/campus/news?code=theme', '/campus/#/news?code=theme'],
    ['/campus/#/campus', '/campus/#/index'],
    ['/campus#/news', '/campus/#/news'],
  ])('%s leads to %s', async (address, target) => {
    const { page } = await openPage(browser, desktop);
    await page.goto(site.origin + address);
    await settled(page);
    await expect.poll(() => page.url()).toBe(site.origin + target);
    await page.context().close();
  });

  it('the skip link leads to the content and not to another address', async () => {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${site.origin}/campus/#/news`);
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(page.url()).toBe(`${site.origin}/campus/#/news`);
    await page.context().close();
  });
});
