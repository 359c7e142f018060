import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, openBrowser, openPage, phone, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

describe.each(['desktop', 'mobile'])('axe finds nothing on the %s set', (device) => {
  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    'at %s',
    async (path) => {
      const { page } = await openPage(browser, {
        ...(device === 'mobile' ? phone : desk),
        bypassCSP: true,
      });
      await page.goto(site.origin + sampleAddress(path));
      await settled(page);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
      await page.context().close();
    },
  );
});
