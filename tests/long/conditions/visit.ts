import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../../browser/open-browser.ts';
import { type Outcome, outcomeOf } from '../faults/fault-outcome.ts';
import { addressIn, type Column } from './column.ts';

/** Milliseconds in which something stands there, on a machine that does other work, too. */
export const patience = 20_000;
/** Links to entries. */
export const entries = '#content a[href*="ewsDetail"]';

/** A page that is opened under a condition. */
export type Visit = {
  readonly page: Page;
  readonly column: Column;
  readonly origin: string;
  readonly seen: { loads: number };
  readonly errors: readonly string[];
};

/** Opens a route, as far as the network lets it. */
export const open = ({ page, column, origin }: Visit, path: string, query?: string) =>
  page.goto(origin + addressIn(column, path, query), { waitUntil: 'commit' });

/** Opens a route, and waits until it can be used. */
export async function openWhole(visit: Visit, path: string, query?: string): Promise<void> {
  await open(visit, path, query);
  await settled(visit.page);
}

/** Presses the first link of the menu that leads to another page. */
export async function followMenu({ page, column }: Visit): Promise<void> {
  if (!column.isMobile) {
    await page.getByRole('banner').getByRole('link', { name: '院校招生' }).first().click();
    return;
  }
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('院校招生').first().click();
  await drawer.locator('a[href*="institutions"]:visible').first().click();
}

/** Opens what stands behind a button of the header. */
export const openBehind = (page: Page, name: '打开搜索' | '菜单'): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name }).first().click();

/** Types a keyword into the search box that is open, and searches. */
export async function search(page: Page, keyword: string): Promise<void> {
  await page.getByRole('dialog').locator('input[name=keyword]').fill(keyword);
  await page.keyboard.press('Enter');
}

/**
 * Goes through the open page as a visitor does: to another one by the menu, to a search, and to what it finds.
 * @throws where something of it does not stand there
 */
export async function useWhole(visit: Visit): Promise<Outcome> {
  const { page, column } = visit;
  await page.locator(entries).first().waitFor({ timeout: patience });
  await settled(page);
  if (column.isMobile) await openBehind(page, '菜单');
  await followMenu(visit);
  await page.waitForURL(/institutions/, { timeout: patience });
  await settled(page);
  await openBehind(page, '打开搜索');
  await search(page, '渔');
  await page.locator('#content mark').first().waitFor({ timeout: patience });
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  return 'whole';
}

/**
 * What a visitor has of a page at which something is missing.
 * @param whole what stands there when all is well
 */
export async function seenOf(visit: Visit, whole = entries): Promise<Outcome> {
  const site = visit.column.site === 'built' ? 'built' : 'shell';
  const file = { en: '', zh: '', site, pattern: '', address: '', whole } as const;
  return (await outcomeOf(visit.page, file, () => true, patience)).outcome;
}

/** Presses the button of a notice, if the page did not go on by itself, and waits for what was missing. */
export async function expectButton({ page }: Visit, whole = entries): Promise<void> {
  const button = page.getByText('重新载入').and(page.locator('button, a'));
  const there = page
    .locator(whole)
    .first()
    .waitFor({ timeout: 2 * patience });
  const press = button
    .locator('visible=true')
    .first()
    .click({ timeout: 2 * patience });
  // Whichever is not needed any more ends without success.
  await Promise.race([there, press.catch(() => there)]);
  await there;
}

/** Waits until something is so; what fails meanwhile, while a page is loaded anew, is asked again. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = await Promise.resolve(isSo()).catch(() => false);
    if (found) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not in ${patience} ms: ${what}`);
}

/** The links of a page that no script brought to life lead on. */
export async function expectLeadsOn({ page }: Visit): Promise<void> {
  const before = page.url();
  await page.locator('#content a[href^="/"]').first().click();
  await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout: patience });
  await page.locator('#content h1, #content h2').first().waitFor({ timeout: patience });
}
