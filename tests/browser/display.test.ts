import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mobile, settled } from './open-browser.ts';
import { openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const fingerprints = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('large text', () => {
  it('is switched on in the header, changed and left in its bar, and kept for later visits', async () => {
    const page = await openScreen(running, '/news');
    await page.getByRole('banner').getByRole('button', { name: '关怀版' }).click();
    expect(await fingerprints(page)).toEqual({ care: 'true', text: 'large' });
    const bar = page.getByRole('region', { name: '关怀版' });
    const contrast = bar.getByRole('group', { name: '对比' });
    await contrast.getByRole('button', { name: '高' }).click();
    const both = { care: 'true', text: 'large', contrast: 'more' };
    expect(await fingerprints(page)).toEqual(both);
    await page.reload();
    await settled(page);
    expect(await fingerprints(page)).toEqual(both);
    expect(await overflow(page)).toBe(0);
    await bar.getByRole('group', { name: '字号' }).getByRole('button', { name: '标准' }).click();
    expect(await fingerprints(page)).toEqual({ care: 'true', contrast: 'more' });
    await bar.getByRole('button', { name: '退出关怀版' }).click();
    expect(await fingerprints(page)).toEqual({});
    expect(await bar.count()).toBe(0);
    // What was chosen is there again.
    await page.getByRole('banner').getByRole('button', { name: '关怀版' }).click();
    expect(await fingerprints(page)).toEqual({ care: 'true', contrast: 'more' });
  });

  it('is in the phone’s drawer, and holds where nothing can be kept', async () => {
    const page = await openScreen(running, '/EN/IndexH5', mobile, (each) =>
      each.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('closed');
          },
        });
      }),
    );
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Large text' }).tap();
    expect(await fingerprints(page)).toMatchObject({ text: 'large' });
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Universities' })
      .or(page.getByRole('dialog').locator('summary', { hasText: 'Universities' }))
      .first()
      .tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Teachers' }).tap();
    await expect.poll(() => page.url()).toContain('UniversityOrganizationH5');
    await settled(page);
    expect(await fingerprints(page)).toEqual({ care: 'true', text: 'large' });
    expect(await overflow(page)).toBe(0);
  });
});

describe('dark colours', () => {
  it('are as the system asks, until the visitor chooses', async () => {
    const page = await openScreen(running, '/indexH5', { ...mobile, colorScheme: 'dark' });
    expect(await fingerprints(page)).toEqual({ theme: 'dark' });
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '浅色' }).tap();
    expect(await fingerprints(page)).toMatchObject({ locked: '' });
    expect(await fingerprints(page)).not.toHaveProperty('theme');
    await page.reload();
    await settled(page);
    expect(await fingerprints(page)).toEqual({});
  });

  it('follow in another tab', async () => {
    const page = await openScreen(running, '/indexH5', mobile);
    const other = await page.context().newPage();
    await other.goto(`${running.site.origin}/newsH5`);
    await settled(other);
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '深色' }).tap();
    await expect.poll(() => fingerprints(other)).toEqual({ theme: 'dark' });
  });
});
