import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { removedWorker } from '../../cli/outputs/pwa/removed-worker.ts';
import { goTo } from '../browser/go-to.ts';
import { desktop, heading, mobile, settled } from '../browser/open-browser.ts';
import { publishAnew } from '../browser/publish-anew.ts';
import { withSite } from '../browser/with-site.ts';
import {
  endingSite,
  expectKept,
  expectNoted,
  keptAddresses,
  keptPage,
  read,
  startKept,
} from './offline-site.ts';

const running = withSite();

/** A copy of the built sample that a test may change. */
function siteCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  cpSync(inject('builtSite'), folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts another text into a page, in all of its forms. */
function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replaceAll(from, to));
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
}

const notice = (page: Page) =>
  page.locator('body > [role=status]').filter({ hasText: '有新的版本' });

/** Whether the pictures of the text are there. */
const picturesShown = (page: Page): Promise<boolean> =>
  page
    .locator('#content img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

const visits = [
  {
    name: 'zh on a desktop',
    device: desktop,
    article: '/newsDetail/first-lesson/2026-03-02/article',
    title: '潮间带上的第一课：海洋科学联合学位班开课',
    text: '黎安湾退潮',
    start: '/index',
    unread: '/newsDetail/regatta/2025-11-24/pictures',
    words: { offline: '现在没有网络', list: '现在可以阅读的页面', retry: '重新载入' },
  },
  {
    name: 'zh on a phone',
    device: mobile,
    article: '/newsDetailH5/first-lesson/2026-03-02/article',
    title: '潮间带上的第一课：海洋科学联合学位班开课',
    text: '黎安湾退潮',
    start: '/indexH5',
    unread: '/parkServiceH5',
    words: { offline: '现在没有网络', list: '现在可以阅读的页面', retry: '重新载入' },
  },
  {
    name: 'en on a desktop',
    device: desktop,
    article: '/EN/newsDetail/first-lesson/2026-03-02/article',
    title: 'The first lecture hall is a beach at low tide',
    text: 'low tide',
    start: '/EN/Index',
    unread: '/EN/ServicesList/guide',
    words: {
      offline: 'There is no connection',
      list: 'Pages that you can read now',
      retry: 'Try again',
    },
  },
  {
    name: 'en on a phone',
    device: mobile,
    article: '/EN/newsDetailH5/first-lesson/2026-03-02/article',
    title: 'The first lecture hall is a beach at low tide',
    text: 'low tide',
    start: '/EN/IndexH5',
    unread: '/EN/ServicesListH5/guide',
    words: {
      offline: 'There is no connection',
      list: 'Pages that you can read now',
      retry: 'Try again',
    },
  },
] as const;

describe.each(visits)('in $name', ({ device, article, title, text, start, unread, words }) => {
  it('what was read and the start page open without a connection; what was not read says so', async () => {
    const site = await endingSite(inject('builtSite'));
    const { page, errors, violations } = await keptPage(running.browser, device);
    await read(page, site.origin + article);
    await startKept(page, start);
    await page.context().setOffline(true);

    await page.goto(site.origin + article);
    await settled(page);
    expect(await heading(page).textContent()).toBe(title);
    expect(await page.locator('#content').textContent()).toContain(text);
    await expect.poll(() => picturesShown(page)).toBe(true);

    await page.goto(site.origin + start);
    await settled(page);
    expect(await heading(page).count()).toBe(1);
    expect(await page.locator('#content h2').count()).toBeGreaterThan(2);
    await expectNoted(page, site.origin + start);

    await page.goto(site.origin + unread);
    expect(await heading(page).textContent()).toBe(words.offline);
    await page.getByRole('heading', { name: words.list }).waitFor();
    // The last page that was read comes first.
    const links = page.locator('[data-read] a');
    await expect.poll(() => links.count()).toBe(2);
    expect(await links.last().textContent()).toContain(title);
    await links.last().click();
    await expect
      .poll(
        async () => `${page.url().replace(site.origin, '')} ${await heading(page).textContent()}`,
      )
      .toBe(`${article} ${title}`);

    await page.goBack();
    await page.context().setOffline(false);
    // The page is opened as soon as there is a connection, or where the visitor tries again.
    await page
      .getByRole('link', { name: words.retry })
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await expect.poll(() => heading(page).textContent()).not.toBe(words.offline);
    await settled(page);
    expect(page.url()).toBe(site.origin + unread);
    expect(errors()).toEqual([]);
    expect(violations()).toEqual([]);
  });
});

it('opens what was read where the server is gone, and pages that a link of the site led to', async () => {
  const site = await endingSite(inject('builtSite'));
  const { page, errors } = await keptPage(running.browser, desktop);
  await read(page, `${site.origin}/index`);
  await goTo(page, '/news');
  await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
  await expectKept(page, '/news');
  await site.end();
  await page.goto(`${site.origin}/news`);
  await settled(page);
  expect(await heading(page).textContent()).toBe('新闻动态');
  // A link that leads to a page that is not kept: its data does not come, so the document is asked for.
  await goTo(page, '/institutions');
  await expect.poll(() => heading(page).textContent()).toBe('现在没有网络');
  expect(page.url()).toBe(`${site.origin}/institutions`);
  await site.start();
  await page.getByRole('link', { name: '重新载入' }).click();
  await settled(page);
  expect(await heading(page).textContent()).toBe('八所院校，环湾而立');
  expect(errors()).toEqual([]);
});

it('leads the roots of languages to the start pages that are kept', async () => {
  const site = await endingSite(inject('builtSite'));
  const { page } = await keptPage(running.browser, desktop);
  await read(page, `${site.origin}/news`);
  await startKept(page, '/index');
  await site.end();
  await page.goto(`${site.origin}/`);
  await settled(page);
  expect(await page.title()).toContain('首页');
});

describe('a page that changed', () => {
  const article = '/newsDetail/first-lesson/2026-03-02/article';
  const file = `${article.slice(1)}.html`;

  it('is shown at once where the server answers', async () => {
    const folder = siteCopy();
    const site = await endingSite(folder);
    const { page } = await keptPage(running.browser, desktop);
    await read(page, site.origin + article);
    edit(folder, file, '黎安湾退潮', '黎安湾涨潮');
    await page.goto(site.origin + article);
    expect(await page.locator('#content').textContent()).toContain('黎安湾涨潮');
    expect(await notice(page).count()).toBe(0);
  });

  it('is offered where it comes late, and nothing typed is lost before the visitor takes it', async () => {
    const folder = siteCopy();
    const site = await endingSite(folder);
    const { page, errors } = await keptPage(running.browser, desktop);
    await read(page, site.origin + article);
    edit(folder, file, '黎安湾退潮', '黎安湾涨潮');
    site.delay = { path: /newsDetail/, milliseconds: 6000 };
    const start = Date.now();
    await page.goto(site.origin + article, { waitUntil: 'commit' });
    expect(Date.now() - start).toBeLessThan(5500);
    await settled(page);
    expect(await page.locator('#content').textContent()).toContain('黎安湾退潮');
    await page.getByRole('button', { name: '打开搜索' }).first().click();
    await page.getByRole('dialog').getByRole('combobox').fill('潮汐');
    await expect.poll(() => notice(page).textContent()).toContain('有新的版本');
    expect(await page.getByRole('dialog').getByRole('combobox').inputValue()).toBe('潮汐');
    site.delay = undefined;
    // The first closes the suggestions, the next one the box.
    for (let press = 0; press < 3 && (await page.getByRole('dialog').isVisible()); press += 1)
      await page.keyboard.press('Escape');
    await notice(page).getByRole('button', { name: '重新载入' }).click();
    await expect.poll(() => page.locator('#content').textContent()).toContain('黎安湾涨潮');
    await settled(page);
    expect(await notice(page).count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('says nothing where what comes late is the same', async () => {
    const site = await endingSite(inject('builtSite'));
    const { page } = await keptPage(running.browser, desktop);
    await read(page, site.origin + article);
    site.delay = { path: /newsDetail/, milliseconds: 5000 };
    await page.goto(site.origin + article);
    await settled(page);
    await page.waitForTimeout(4000);
    expect(await notice(page).count()).toBe(0);
  });

  it('is forgotten where the server says that it is gone', async () => {
    const folder = siteCopy();
    const site = await endingSite(folder);
    const { page } = await keptPage(running.browser, desktop);
    await read(page, site.origin + article);
    for (const gone of [file, 'content/zh/news/entries/first-lesson.json'])
      for (const ending of ['', '.br', '.gz']) rmSync(join(folder, gone + ending), { force: true });
    const answer = await page.goto(site.origin + article);
    expect(answer?.status()).toBe(404);
    await page.context().setOffline(true);
    await page.goto(site.origin + article);
    expect(await heading(page).textContent()).toBe('现在没有网络');
  });
});

it('shows a new release at the next page, and drops the files of the one before when nothing names them', async () => {
  const folder = siteCopy();
  const site = await endingSite(folder);
  const { page, errors } = await keptPage(running.browser, desktop);
  const entry = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('#before-paint')?.dataset.entry ?? '');
  await read(page, `${site.origin}/index`);
  await startKept(page, '/index');
  const old = await entry();
  await publishAnew(folder);
  await page.goto(`${site.origin}/index`);
  await settled(page);
  const now = await entry();
  expect(now).not.toBe(old);
  await expectKept(page, now);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await expect
    .poll(
      async () => {
        await session.send('ServiceWorker.stopAllWorkers');
        await page.goto(`${site.origin}/index`);
        await settled(page);
        return (await keptAddresses(page)).includes(old);
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(false);
  await site.end();
  await page.goto(`${site.origin}/index`);
  await settled(page);
  expect(await entry()).toBe(now);
  expect(errors()).toEqual([]);
});

it('goes where pwa is taken out, with all that it kept', async () => {
  const folder = siteCopy();
  const site = await endingSite(folder);
  const { page } = await keptPage(running.browser, desktop);
  await read(page, `${site.origin}/news`);
  await startKept(page, '/index');
  writeFileSync(join(folder, 'sw.js'), removedWorker('/'));
  for (const ending of ['.br', '.gz']) rmSync(join(folder, `sw.js${ending}`), { force: true });
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('site ')).length,
    ]);
  await expect
    .poll(
      async () => {
        // A page of the build would register it again: those of a site without pwa do not.
        await page.goto(`${site.origin}/third-party-notices.txt`);
        return left();
      },
      { timeout: 30_000, interval: 2000 },
    )
    .toEqual([0, 0]);
});

it('keeps no redirects, no pages for statuses and no parts of files', async () => {
  const site = await endingSite(inject('builtSite'));
  const { page } = await keptPage(running.browser, desktop);
  await read(page, `${site.origin}/news`);
  for (const path of ['/NEWS', '/nowhere', '/']) {
    await page.goto(site.origin + path);
    await settled(page);
  }
  await page.evaluate(async () => {
    await (await fetch('/art/mark.svg', { headers: { range: 'bytes=0-9' } })).text();
    await fetch('/news', { method: 'POST' });
  });
  const kept = await keptAddresses(page);
  expect(kept).not.toContain('/NEWS');
  expect(kept).not.toContain('/nowhere');
  const sizes = await page.evaluate(async () =>
    (await caches.match('/art/mark.svg'))?.text().then(({ length }) => length),
  );
  expect(sizes ?? 1000).toBeGreaterThan(100);
});

it('shows pages where there is no room for what is kept', async () => {
  const site = await endingSite(inject('builtSite'));
  const { page, errors } = await keptPage(running.browser, desktop);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 20_000 });
  for (const path of ['/news', '/index', '/parkService']) {
    await page.goto(site.origin + path);
    await settled(page);
    expect(await heading(page).count()).toBe(1);
  }
  expect(errors()).toEqual([]);
});

it('registers nothing where the site does not ask for it, and costs such a site no request', async () => {
  const folder = siteCopy();
  const site = await endingSite(folder);
  const { page } = await keptPage(running.browser, desktop);
  for (const file of ['frame.zh.desktop.json', 'site.json']) {
    edit(folder, file, '"pwa":true,', '');
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/news`);
  await settled(page);
  await page.waitForTimeout(1000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(asked.filter((url) => /offline-|sw\.js/.test(url))).toEqual([]);
});

beforeAll(() => {
  // The sample asks for it: without it nothing here would mean anything.
  expect(readFileSync(join(inject('builtSite'), 'sw.js'), 'utf8')).toContain('siteSettings');
});
