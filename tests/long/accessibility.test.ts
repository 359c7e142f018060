import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, printAxeCount } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
printAxeCount();

describe.each([
  ['desktop', desktop],
  ['mobile', mobile],
])('axe finds nothing on the %s set', (device, options) => {
  // One page goes to all of them: what was loaded once is there.
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(running.browser, { ...options, bypassCSP: true }));
  });
  afterAll(() => page?.context().close());

  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    'at %s',
    async (path) => {
      await page.goto(running.site.origin + sampleAddress(path));
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
