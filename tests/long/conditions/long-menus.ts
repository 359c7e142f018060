import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lateAfter } from '../../../runtime/resources/time-limit.ts';
import { withMenu } from '../../browser/menu-config.ts';
import type { Condition } from './condition.ts';
import { deepest, menuSize, navbarOf } from './long-menu.ts';
import { openBehind, openWhole, patience, type Visit } from './visit.ts';

declare global {
  interface Window {
    /** Milliseconds of the longest task. */
    longestTask?: number;
  }
}

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Goes to the last item of the menu, in the way of the device. */
async function followDeepest({ page, column }: Visit): Promise<'whole'> {
  const { first, group, title } = deepest;
  if (column.isMobile) {
    await openBehind(page, '菜单');
    await page.getByRole('dialog').first().getByText(first).first().click();
    await page.getByRole('button', { name: group }).click();
  } else {
    const item = page.getByRole('banner').getByRole('link', { name: first });
    await item.waitFor({ timeout: patience });
    await item.hover();
  }
  await page
    .getByRole('link', { name: title, exact: true })
    .locator('visible=true')
    .first()
    .click();
  await page.waitForURL((url) => decodeURI(url.href).includes(title), { timeout: patience });
  const longest = await page.evaluate(() => window.longestTask ?? 0);
  console.log(`${menuSize} menu items, ${column.en}: longest task ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(lateAfter);
  return 'whole';
}

/** @param origin of a site whose own menu is as long */
export const longMenus = (origin: () => string): readonly Condition[] => [
  {
    en: `${menuSize.toLocaleString('en')} menu items in the web configuration`,
    zh: `网站配置中有 ${menuSize} 个菜单项`,
    before: async (page) => {
      await watchTasks(page);
      await withMenu(page, navbarOf('/news'));
    },
    visit: async (visit) => {
      await openWhole(visit, '/news');
      return followDeepest(visit);
    },
  },
  {
    en: `${menuSize.toLocaleString('en')} menu items in \`site.yaml\``,
    zh: `\`site.yaml\` 中有 ${menuSize} 个菜单项`,
    only: 'built',
    before: watchTasks,
    visit: async (visit) => {
      await openWhole({ ...visit, origin: origin() }, '/index');
      return followDeepest(visit);
    },
  },
];
