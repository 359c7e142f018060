import { describe, expect, it } from 'vitest';
import { axeViolations, printAxeCount } from '../browser/axe.ts';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
printAxeCount();

const looks = {
  dark: { theme: 'dark' },
  'large and in high contrast': { care: true, text: 'large', contrast: 'more' },
} as const;

describe.each(Object.keys(looks) as (keyof typeof looks)[])('%s, axe finds nothing', (look) => {
  it.each([
    ['/index', desktop],
    ['/newsH5', mobile],
    ['/EN/UniversityOrganization', desktop],
  ] as const)('at %s, with menu and search open and closed', async (address, device) => {
    const page = await openScreen(running, address, { ...device, bypassCSP: true }, (each) =>
      each.addInitScript(
        (value) => localStorage.setItem('site-display', value),
        JSON.stringify(looks[look]),
      ),
    );
    expect(await axeViolations(page)).toEqual([]);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^(打开搜索|Open search)$/ }).click();
    await page.waitForTimeout(400);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const button = banner.getByRole('button', { name: /^(菜单|Menu)$/ });
    if (await button.isVisible()) await button.click();
    else await banner.locator('[data-menu-item] > a').nth(1).hover();
    await page.waitForTimeout(400);
    expect(await axeViolations(page)).toEqual([]);
  });
});
