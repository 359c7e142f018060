import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';

/** How a site spells its addresses in the browser: `/base/news` or `/base/#/news`. */
export type Spelling = { readonly origin: string; readonly base: string; readonly hash: boolean };

const complete = ({ origin, base, hash }: Spelling, address: string): string =>
  origin + (hash ? `${base}#${address}` : base.slice(0, -1) + address);

/**
 * The end-to-end walk that every router mode must pass: load, link, back, reload, query, letter case,
 * telephone, English root, unknown address.
 */
export async function walk(browser: Browser, spelling: Spelling): Promise<void> {
  const { page, errors } = await openPage(browser, desktop);
  const at = (address: string): string => complete(spelling, address);
  const expectAt = async (address: string): Promise<void> => {
    await expect.poll(() => decodeURI(page.url())).toBe(at(address));
    await settled(page);
  };
  await page.goto(at('/'));
  await expectAt('/index');
  await page.getByRole('banner').getByRole('link', { name: '新闻动态' }).first().click();
  await expectAt('/news');
  expect(await page.title()).toBe('新闻动态-黎安国际教育创新试验区');
  await page.getByRole('link', { name: '园区党建' }).first().click();
  await expectAt('/news?code=parkDangJian');
  expect(await page.locator('[aria-current]').allTextContents()).toContain('园区党建');
  await page.goBack();
  await expectAt('/news');
  await page.goForward();
  await expectAt('/news?code=parkDangJian');
  await page.reload();
  await expectAt('/news?code=parkDangJian');
  await page.goto('about:blank');
  await page.goto(at('/NEWS?code=theme'));
  await expectAt('/news?code=theme');
  await page.goto('about:blank');
  await page.goto(at('/EN'));
  await expectAt('/EN/Index');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  const toggle = page.getByRole('banner').locator('a[hreflang]').first();
  expect(await toggle.evaluate((link: HTMLAnchorElement) => decodeURI(link.href))).toBe(
    at('/index'),
  );
  await page.goto('about:blank');
  await page.goto(at('/search/%E8%90%A5%E5%95%86?nav=%E6%90%9C%E7%B4%A2'));
  await settled(page);
  expect(await page.locator('#content').textContent()).toContain('营商');
  expect(errors).toEqual([]);
  await page.goto('about:blank');
  await page.goto(at('/no/such/page'));
  await settled(page);
  expect(await page.locator('#content').textContent()).toContain('404');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expectAt('/index');
  await page.context().close();
  const onMobile = await openPage(browser, mobile);
  await onMobile.page.goto(at('/newsDetail/first-lesson/2026-03-02/article?a=1'));
  await expect
    .poll(() => onMobile.page.url())
    .toBe(at('/newsDetailH5/first-lesson/2026-03-02/article?a=1'));
  await settled(onMobile.page);
  expect(onMobile.errors).toEqual([]);
  await onMobile.page.context().close();
}
