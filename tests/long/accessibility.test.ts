import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { desk, openPage, phone, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { withSite } from '../browser/with-site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const running = withSite();

describe.each(['desktop', 'mobile'])('axe finds nothing on the %s set', (device) => {
  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    'at %s',
    async (path) => {
      const { page } = await openPage(running.browser, {
        ...(device === 'mobile' ? phone : desk),
        bypassCSP: true,
      });
      await page.goto(running.site.origin + sampleAddress(path));
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
