import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteModel } from '../../../schema/model.ts';
import { withModel } from '../../browser/menu-config.ts';
import { settled } from '../../browser/open-browser.ts';
import type { Condition } from './condition.ts';
import {
  entries,
  expectButton,
  expectLeadsOn,
  followMenu,
  open,
  openBehind,
  openWhole,
  patience,
  seenOf,
  until,
  type Visit,
} from './visit.ts';

const later = (model: SiteModel): SiteModel => ({ ...model, format: 2 as 1, devices: {} });
const earlier = ({ messages: _, ...model }: SiteModel & { messages?: unknown }): SiteModel => ({
  ...model,
  format: 0 as unknown as 1,
});

/** The pages that a page asks for itself name the scripts of another release. */
const withOtherPages = (page: Page) =>
  page.route(
    (url) => url.searchParams.has('_t') && !url.pathname.endsWith('.json'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/-[\w-]{8}\.js/g, '-another.js');
      await route.fulfill({ response, body });
    },
  );

/** The model fits the script no more, whatever is loaded anew. */
const misfit =
  (change: (model: SiteModel) => SiteModel, loads: number): Condition['visit'] =>
  async (visit) => {
    const { page, seen, column } = visit;
    await withModel(page, change);
    if (loads > 1) await withOtherPages(page);
    await open(visit, '/news');
    const outcome = await seenOf(visit);
    expect(seen.loads).toBe(column.site === 'built' ? 1 : loads);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (outcome === 'built') await expectLeadsOn(visit);
    else await expectButton(visit);
    return outcome;
  };

/** The release that the page belongs to gives way to another, until it is loaded anew. */
async function replaceRelease({ page, seen }: Visit): Promise<void> {
  const before = seen.loads;
  await withOtherPages(page);
  await page.route(/\/static\/(?:js|css)\//, (route) =>
    seen.loads > before ? route.continue() : route.fulfill({ status: 404, body: 'not found' }),
  );
}

/** What the visitor is about to follow is loaded, and fails. */
const touchLink = ({ page, column }: Visit): Promise<void> =>
  page
    .locator(column.isMobile ? entries : 'header a[href*="institutions"]')
    .first()
    .dispatchEvent('touchstart');

const words = '还没有写完';

async function expectTyped({ page, seen }: Visit, field: string): Promise<'whole'> {
  await until('a load of the page', () => seen.loads === 2);
  await settled(page);
  const typed = page.locator(field);
  await until('the text in its field', async () => (await typed.inputValue()) === words);
  await until('the focus in the field', () =>
    typed.evaluate((each) => each === document.activeElement),
  );
  expect(seen.loads).toBe(2);
  return 'whole';
}

export const releases: readonly Condition[] = [
  {
    en: 'the model is of a later release than the script',
    zh: '模型比脚本新',
    isInHash: true,
    visit: misfit(later, 1),
  },
  {
    en: 'the model is of an earlier release than the script',
    zh: '模型比脚本旧',
    isInHash: true,
    visit: misfit(earlier, 1),
  },
  {
    en: 'the model is of another release, and so is the page that is loaded anew',
    zh: '模型与脚本不配，重新载入后仍不配',
    isInHash: true,
    visit: misfit(later, 2),
  },
  {
    en: 'the model is of a later release; the page that fits it is there',
    zh: '模型比脚本新，服务器上已有配套的页面',
    isInHash: true,
    visit: async (visit) => {
      const { page, seen, column } = visit;
      await withModel(page, (model) => (seen.loads > 1 ? model : later(model)));
      await withOtherPages(page);
      await open(visit, '/news');
      const outcome = await seenOf(visit);
      expect(seen.loads).toBe(column.site === 'built' ? 1 : 2);
      return outcome;
    },
  },
  {
    en: 'the scripts of an open page are gone: the next page is opened',
    zh: '页面打开期间旧版脚本已被删除：打开下一页',
    isInHash: true,
    visit: async (visit) => {
      const { page, seen, column } = visit;
      await openWhole(visit, '/news');
      if (column.isMobile) {
        await openBehind(page, '菜单');
        await page.getByRole('dialog').first().waitFor();
      }
      await replaceRelease(visit);
      await followMenu(visit);
      await until('a load of the page', () => seen.loads === 2);
      await settled(page);
      expect(page.url()).toContain('institutions');
      expect(seen.loads).toBe(2);
      return 'whole';
    },
  },
  {
    en: 'the same, while text is typed in the field of a page',
    zh: '同上，访客正在页面的输入框中打字',
    isInHash: true,
    visit: async (visit) => {
      const { page } = visit;
      await openWhole(visit, '/search', '/渔');
      await page.locator('#content mark').first().waitFor({ timeout: patience });
      await page.locator('#content input[name=keyword]').fill(words);
      await replaceRelease(visit);
      await touchLink(visit);
      return expectTyped(visit, '#content input[name=keyword]');
    },
  },
  {
    en: 'the same, while text is typed in the search box',
    zh: '同上，访客正在搜索框中打字',
    isInHash: true,
    visit: async (visit) => {
      const { page } = visit;
      await openWhole(visit, '/news');
      await page.locator(entries).first().waitFor();
      await openBehind(page, '打开搜索');
      await page.locator('dialog input[name=keyword]').fill(words);
      await replaceRelease(visit);
      await touchLink(visit);
      return expectTyped(visit, 'dialog input[name=keyword]');
    },
  },
];
