import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type FormReceiver, formReceiver } from '../browser/form-receiver.ts';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';
import { tabTo } from './journeys/tab-to.ts';

/*
 * What people come for, done by keyboard alone: nothing here touches a pointer, and every stop of the focus on the way
 * has to be seen.
 */
const sample = withSite();
const library = withSite(() => serveShared('tests/fixtures/library'));

const hasFocus = (place: Locator): Promise<boolean> =>
  place.first().evaluate((each) => each === document.activeElement);
const content = (page: Page): Locator => page.locator('#content');

describe('by keyboard alone, a visitor', () => {
  it('[D-03] finds an article from the home page through the menu', async () => {
    const page = await openScreen(sample, '/index');
    const menu = page.getByRole('navigation', { name: '主导航' });
    await tabTo(page, menu.getByRole('button', { name: '“新闻动态”的下级栏目' }));
    await page.keyboard.press('Enter');
    const child = menu.getByRole('link', { name: '园区动态' });
    await child.waitFor();
    await tabTo(page, child);
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toBe('/news?code=parkDynamic');
    await settled(page);
    const article = content(page).locator('a[href^="/newsDetail/"]').first();
    const title = (await article.textContent())?.trim() ?? '';
    await tabTo(page, article);
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe(title);
  });

  it('[S-02] searches, and opens the third hit', async () => {
    const page = await openScreen(sample, '/news');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: '打开搜索' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('combobox'))).toBe(true);
    await page.keyboard.type('海洋');
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toMatch(/^\/search\/海洋/);
    await settled(page);
    const hit = content(page).locator('h2 a, h3 a').nth(2);
    await hit.waitFor();
    const title = (await hit.textContent())?.trim() ?? '';
    await tabTo(page, hit);
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toContain(title);
  });

  it('reads an article in another language, and comes back to the link that led there', async () => {
    const address = '/newsDetail/first-lesson/2026-03-02/article';
    const page = await openScreen(sample, address);
    const other = content(page).getByRole('link', { name: 'Read this in English' });
    await tabTo(page, other);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    expect(openAddress(page)).toMatch(/^\/EN\/newsDetail\/first-lesson\//);
    await settled(page);
    await page.goBack();
    await expect.poll(() => openAddress(page)).toBe(address);
    await expect.poll(() => hasFocus(other)).toBe(true);
  });

  it('[H-04] opens the drawer of a phone, leaves it by Escape, and goes to an item of it', async () => {
    const page = await openScreen(sample, '/indexH5', mobile);
    const button = page.getByRole('banner').getByRole('button', { name: '菜单' });
    const drawer = page.getByRole('dialog').first();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await tabTo(page, drawer.locator('summary').nth(1));
    await page.keyboard.press('Enter');
    const item = drawer.getByRole('link', { name: '媒体聚焦' });
    await item.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    if (!(await item.isVisible())) {
      await tabTo(page, drawer.locator('summary').nth(1));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, item);
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toBe('/newsH5?code=medias');
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  it('makes text larger and the page dark, and leaves the accessibility bar', async () => {
    const page = await openScreen(sample, '/news');
    const toggle = page.getByRole('banner').getByRole('button', { name: '关怀版' });
    const bar = page.getByRole('region', { name: '关怀版', exact: true });
    const shown = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await bar.waitFor();
    const larger = bar.getByRole('button', { name: '特大' });
    await tabTo(page, larger, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toMatchObject({ text: 'larger' });
    await tabTo(page, bar.getByRole('button', { name: '深色' }));
    await page.keyboard.press('Space');
    await expect.poll(shown).toMatchObject({ text: 'larger', theme: 'dark' });
    await tabTo(page, bar.getByRole('button', { name: '退出' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => bar.count()).toBe(0);
    expect(await shown()).toEqual({ theme: 'dark' });
    // The page is gone on with where it begins.
    await expect.poll(() => hasFocus(content(page))).toBe(true);
  });

  it('chooses a day of the calendar and an event, and goes back to where it was', async () => {
    const page = await openScreen(library, '/library/en/events', desktop, (each) =>
      each.clock.setFixedTime(new Date()),
    );
    const day = content(page).locator('[data-day][tabindex="0"]');
    await tabTo(page, day);
    // To a Saturday, when there are stories; the month goes along where it ends before.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toMatch(/\?day=\d{4}-\d\d-\d\d$/);
    const withDay = openAddress(page);
    const chosen = withDay.slice(-10);
    const focusedDay = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
    expect(await focusedDay()).toBe(chosen);
    const event = content(page)
      .locator(`section:has(time[datetime="${chosen}"])`)
      .getByRole('link', { name: /Saturday stories/ })
      .last();
    await event.waitFor();
    await tabTo(page, event);
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toBe('/library/en/events/story-saturday');
    await settled(page);
    await page.goBack();
    await expect.poll(() => openAddress(page)).toBe(withDay);
    await expect.poll(() => hasFocus(event)).toBe(true);
  });
});

describe('by keyboard alone, a reader', () => {
  let receiver: FormReceiver;
  beforeAll(async () => {
    receiver = await formReceiver(library.site);
  });
  afterAll(() => receiver?.close());

  it('fills in a form, puts right what was wrong, and sends it', async () => {
    const { page, errors } = await openPage(library.browser);
    onTestFinished(() => page.context().close());
    await page.goto(`${receiver.origin}/library/en/rooms`);
    await settled(page);
    const field = (name: string | RegExp): Locator => page.getByLabel(name);
    await tabTo(page, field('Day'));
    // Month, day and year are fields of their own.
    await page.keyboard.type('03182099');
    await tabTo(page, field('Purpose'));
    await page.keyboard.type('Reading');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('checkbox', { name: 'Screen' }));
    await page.keyboard.press('Space');
    await tabTo(page, field('Name'));
    await page.keyboard.type('Chen Yiming');
    await tabTo(page, field('People'));
    await page.keyboard.type('8');
    await tabTo(page, field('Telephone'));
    await page.keyboard.type('12');
    await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Ask for the room' }));
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct: 1' });
    await summary.waitFor();
    await expect.poll(() => hasFocus(summary)).toBe(true);
    await tabTo(page, summary.getByRole('link', { name: /Telephone/ }));
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(field('Telephone'))).toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('+86 139 0000 0000');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/rooms-sent');
    await expect.poll(() => heading(page).textContent()).toBe('Your request has arrived');
    expect(receiver.taken).toMatchObject([
      { day: ['2099-03-18'], purpose: ['reading'], who: ['Chen Yiming'], wishes: ['screen'] },
    ]);
    expect(errors).toEqual([]);
  });
});
