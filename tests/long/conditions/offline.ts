import { expect } from 'vitest';
import { settled } from '../../browser/open-browser.ts';
import type { Condition } from './condition.ts';
import {
  entries,
  followMenu,
  open,
  openBehind,
  openWhole,
  patience,
  search,
  seenOf,
  type Visit,
} from './visit.ts';

type Act = {
  readonly query?: string;
  /** While the network is there. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  /** While it is not. */
  readonly act: (visit: Visit) => Promise<unknown>;
  /** What stands there once it is back. */
  readonly after: string;
};

const article = '#content h1 ~ *, #content h2';
/** Found while something is missing: nothing but words. */
const nothing = '#no-such-element';

/** The network goes while a page is open; the visitor goes on, and it comes back. */
const during =
  ({ query, prepare, act, after }: Act): Condition['visit'] =>
  async (visit) => {
    const { page, seen } = visit;
    await openWhole(visit, '/news', query);
    await prepare?.(visit);
    // What the page loads ahead by itself is not what the visitor asks for.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const start = Date.now();
    await act(visit);
    const outcome = await seenOf(visit, nothing);
    console.log(`${visit.column.en}: words after ${Date.now() - start} ms`);
    await page.context().setOffline(false);
    // By itself, in the same page.
    await page.locator(after).first().waitFor({ timeout: patience });
    const notices = page.getByRole('alert').filter({ hasText: /\S/ });
    await notices.first().waitFor({ state: 'detached', timeout: patience });
    await settled(page);
    expect(seen.loads).toBe(1);
    return outcome;
  };

const opens = (visit: Visit) => openBehind(visit.page, visit.column.isMobile ? '菜单' : '打开搜索');

export const offline: readonly Condition[] = [
  {
    en: 'offline before the first visit',
    zh: '首次访问之前断网',
    isInHash: true,
    visit: async (visit) => {
      const { page } = visit;
      await page.context().setOffline(true);
      await expect(open(visit, '/news')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await page.context().setOffline(false);
      await openWhole(visit, '/news');
      return 'browser';
    },
  },
  {
    en: 'offline: a link of the menu is followed',
    zh: '断网：点开菜单中的链接',
    isInHash: true,
    visit: during({
      prepare: async ({ page, column }) => {
        if (!column.isMobile) return;
        await openBehind(page, '菜单');
        await page.getByRole('dialog').first().waitFor();
      },
      act: followMenu,
      after: 'h1:has-text("八所院校")',
    }),
  },
  {
    en: 'offline: a list is paged',
    zh: '断网：列表翻页',
    visit: during({
      query: '?code=educationNews',
      act: ({ page }) => page.locator('#content a[href*="page=2"]').first().click(),
      after: '#content a[href$="code=educationNews"], #content [aria-current=page]:text-is("2")',
    }),
  },
  {
    en: 'offline: a filter is chosen',
    zh: '断网：选择筛选条件',
    visit: during({
      query: '?code=educationNews',
      act: ({ page }) => page.locator('#content a[href*="year=2025"]').first().click(),
      after: entries,
    }),
  },
  {
    en: 'offline: an article is opened',
    zh: '断网：打开一篇文章',
    visit: during({
      act: ({ page }) => page.locator(entries).first().click(),
      after: article,
    }),
  },
  {
    en: 'offline: the search box, or the menu of the phone, is opened',
    zh: '断网：打开搜索框（手机：菜单）',
    isInHash: true,
    visit: during({ act: opens, after: 'dialog[open]' }),
  },
  {
    en: 'offline: a keyword is searched',
    zh: '断网：搜索关键词',
    isInHash: true,
    visit: during({
      prepare: async ({ page }) => {
        await openBehind(page, '打开搜索');
        await page.getByRole('dialog').locator('input[name=keyword]').waitFor();
      },
      act: ({ page }) => search(page, '渔'),
      after: '#content mark',
    }),
  },
];
