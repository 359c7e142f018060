import { describe, expect, it, onTestFinished } from 'vitest';
import { axeViolations } from './axe.ts';
import { desktop, mobile, openPage } from './open-browser.ts';
import { openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();
const article = (form: 'desktop' | 'mobile', language: 'zh' | 'en'): string =>
  `${language === 'en' ? '/EN' : ''}/newsDetail${form === 'mobile' ? 'H5' : ''}/tide-board/2026-01-07/article`;

describe('an article with formulas, code, a callout, a table and notes', () => {
  it.each([
    ['light', 'desktop', 'zh'],
    ['dark', 'desktop', 'en'],
    ['light', 'mobile', 'en'],
    ['dark', 'mobile', 'zh'],
  ] as const)('has no faults of accessibility: %s, %s, %s', async (colorScheme, form, language) => {
    const device = { ...(form === 'mobile' ? mobile : desktop), bypassCSP: true, colorScheme };
    const page = await openScreen(running, article(form, language), device);
    await page.locator('figure.code button').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  it('copies code, and says so', async () => {
    const page = await openScreen(running, article('desktop', 'zh'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.locator('figure.code');
    await code.getByRole('button', { name: '复制 tide.py' }).click();
    await code.getByRole('status').getByText('已复制').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await code.locator('code').evaluate((each) => each.textContent?.trimEnd()));
    expect(copied.split('\n')).toHaveLength(4);
  });

  it('leads from a note back to its sign, and by the number to the formula', async () => {
    const page = await openScreen(running, article('desktop', 'zh'));
    await page.locator('sup a').first().click();
    await page.waitForFunction(() => document.activeElement?.id === 'note-fn-1');
    await page.locator('#note-fn-1 a').click();
    await page.waitForFunction(() => document.activeElement?.id === 'note-fnref-1');
    await page.getByRole('link', { name: '式（1）' }).click();
    await page.waitForFunction(() => document.activeElement?.classList.contains('formula'));
  });

  it('folds its contents on a phone', async () => {
    const page = await openScreen(running, article('mobile', 'zh'), mobile);
    const contents = page.getByRole('navigation', { name: '本页目录' });
    const link = contents.getByText('自己算一遍');
    expect(await link.isVisible()).toBe(false);
    await contents.locator('summary').click();
    await link.click();
    await page.waitForFunction(() => document.activeElement?.id === '自己算一遍');
  });

  it('has no button where scripts do not run', async () => {
    const { page } = await openPage(running.browser, { ...desktop, javaScriptEnabled: false });
    onTestFinished(() => page.context().close());
    await page.goto(running.site.origin + article('desktop', 'zh'));
    expect(await page.locator('figure.code').count()).toBe(1);
    expect(await page.locator('figure.code button').count()).toBe(0);
    // Its colours do not wait for scripts that never come.
    const colours = await page
      .locator('figure.code :is(code, .code-keyword)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect(new Set(colours.slice(0, 2)).size).toBe(2);
    expect(await page.locator('math').count()).toBe(4);
  });
});
