import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, openBrowser, openPage, phone, settled } from './open-browser.ts';
import { facts, sampleAddress } from './sample-addresses.ts';
import { type Served, serveFolder } from './serve-site.ts';

let browser: Browser;
let site: Served;
beforeAll(async () => {
  site = await serveFolder(inject('builtSite'));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const screens = new Map<string, string>();

describe.each(['desktop', 'mobile'])('on the %s set', (device) => {
  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    '[R-04] %s opens a screen of its own',
    async (path) => {
      const { page, errors } = await openPage(browser, device === 'mobile' ? phone : desk);
      const address = sampleAddress(path);
      const answer = await page.goto(site.origin + address);
      await settled(page);
      const seen = await page.evaluate(() => ({
        at: decodeURI(location.pathname),
        text: document.querySelector('#content')?.textContent ?? '',
        headings: document.querySelectorAll('h1').length,
        lang: document.documentElement.lang,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        inlineStyles: document.querySelectorAll('[style]').length,
        unknown: document.querySelectorAll('[data-unknown-block]').length,
      }));
      expect(answer?.status()).toBe(200);
      expect(seen.at).toBe(decodeURI(address));
      expect(seen.text.length).toBeGreaterThan(20);
      expect(seen.headings).toBe(1);
      expect(seen.lang).toBe(path.startsWith('/EN/') ? 'en' : 'zh-CN');
      expect(seen).toMatchObject({ overflow: 0, inlineStyles: 0, unknown: 0 });
      expect(errors).toEqual([]);
      screens.set(path, seen.text);
      await page.context().close();
    },
  );
});

it('[R-04] the screens of different routes differ', () => {
  expect(screens.size).toBe(84);
  const chinese = facts.filter(({ language, device }) => language === 'zh' && device === 'desktop');
  const texts = chinese
    // The same page in a related home page shows the same content in another frame.
    .filter(({ path }) => !/^\/relationHomePage\/(news|resume|search)/.test(path))
    .map(({ path }) => screens.get(path));
  expect(new Set(texts).size).toBe(texts.length);
});
