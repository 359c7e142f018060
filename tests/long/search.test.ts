import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const results = (page: Page) => page.locator('#content section [tabindex="-1"] ol > li');
const tabs = (page: Page) => page.getByRole('navigation', { name: '结果分类' }).getByRole('link');

/** Waits until the answer stands there. */
async function answered(page: Page): Promise<void> {
  await settled(page);
  await page.waitForSelector(
    '#content section [tabindex="-1"] > :not([aria-busy]):not(:empty):not([class^="bar_"])',
  );
  await page.locator('#content [aria-busy]').waitFor({ state: 'detached' });
}

async function openResults(address: string, device = desktop): Promise<Page> {
  const page = await openScreen(running, address, device);
  await answered(page);
  return page;
}

describe('[S-03] the page of results', () => {
  it.each([
    ['/search/区管?nav=搜索结果', desktop, '区管', /共找到 (\d+) 条结果/, 'zh-CN'],
    ['/searchH5/招生?nav=搜索结果', mobile, '招生', /共找到 (\d+) 条结果/, 'zh-CN'],
    ['/EN/search/enrol?nav=Search results', desktop, 'enrol', /(\d+) found/, 'en'],
    ['/EN/searchH5/enrol?nav=Search results', mobile, 'enrol', /(\d+) found/, 'en'],
  ] as const)(
    '%s: what was searched for, how many, and the results in the language of the path',
    async (address, device, keyword, count, language) => {
      const page = await openResults(address, device);
      const text = (await page.locator('#content').textContent()) ?? '';
      expect(text).toContain(`“${keyword}”`);
      const [, found] = count.exec(text) ?? [];
      expect(Number(found)).toBeGreaterThan(0);
      expect(await results(page).count()).toBe(Math.min(10, Number(found)));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const marked = await results(page).first().locator('mark').allTextContents();
      expect(marked.some((each) => each.toLowerCase().startsWith(keyword))).toBe(true);
      const links = await results(page).locator('a').all();
      for (const link of links) {
        const href = (await link.getAttribute('href')) ?? '';
        expect(href.startsWith('/EN/')).toBe(language === 'en');
        expect(href.includes('H5')).toBe(device === mobile);
      }
      await results(page).locator('a').first().click();
      await settled(page);
      expect(await page.locator('#content').textContent()).not.toContain(`“${keyword}”`);
    },
  );

  it('finds enrolment where enrol is searched for', async () => {
    const page = await openResults('/EN/search/enrol?nav=x');
    const marked = await page.locator('#content mark').allTextContents();
    expect(marked.some((each) => /^enrol(led|ment|ling)/i.test(each))).toBe(true);
  });

  it('has tabs, orders and pages with addresses, which hold after a reload and on the way back', async () => {
    const page = await openResults('/search/招生?nav=搜索结果');
    const named = () => tabs(page).allTextContents();
    const [all = '', news = ''] = await named();
    const total = Number(/\d+/.exec(all)?.[0]);
    expect(total).toBeGreaterThan(10);
    const newsCount = Number(/\d+/.exec(news)?.[0]);
    await page
      .getByRole('link', { name: /^(下一页|2)$/ })
      .last()
      .click();
    await answered(page);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    expect(new URL(page.url()).searchParams.get('nav')).toBe('搜索结果');
    expect(await results(page).count()).toBe(total - 10);
    const second = await results(page).first().textContent();
    await page.reload();
    await answered(page);
    expect(await results(page).first().textContent()).toBe(second);
    await tabs(page).nth(1).click();
    await answered(page);
    const at = new URL(page.url()).searchParams;
    expect([at.get('kind'), at.get('page'), at.get('nav')]).toEqual(['news', null, '搜索结果']);
    expect(await page.locator('#content').textContent()).toContain(`共找到 ${newsCount} 条结果`);
    expect(await named()).toEqual([all, news, ...(await named()).slice(2)]);
    await page.getByRole('link', { name: '最新' }).click();
    await answered(page);
    const days = await results(page).locator('time').allTextContents();
    expect(days).toEqual([...days].sort().reverse());
    await page.getByRole('link', { name: /^2025/ }).click();
    await answered(page);
    expect(new URL(page.url()).search).toMatch(/kind=news.*sort=newest.*year=2025/);
    for (const day of await results(page).locator('time').allTextContents()) {
      expect(day).toMatch(/^2025/);
    }
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await answered(page);
    expect(await results(page).first().textContent()).toBe(second);
  });

  it.each([
    ['/search/招生', desktop],
    ['/search/水母咖啡馆', desktop],
    ['/search/招生 水母咖啡馆', desktop],
    ['/search/招生?kind=news&year=2020', desktop],
    ['/searchH5/招生', mobile],
    ['/searchH5/水母咖啡馆', mobile],
    ['/searchH5/招生 水母咖啡馆', mobile],
    ['/searchH5/招生?kind=news&year=2020', mobile],
  ] as const)(
    '%s moves nothing that was seen before, however late it comes',
    async (at, device) => {
      const page = await openScreen(running, at, device, async (each) => {
        await each.addInitScript(() => {
          const moved: number[] = [];
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries() as unknown as { value: number }[]) {
              moved.push(value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
          Object.assign(window, { moved });
        });
        await each.route(/\/search\/zh[./]/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 250));
          await route.continue();
        });
      });
      await page.locator('#content').getByText('正在搜索').waitFor({ state: 'attached' });
      await answered(page);
      await page.waitForTimeout(500);
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
      expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
    },
  );

  it('begins in the upper half of a phone, with its filters in one line with the number', async () => {
    const page = await openResults('/searchH5/招生?nav=搜索结果', mobile);
    expect((await results(page).first().boundingBox())?.y).toBeLessThan(300);
    const fold = page.getByRole('button', { name: '筛选与排序' });
    const line = page.getByRole('navigation', { name: '结果分类' });
    const [button, words] = await Promise.all([fold.boundingBox(), line.boundingBox()]);
    expect(
      Math.abs((button?.y ?? 0) + 22 - (words?.y ?? 0) - (words?.height ?? 0) / 2),
    ).toBeLessThan(6);
    await fold.tap();
    await page.getByRole('link', { name: '最新' }).tap();
    await answered(page);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('newest');
    expect(await page.getByRole('button', { name: '最新' }).isVisible()).toBe(true);
  });

  it.each([
    ['/search/水母咖啡馆?nav=x', '没有找到与“水母咖啡馆”有关的内容'],
    [`/search/${'长'.repeat(101)}?nav=x`, '搜索内容不能超过 100 个字'],
    ['/search/a%2Fb%3Fc%23d%25?nav=x', 'a/b?c#d%'],
  ])('%s says what it is about', async (address, words) => {
    const page = await openScreen(running, address);
    await page.locator('#content').getByText(words).first().waitFor();
  });
});

describe('[S-03] an index that is broken', () => {
  /** Serves a copy of the site whose index somebody spoils. */
  async function openBroken(spoil: (file: string) => void, wanted: RegExp) {
    const folder = await mkdtemp(join(tmpdir(), 'site-broken-'));
    await cp(inject('builtSite'), folder, { recursive: true });
    const before = new Map<string, Buffer>();
    for (const path of await listFiles(join(folder, 'search', 'zh'))) {
      if (!wanted.test(path)) continue;
      const file = join(folder, 'search', 'zh', path);
      before.set(file, readFileSync(file));
      // Without its compressed forms a file is served as it is.
      if (/\.(br|gz)$/.test(file)) rmSync(file);
      else spoil(file);
    }
    expect(before.size).toBeGreaterThan(0);
    const site = await serveFolder(folder);
    const { page } = await openPage(running.browser);
    onTestFinished(async () => {
      await page.context().close();
      await site.close();
      await rm(folder, { recursive: true });
    });
    await page.goto(`${site.origin}/search/招生?nav=x`);
    const fixFile = () => {
      for (const [file, bytes] of before) writeFileSync(file, bytes);
    };
    return { page, fixFile };
  }

  it.each([
    ['without a shard', /^terms\//, (file: string) => rmSync(file)],
    [
      'with half a shard',
      /^terms\//,
      (file: string) => {
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.slice(0, text.length / 2));
      },
    ],
    [
      'with shards of fewer documents',
      /^documents\//,
      (file: string) => writeFileSync(file, '{"documents":[]}'),
    ],
  ])(
    '%s is said in words, and what it found is shown once it is whole',
    async (_, wanted, spoil) => {
      const { page, fixFile } = await openBroken(spoil, wanted);
      const notice = page.locator('#content div[role=alert]');
      await notice.waitFor();
      expect(await notice.textContent()).toContain('搜索暂时出了问题');
      expect(await results(page).count()).toBe(0);
      expect(await page.locator('#content').textContent()).not.toMatch(/共找到|没有找到/);
      fixFile();
      await page.locator('#content').getByRole('button', { name: '重新载入' }).click();
      await answered(page);
      expect(await results(page).count()).toBe(10);
    },
  );
});

describe('the search box', () => {
  async function openBox(address: string, name: string, device = desktop): Promise<Page> {
    const page = await openScreen(running, address, device);
    await page.getByRole('banner').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  }
  const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
  const options = (page: Page) => page.getByRole('dialog').getByRole('option');

  it('suggests pages while words are typed, chosen by arrows and opened by Enter', async () => {
    const page = await openBox('/news', '打开搜索');
    await field(page).pressSequentially('招生');
    await options(page).first().waitFor();
    expect(await options(page).last().textContent()).toBe('查看“招生”的全部结果');
    expect(await options(page).count()).toBeLessThanOrEqual(7);
    await page.keyboard.press('ArrowDown');
    const href = await options(page).first().getAttribute('href');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toBe(href);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('closes its list with Escape, then itself', async () => {
    const page = await openBox('/EN/NewsTrends', 'Open search');
    await field(page).pressSequentially('enrol');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('enrol');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('remembers searches on this device until they are cleared', async () => {
    const page = await openBox('/newsH5', '打开搜索', mobile);
    await field(page).fill('段简');
    await page.keyboard.press('Enter');
    await answered(page);
    await page.reload();
    await answered(page);
    await page.getByRole('banner').getByRole('button', { name: '打开搜索' }).tap();
    const recent = page.getByRole('dialog').getByRole('link', { name: '段简' });
    await recent.waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '清除记录' }).tap();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('段简');
  });

  it('loads what searches when it opens, not before', async () => {
    const asked: string[] = [];
    const page = await openScreen(running, '/news', desktop, async (each) =>
      each.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    );
    const ofSearch = () => asked.filter((path) => /\/search\/|site-search|searching/.test(path));
    expect(ofSearch()).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: '打开搜索' }).click();
    await expect.poll(ofSearch).toContain('/search/zh.json');
  });
});
