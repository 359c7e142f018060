import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

describe.each(['desktop', 'mobile'])('axe finds nothing on the %s set', (device) => {
  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    'at %s',
    async (path) => {
      const { page } = await openPage(running.browser, {
        ...(device === 'mobile' ? mobile : desktop),
        bypassCSP: true,
      });
      await page.goto(running.site.origin + sampleAddress(path));
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.context().close();
    },
  );
});
