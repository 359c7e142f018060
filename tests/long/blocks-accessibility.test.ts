import { describe, expect, it } from 'vitest';
import { axeViolations, printAxeCount } from '../browser/axe.ts';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
printAxeCount();

/** Sections that show kinds of blocks which no page shows at its bare address. */
const addresses = [
  '/parkSummaryInfo?code=organization',
  '/parkSummaryInfo?code=advantages',
  '/parkSummaryInfo?code=messagePublic',
  '/institutions?code=recruitmentDynamics',
  '/inverstmentAndCooperation?code=livingFacility',
  '/EN/UniversityOrganization?code=enschoolLife',
  '/EN/InverstmentAndCooperation?code=enbusinessEnvironment',
];

describe.each([
  ['desk', desktop],
  ['dark desk', { ...desktop, colorScheme: 'dark' as const }],
  ['phone', mobile],
])('axe finds nothing on a %s', (_, device) => {
  it.each(addresses)('at %s', async (address) => {
    const page = await openScreen(running, address, { ...device, bypassCSP: true });
    await page.locator('#content details').evaluateAll((branches) => {
      for (const branch of branches) branch.setAttribute('open', '');
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
});
