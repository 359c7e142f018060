import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { facts, sampleAddress } from '../browser/sample-addresses.ts';
import { serveShared } from '../browser/shared-build.ts';
import { type WithSite, withSite } from '../browser/with-site.ts';
import { libraryAddresses } from './library-addresses.ts';

/*
 * Every kind of page of both institutions in a window of 320 pixels, as it is by default and with the spacing that a
 * reader may ask for: nothing is to be scrolled sideways for (WCAG 1.4.10), and no text is lost (1.4.12).
 */
const sample = withSite();
const library = withSite(() => serveShared('tests/fixtures/library'));

const narrow = { width: 320, height: 640 };

/** The least that texts must bear: lines of 1.5, paragraphs 2, letters 0.12 and words 0.16 apart. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of which a part is cut off, by their first words. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const { overflowX, overflowY, clipPath, textOverflow } = style;
      const words = element.textContent?.trim() ?? '';
      // What only readers of screens get is cut off on purpose.
      if (words === '' || clipPath !== 'none' || element.clientWidth <= 1) return [];
      // So is what ends in an ellipsis: it stands in full on the page that it leads to, or below.
      if (textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none')
        return [];
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`${element.tagName} ${words.slice(0, 30)}`] : [];
    }),
  );

/** Opens all of the addresses in one page, and says what does not fit. */
async function examine(
  { browser, site }: WithSite,
  device: BrowserContextOptions,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const { page } = await openPage(browser, { ...device, viewport: narrow, bypassCSP: true });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(site.origin + address);
    await settled(page);
    const width = await overflow(page);
    if (width > 0) found.push(`${address} is ${width} pixels too wide`);
    const before = new Set(await cutOff(page));
    await page.addStyleTag({ content: spacing });
    const spaced = await overflow(page);
    if (spaced > 0) found.push(`${address} is ${spaced} pixels too wide with more space`);
    const lost = (await cutOff(page)).filter((each) => !before.has(each));
    found.push(...lost.map((each) => `${address} cuts off with more space: ${each}`));
  }
  await page.context().close();
  return found;
}

describe('at 320 pixels, with the spacing of WCAG 1.4.12 too, all fits', () => {
  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ])(
    'on pages of the sample, %s',
    async (form, device) => {
      const addresses = facts.filter((fact) => fact.device === form).map(({ path }) => path);
      expect(addresses).toHaveLength(42);
      expect(await examine(sample, device, addresses.map(sampleAddress))).toEqual([]);
    },
    600_000,
  );

  it.each([
    ['in Chinese on a desktop', '', desktop],
    ['in English on a phone', '/en', mobile],
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
