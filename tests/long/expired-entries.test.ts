import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../browser/build-site.ts';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { serveTemporary } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const siteFile = `version: 1
site: { name: 测试, timeZone: Asia/Shanghai }
languages:
  zh: { default: true, label: 中文, home: /index }
devices:
  desktop: { label: 电脑版 }
  mobile: { suffix: H5, label: 手机版, userAgents: [iPhone, Android], redirect: both }
routes:
  - { id: index, paths: { zh: /index }, title: 首页, page: home }
  - id: news
    paths: { zh: /news }
    title: 新闻
    page: news
    children:
      - { id: detail, paths: { zh: "/news/:id" }, title: 正文, page: detail, hideInMenu: true }
pages:
  home: { blocks: [{ type: articleList, title: 最新, collection: news, limit: 5 }] }
  news: { blocks: [{ type: articleList, collection: news, filter: year }] }
  detail: { heading: none, params: { id: id }, blocks: [{ type: article, collection: news }] }
errors: { notFound: home }
collections: { news: { detail: detail } }
`;

const article = (title: string, more: string): string =>
  `---\ntitle: ${title}\ndate: 2026-01-02\n${more}---\n\n正文。\n`;

const running = withSite(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'expired-entries-'));
  const site = join(folder, 'site');
  const news = join(site, 'content/zh/news');
  mkdirSync(news, { recursive: true });
  writeFileSync(join(site, 'site.yaml'), siteFile);
  writeFileSync(join(news, 'stays.md'), article('长期有效', ''));
  writeFileSync(join(news, 'goes.md'), article('限时通知', 'expires: 2098-01-01\n'));
  return serveTemporary(buildSite(site, join(folder, 'out')), folder);
});

const [before, after] = ['2097-12-31T23:59:00+08:00', '2098-01-01T00:01:00+08:00'];

/** Opens a page with a visitor's clock, and waits until it is in use. */
async function openAt(address: string, device: typeof desktop, clock: string): Promise<Page> {
  const { page, errors } = await openPage(running.browser, device);
  await page.clock.setFixedTime(clock);
  await page.goto(running.site.origin + address, { waitUntil: 'networkidle' });
  // The small site has no icon.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  return page;
}

const titles = (page: Page) => page.locator('#content li, #content article').allInnerTexts();

describe.each([
  ['a desktop', desktop, ''],
  ['a phone', mobile, 'H5'],
])('an entry that expires, on %s', (_, device, suffix) => {
  it.each(['/index', '/news'])(
    'is on the built page %s until then, and not after',
    async (path) => {
      const early = await openAt(path + suffix, device, before);
      expect((await titles(early)).join()).toContain('限时通知');
      const late = await openAt(path + suffix, device, after);
      await expect.poll(async () => (await titles(late)).join()).not.toContain('限时通知');
      expect((await titles(late)).join()).toContain('长期有效');
      await early.context().close();
      await late.context().close();
    },
  );

  it('is no page of its own after it, opened by address or by a link', async () => {
    const early = await openAt(`/news${suffix}/goes`, device, before);
    expect(await early.locator('h1').innerText()).toBe('限时通知');
    const late = await openAt(`/news${suffix}/goes`, device, after);
    await late.locator('#content', { hasText: '最新' }).waitFor();
    expect(await late.locator('#content').innerText()).not.toContain('限时通知');
    await early.context().close();
    await late.context().close();
  });

  it('is gone from what is loaded on the way', async () => {
    const page = await openAt(`/news${suffix}/stays`, device, before);
    await page.clock.setFixedTime(after);
    await page.locator('header a, #content a').first().click();
    await expect.poll(() => page.url()).not.toContain('stays');
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => (await titles(page)).join()).toContain('长期有效');
    expect((await titles(page)).join()).not.toContain('限时通知');
    await page.context().close();
  });
});
