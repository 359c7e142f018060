import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { holdAnswers } from './hold-answers.ts';
import { desktop, heading, mobile, settled } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { serveFolder } from './serve-site.ts';
import { withSite } from './with-site.ts';

const built = withSite();
const shell = withSite(() => serveFolder(inject('shellSite')));

const list = '/newsListPage/news/all';

/** The link in the content that leads to an entry. */
const entryLink = (page: Page, place: number) =>
  page.locator('#content a[href*="ewsDetail"]').nth(place);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const name = element?.getAttribute('href') ?? element?.textContent ?? '';
    return `${element?.tagName} ${name.slice(0, 80)}`;
  });

/** Follows a link by the keyboard, and waits for its page. */
async function follow(page: Page, place: number): Promise<string> {
  const link = entryLink(page, place);
  const to = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === to);
  await settled(page);
  return `A ${to}`;
}

describe('back on a page', () => {
  it.each([
    ['a list', built, list, desktop, 6],
    ['sections', built, '/news', desktop, 3],
    ['a list on a phone', built, '/newsListPageH5/news/all', mobile, 6],
    ['a page that was not built', shell, list, desktop, 6],
  ] as const)(
    'the link that was followed from there has the focus: %s',
    async (_, running, address, device, place) => {
      const page = await openScreen(running, address, device);
      await entryLink(page, place).scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      const link = await follow(page, place);
      await page.goBack();
      await settled(page);
      await expect.poll(() => focused(page)).toBe(link);
      await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top);
      expect(await page.locator(':focus-visible').count()).toBe(1);
      // Nothing was followed from there: its heading says what is open.
      await page.goForward();
      await settled(page);
      await expect.poll(() => focused(page)).toBe(`H1 ${await heading(page).textContent()}`);
      await page.goBack();
      await settled(page);
      await expect.poll(() => focused(page)).toBe(link);
      // The next one is its neighbour, and not the first of the page.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(
        true,
      );
    },
  );

  it('the link to a section that was followed from there has it, in its place', async () => {
    const page = await openScreen(built, '/news');
    const link = page.locator('#content nav a[href*="code="]').nth(2);
    const name = `A ${await link.getAttribute('href')}`;
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/code=/);
    await settled(page);
    await page.locator('#content nav a[href*="code="]').nth(0).focus();
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(name);
  });

  it('it has no ring where a pointer followed it', async () => {
    const page = await openScreen(built, list);
    const link = `A ${await entryLink(page, 6).getAttribute('href')}`;
    await entryLink(page, 6).click();
    await page.waitForURL(/ewsDetail/);
    await settled(page);
    await page.goBack();
    await settled(page);
    await expect.poll(() => focused(page)).toBe(link);
    expect(await page.locator(':focus-visible').count()).toBe(0);
  });

  it('it has the focus forward, too', async () => {
    const page = await openScreen(built, '/index');
    await page.getByRole('banner').getByRole('link', { name: '新闻动态' }).first().click();
    await page.waitForURL('**/news');
    await settled(page);
    const link = await follow(page, 2);
    await page.goBack();
    await page.goBack();
    await settled(page);
    expect(openAddress(page)).toBe('/index');
    await expect.poll(() => focused(page)).toBe('A /news');
    await page.goForward();
    await settled(page);
    await expect.poll(() => focused(page)).toBe(link);
  });

  it('it gets the focus when its list is there', async () => {
    const page = await openScreen(built, '/news');
    const link = await follow(page, 3);
    const release = await holdAnswers(page, /\/lists\/|article-list|news-front/);
    await page.goBack();
    await page.waitForTimeout(500);
    release();
    await settled(page);
    await expect.poll(() => focused(page)).toBe(link);
  });

  it('the heading has the focus where no link was followed', async () => {
    const page = await openScreen(built, '/news');
    const title = `H1 ${await heading(page).textContent()}`;
    await page.evaluate(() => {
      history.pushState({ key: 'other', idx: 1 }, '', '/parkService');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await heading(page).filter({ hasText: '园区服务' }).waitFor();
    await page.goBack();
    await settled(page);
    await expect.poll(() => focused(page)).toBe(title);
  });
});

describe('the title of the document', () => {
  const said = (page: Page) => page.locator('body > [aria-live=polite]');

  it.each([
    ['a built page', built],
    ['a page that was not built', shell],
  ] as const)('is said after a navigation, and not after a load: %s', async (_, running) => {
    const page = await openScreen(running, '/news');
    await said(page).waitFor({ state: 'attached' });
    expect(await said(page).textContent()).toBe('');
    const link = page.locator('#content nav a[href*="code="]').nth(1);
    const name = await link.textContent();
    await link.click();
    await page.waitForURL(/code=/);
    await expect.poll(() => said(page).textContent()).toContain(name?.replace(/\d+$/, '').trim());
    expect(await said(page).textContent()).toBe(await page.title());
    expect(await said(page).count()).toBe(1);
    await page.goBack();
    await settled(page);
    await expect.poll(() => said(page).textContent()).toMatch(/^新闻动态-/);
  });

  it('is not said where a load leads on to another address', async () => {
    const page = await openScreen(shell, '/');
    await said(page).waitFor({ state: 'attached' });
    expect(openAddress(page)).toBe('/index');
    await page.waitForTimeout(500);
    expect(await said(page).textContent()).toBe('');
  });

  it('is not said again with what else changes in the head', async () => {
    const page = await openScreen(built, '/news');
    await entryLink(page, 0).click();
    await page.waitForURL(/ewsDetail/);
    await settled(page);
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.head.append(document.createElement('meta')));
    expect(await said(page).textContent()).toBe('');
  });

  it('is not said where the heading in focus says the same', async () => {
    const page = await openScreen(built, '/news');
    await said(page).waitFor({ state: 'attached' });
    await entryLink(page, 0).click();
    await page.waitForURL(/ewsDetail/);
    await settled(page);
    const title = (await heading(page).textContent()) ?? '';
    await expect.poll(() => page.title()).toContain(title);
    await page.waitForTimeout(300);
    expect(await said(page).textContent()).toBe('');
  });
});
