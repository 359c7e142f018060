import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { RouteTable } from '../../schema/model.ts';
import { goTo } from '../browser/go-to.ts';
import { holdAnswers } from '../browser/hold-answers.ts';
import { desktop, heading, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

// Pages that are not built: what built ones do where something fails is in built-failures.test.ts.
const running = withSite(() => serveFolder(inject('shellSite')));

/** Each group with two of its screens; the second one may be the first with another query. */
const groups = [
  ['parkService', '/parkService', '/parkService?code=generalService'],
  ['home', '/index', '/index?again'],
  ['search', '/search/海', '/relationHomePage/search/课'],
  ['topicDetail', '/topicDetail/one-bay/2026-03-12', '/topicDetail/one-bay/2026-03-12?again'],
  ['institutions', '/institutions', '/Schooldetail'],
  ['news', '/news', '/newsDetail/first-lesson/2026-03-02/article'],
  ['newsListPage', '/newsListPage/news/all', '/relationHomePage/newsListPage/news/all'],
  ['parkProfile', '/parkSummaryInfo', '/parkSummaryInfo?code=organization'],
  ['moreList', '/institutions/lists', '/parkSummaryInfo/currentLeaderList/all'],
] as const;

const chunkOf = (type: string): RegExp =>
  new RegExp(
    `/static/js/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-[\\w-]{8}\\.js$`,
  );

/** A page that belongs to no group, and the addresses of everything that it asks for from then on. */
async function openPlainPage(): Promise<{ page: Page; asked: string[] }> {
  const { page } = await openPage(running.browser, desktop);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${running.site.origin}/404`);
  await settled(page);
  return { page, asked };
}
const spinnerOf = (page: Page) => page.locator('#root > [role=status] > *');

describe('[R-13] screens load lazily', () => {
  it('in nine groups', () => {
    const table: RouteTable = JSON.parse(
      readFileSync(join(inject('shellSite'), 'routes.zh.desktop.json'), 'utf8'),
    );
    const named = Object.keys(table.groups).filter((name) => !name.startsWith('page.'));
    expect(named.sort()).toEqual(groups.map(([name]) => name).sort());
  });

  it.each(groups)(
    'the group %s with the first of its screens, its parts side by side, and once',
    async (group, first, second) => {
      const table: RouteTable = JSON.parse(
        readFileSync(join(inject('shellSite'), 'routes.zh.desktop.json'), 'utf8'),
      );
      const { file, blocks = [] } = table.groups[group] ?? {};
      const { page, asked } = await openPlainPage();
      const isAsked = (part: string | RegExp): number =>
        asked.filter((url) => (typeof part === 'string' ? url.includes(part) : part.test(url)))
          .length;
      expect(asked.filter((url) => url.includes('/groups/'))).toEqual([]);
      for (const type of blocks) expect(isAsked(chunkOf(type)), type).toBe(0);
      const release = await holdAnswers(page, `**/${file}*`);
      await goTo(page, first);
      // The data file has not answered yet, and every block's script is asked for.
      for (const type of blocks) await expect.poll(() => isAsked(chunkOf(type))).toBe(1);
      await expect.poll(() => isAsked(`/${file}`)).toBe(1);
      await spinnerOf(page).waitFor();
      expect(await spinnerOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
      expect(await spinnerOf(page).textContent()).toBe('正在载入…');
      release();
      await spinnerOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => heading(page).count()).toBe(1);
      expect(await page.locator('#content').textContent()).not.toContain('404');
      const before = asked.length;
      await goTo(page, '/404');
      await expect.poll(() => page.locator('#content').textContent()).toContain('404');
      await goTo(page, second);
      await expect.poll(() => page.locator('#content').textContent()).not.toContain('404');
      const later = asked.slice(before).filter((url) => /\/groups\/|\/static\//.test(url));
      // What spells links in a zone, and its frame, come with the first page of one, whatever its group.
      const ofZones = /\/(?:zone-view|zone-frame|theme-toggle)-/;
      expect(later.filter((url) => !ofZones.test(url))).toEqual([]);
      await page.context().close();
    },
  );
});

describe('[R-13] the spinner', () => {
  const open = async (address: string) => {
    const { page } = await openPage(running.browser, desktop);
    await page.clock.install();
    await page.goto(running.site.origin + address);
    await settled(page);
    await spinnerOf(page).waitFor({ state: 'detached' });
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  };

  it.each([
    ['/404', '/news', '正在载入…', '新闻动态'],
    ['/EN/nowhere', '/EN/NewsTrends', 'Loading…', 'News'],
  ])(
    'from %s to %s comes after 150 ms and stays 300 ms, over the screen that is ready',
    async (from, to, words, title) => {
      const page = await open(from);
      const release = await holdAnswers(page, '**/groups/news.*');
      await goTo(page, to);
      await page.clock.runFor(140);
      expect(await spinnerOf(page).count()).toBe(0);
      // The page before stays meanwhile.
      expect(await page.locator('#content').textContent()).toContain('404');
      await page.clock.runFor(20);
      await expect.poll(() => spinnerOf(page).textContent()).toBe(words);
      // It is seen, too: the ground of the spinner is thin.
      const ground = await spinnerOf(page).evaluate((screen) => [
        getComputedStyle(screen).backgroundColor,
        getComputedStyle(screen, '::before').opacity,
      ]);
      expect(ground[0]).toBe('rgba(0, 0, 0, 0)');
      expect(Number(ground[1])).toBeLessThan(0.9);
      release();
      await expect.poll(() => heading(page).textContent()).toBe(title);
      const place = await heading(page).boundingBox();
      await page.clock.runFor(280);
      expect(await spinnerOf(page).count()).toBe(1);
      await page.clock.runFor(40);
      await expect.poll(() => spinnerOf(page).count()).toBe(0);
      expect(await heading(page).boundingBox()).toEqual(place);
      await page.context().close();
    },
  );

  it('never appears where the answer comes sooner', async () => {
    const page = await open('/404');
    const release = await holdAnswers(page, '**/groups/news.*');
    await goTo(page, '/news');
    await page.clock.runFor(140);
    release();
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    expect(await spinnerOf(page).count()).toBe(0);
    await page.clock.runFor(1000);
    expect(await spinnerOf(page).count()).toBe(0);
    await page.context().close();
  });

  it.each([
    ['/news', '正在载入…', '新闻动态'],
    ['/EN/NewsTrends', 'Loading…', 'News'],
  ])(
    'of a first load, of %s, is one from the page to the screen',
    async (address, words, title) => {
      const { page } = await openPage(running.browser, desktop);
      const release = {
        model: await holdAnswers(page, '**/site.json*'),
        group: await holdAnswers(page, '**/groups/news.*'),
      };
      await page.goto(running.site.origin + address, { waitUntil: 'commit' });
      const first = page.locator('.boot-spinner');
      await expect.poll(() => first.textContent()).toBe(words);
      await expect.poll(() => first.evaluate((ring) => getComputedStyle(ring).opacity)).toBe('1');
      release.model();
      await first.waitFor({ state: 'detached' });
      // The next one stands at once: it neither waits nor fades in.
      expect(await spinnerOf(page).textContent()).toBe(words);
      expect(
        await spinnerOf(page).evaluate((screen) => getComputedStyle(screen).animationName),
      ).toBe('none');
      release.group();
      await spinnerOf(page).waitFor({ state: 'detached' });
      expect(await heading(page).textContent()).toBe(title);
      await page.context().close();
    },
  );
});
