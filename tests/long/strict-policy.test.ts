import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  desktop,
  openBrowser,
  openPage,
  settled,
  type WatchedPage,
} from '../browser/open-browser.ts';
import { type Served, serveChanged } from '../browser/serve-site.ts';

let browser: Browser;
let site: Served;
const longText = Array.from(
  { length: 400 },
  (_, index) => `        - "第 ${index + 1} 段：潮水每天来回两次，沙坪上的脚印也每天换一遍。"`,
);
beforeAll(async () => {
  site = await serveChanged('site', (source) =>
    source
      .replace(
        /^pages:\n/m,
        `pages:\n  longPage:\n    blocks:\n      - type: text\n        body:\n${longText.join('\n').replace(/^ {8}/gm, '          ')}\n      - type: table\n        columns: [甲, 乙]\n        rows: [[一, 二]]\n`,
      )
      .replace(
        /^routes:\n/m,
        'routes:\n  - id: longPage\n    paths: { zh: /longPage, en: false }\n    title: 长页\n    page: longPage\n    lazy: true\n    hideInMenu: true\n',
      ),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Has a page keep what breaks its policy, and returns it later. */
async function keepViolations({ page }: WatchedPage): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', (event) => {
      reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { reports: string[] }).reports);
}

it.each([
  ['the text of an article', '/newsDetail/admission-guide/2026-02-20/news', '#content h2'],
  ['what a search finds', '/search/渔', '#content mark'],
  ['the share page', '/bigShare', '#content svg, #content canvas, #content img'],
  ['a map', '/parkSummaryInfo', 'h1'],
])('%s is shown under a policy that lets no text become HTML unseen', async (_, address, part) => {
  const watched = await openPage(browser, desktop);
  const { page, errors } = watched;
  const violations = await keepViolations(watched);
  const answer = await page.goto(site.origin + address);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/; trusted-types site-html(;|$)/);
  await settled(page);
  await page.locator(part).first().waitFor();
  expect(await page.locator('[data-unknown-block]').count()).toBe(0);
  expect(await page.locator('#content').textContent()).not.toContain('此处内容暂时无法显示');
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
  // The policy is in force: what goes past the one place that sets HTML fails.
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>b</b>';
        return 'set';
      } catch {
        return 'refused';
      }
    }),
  ).toBe('refused');
  await page.context().close();
});

it('an article is shown in a browser without Trusted Types', async () => {
  const { page, errors } = await openPage(browser, desktop);
  await page.route('**/newsDetail/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'trustedTypes', { value: undefined });
  });
  await page.goto(`${site.origin}/newsDetail/admission-guide/2026-02-20/news`);
  await settled(page);
  expect(await page.locator('#content h2').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('a long page with lazy blocks and a late web configuration breaks no strict policy', async () => {
  const { page, errors } = await openPage(browser, desktop);
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', (event) => {
      reports.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.route('**/json/website/webconfig.zh.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({
      json: { websiteName: '迟到的名字', navbar: [{ title: '新闻', linkUrl: '/news' }] },
    });
  });
  const answer = await page.goto(`${site.origin}/longPage`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe');
  await settled(page);
  expect(await page.title()).toBe('长页-迟到的名字');
  expect(await page.locator('#content p').count()).toBeGreaterThanOrEqual(400);
  expect(await page.locator('#content table').count()).toBe(1);
  const seen = await page.evaluate(() => ({
    reports: (window as unknown as { reports: string[] }).reports,
    inlineStyles: document.querySelectorAll('[style]').length,
    styleElements: document.querySelectorAll('style').length,
    inlineScripts: [...document.scripts]
      .filter((script) => !script.src && !/json$/.test(script.type) && script.id !== 'before-paint')
      .map(({ text }) => text === document.getElementById('before-paint')?.textContent),
  }));
  // The one script of built pages, which the policy names, stands there once more at the end.
  expect(seen).toEqual({
    reports: [],
    inlineStyles: 0,
    styleElements: 0,
    inlineScripts: [true],
  });
  expect(errors).toEqual([]);
  await page.context().close();
});
