import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, printAxeCount } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { serveShared } from '../browser/shared-build.ts';
import { type WithSite, withSite } from '../browser/with-site.ts';
import { libraryAddresses } from './library-addresses.ts';

/*
 * Every kind of page of both institutions in the looks that a visitor may choose; light and as usual they are examined
 * whole in accessibility.test.ts and library-crawl.test.ts.
 */
const sample = withSite();
const library = withSite(() => serveShared('tests/fixtures/library'));
printAxeCount();

const looks = {
  dark: { theme: 'dark' },
  'large and in high contrast': { care: true, text: 'large', contrast: 'more' },
} as const;

/** Shows the open page in another look, as another tab of the site would have it. */
async function show(page: Page, choice: object): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('site-display', JSON.stringify(value));
    dispatchEvent(new Event('storage'));
  }, choice);
  if ('care' in choice)
    await page.getByRole('region', { name: /^(关怀版|Large text|نص كبير)$/ }).waitFor();
  // Colours are measured when they have changed.
  await page.waitForTimeout(250);
}

/** Opens all of the addresses in one page, and says what axe finds in each look. */
async function examine(
  { browser, site }: WithSite,
  device: BrowserContextOptions,
  addresses: readonly string[],
  chosen: readonly (keyof typeof looks)[] = Object.keys(looks) as (keyof typeof looks)[],
): Promise<readonly string[]> {
  const { page } = await openPage(browser, { ...device, bypassCSP: true, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(site.origin + address);
    await settled(page);
    for (const look of chosen) {
      await show(page, looks[look]);
      const violations = await axeViolations(page, 'of looks');
      found.push(...violations.map((each) => `${address}, ${look}: ${each}`));
    }
    await page.evaluate(() => localStorage.clear());
  }
  await page.context().close();
  return found;
}

describe('axe finds nothing, dark or large and in high contrast,', () => {
  // Colours are the same on both, and what is large has less room on a phone.
  it.each([
    ['desktop', desktop, 'dark'],
    ['mobile', mobile, 'large and in high contrast'],
  ] as const)(
    'on pages of the sample, %s',
    async (form, device, look) => {
      const addresses = facts.filter((fact) => fact.device === form).map(({ path }) => path);
      expect(addresses).toHaveLength(42);
      expect(await examine(sample, device, addresses.map(sampleAddress), [look])).toEqual([]);
    },
    600_000,
  );

  it.each([
    ['in Chinese on a desktop', '', desktop],
    ['in Arabic on a phone', '/ar', mobile],
  ])(
    'on pages of the library, %s',
    async (_, prefix, device) => {
      const addresses = libraryAddresses(library.site.folder, prefix);
      expect(addresses.length).toBeGreaterThan(20);
      expect(await examine(library, device, addresses)).toEqual([]);
    },
    600_000,
  );
});
