import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goTo } from '../browser/go-to.ts';
import { holdAnswers } from '../browser/hold-answers.ts';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

// Pages that are not built: what built ones do where something fails is in built-failures.test.ts.
const running = withSite(() => serveFolder(inject('shellSite')));

const chinese = { words: '没有载入成功', action: '重新载入', lang: 'zh-CN' };
const english = { words: 'did not load', action: 'Try again', lang: 'en' };

/** Has every request of a kind fail until it is fixed; returns how many there were. */
async function breakPart(page: Page, pattern: string | RegExp) {
  const part = { asked: 0, broken: true };
  await page.route(pattern, (route) => {
    part.asked += 1;
    return part.broken ? route.abort() : route.continue();
  });
  return part;
}

const table = '**/routes.*.json*';
const group = '**/groups/news.*.json*';
// The block's own files, not those of its parts.
const chunk = /\/static\/js\/article-list-[\w-]{8}\.js/;
const style = /\/static\/css\/article-list-[\w-]{8}\.css/;

describe('[C-05] a part of the site that does not load', () => {
  it.each([
    ['the route table', table, '/news', desktop, chinese],
    ['the pages of a group', group, '/news', desktop, chinese],
    ['a script', chunk, '/news', desktop, chinese],
    ['a style', style, '/news', desktop, chinese],
    ['a script', chunk, '/newsH5', mobile, chinese],
    ['the route table', table, '/EN/NewsTrends', desktop, english],
    ['the pages of a group', group, '/EN/NewsTrends', desktop, english],
    ['a script', chunk, '/EN/NewsTrends', desktop, english],
    ['a style', style, '/EN/NewsTrends', desktop, english],
    ['a style', style, '/EN/NewsTrendsH5', mobile, english],
  ])(
    '%s (%s) of %s is tried again, then said in words, and loads on request',
    async (_, pattern, address, device, { words, action, lang }) => {
      const { page } = await openPage(running.browser, device);
      const part = await breakPart(page, pattern);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.goto(running.site.origin + address);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(part.asked).toBeGreaterThanOrEqual(3);
      expect(await notice.textContent()).toContain(words);
      expect(await page.title()).toContain(words);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      part.broken = false;
      await page.getByRole('button', { name: action }).click();
      await notice.waitFor({ state: 'detached' });
      await settled(page);
      expect(await page.locator('[data-unknown-block]').count()).toBe(0);
      expect(await heading(page).textContent()).toMatch(/^(新闻动态|News)$/);
      expect(await page.locator('meta[name=robots]').count()).toBe(0);
      expect(loads).toBe(1);
      await page.context().close();
    },
  );

  it.each([
    ['a script', chunk],
    ['a style', style],
    ['the pages of a group', group],
  ])('%s that comes at the second attempt needs no notice', async (_, pattern) => {
    const { page } = await openPage(running.browser, desktop);
    let asked = 0;
    await page.route(pattern, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${running.site.origin}/news`);
    await expect.poll(() => heading(page).count()).toBe(1);
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    // The sheet is there, and there once: its rules are in force.
    const sheets = await page.evaluate(
      () =>
        [...document.styleSheets].filter(({ href }) =>
          /article-list-[\w-]{8}\.css/.test(href ?? ''),
        ).length,
    );
    expect(sheets).toBe(1);
    await page.context().close();
  });

  it.each([
    ['a script', chunk, '/news', chinese],
    ['a style', style, '/EN/NewsTrends', english],
    ['the pages of a group', group, '/EN/NewsTrends', english],
  ])(
    '%s (%s) of %s counts as failed after 120 s',
    async (_, pattern, address, { words, action }) => {
      const { page } = await openPage(running.browser, desktop);
      await page.clock.install();
      await page.goto(`${running.site.origin}/404`);
      await settled(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await holdAnswers(page, pattern);
      const asked = page.waitForRequest(pattern);
      // The other language's table is asked for first.
      await goTo(page, address);
      await asked;
      await page.clock.runFor(119_000);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('#root > [role=status]').textContent()).not.toBe('');
      await page.clock.runFor(1000);
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain(words);
      // What hangs is asked for anew; a script and its style by a new page, at the same address.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.clock.resume();
      await page.getByRole('button', { name: action }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await heading(page).textContent()).toMatch(/^(新闻动态|News)$/);
      await page.context().close();
    },
  );

  it('leaves the way back, the header and its links', async () => {
    const { page } = await openPage(running.browser, desktop);
    await page.goto(`${running.site.origin}/404`);
    await settled(page);
    const part = await breakPart(page, chunk);
    await page.getByRole('banner').getByRole('link', { name: '新闻动态' }).first().click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/news');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.matches('#content, #content h1') &&
          document.activeElement.contains(document.querySelector('#content h1')),
      ),
    ).toBe(true);
    await page.goBack();
    await expect.poll(() => page.locator('#content').textContent()).toContain('404');
    expect(await page.getByRole('alert').count()).toBe(0);
    // Coming again is asking again.
    part.broken = false;
    await page.getByRole('banner').getByRole('link', { name: '新闻动态' }).first().click();
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    await page.context().close();
  });

  it('is said again each time that it fails on request, and the button keeps the focus', async () => {
    const { page } = await openPage(running.browser, desktop);
    await breakPart(page, group);
    await page.goto(`${running.site.origin}/news`);
    const notice = page.getByRole('alert');
    await notice.waitFor();
    await notice.evaluate((element) => element.setAttribute('data-first', ''));
    const button = page.getByRole('button', { name: '重新载入' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=alert]:not([data-first])').waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('a script that still fails on request is asked for by a new page; not while the server is away', async () => {
    const { page } = await openPage(running.browser, desktop);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await breakPart(page, chunk);
    await page.goto(`${running.site.origin}/news?code=theme#x`);
    const button = page.getByRole('button', { name: '重新载入' });
    await button.waitFor();
    const away = await breakPart(page, /\/(?:news)?\?(?:.*&)?_t=/);
    await button.click();
    // Once for the question whether the site was published anew, once for whether a new page would come.
    await expect.poll(() => away.asked).toBe(2);
    expect(loads).toBe(1);
    await page.getByRole('alert').waitFor();
    away.broken = false;
    await button.click();
    await expect.poll(() => loads).toBe(2);
    expect(page.url()).toBe(`${running.site.origin}/news?code=theme#x`);
    await page.getByRole('alert').waitFor();
    expect(loads).toBe(2);
    await page.context().close();
  });
});

// Where the script that watches over the start comes, it says so itself: see start-failures.test.ts.
describe('[C-05] the first scripts of a page, of which none loads', () => {
  it('are missed in words after a while, with a link that loads the page anew', async () => {
    const { page } = await openPage(running.browser, desktop);
    const part = await breakPart(page, /\/static\/js\/(?:index|before-entry)-/);
    await page.goto(`${running.site.origin}/news?code=theme`);
    const late = page.locator('.boot-late');
    expect(await late.isVisible()).toBe(false);
    await late.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    expect(await late.isVisible()).toBe(true);
    expect(await late.textContent()).toContain('网站没有载入成功');
    expect(await late.textContent()).toContain('The site did not load');
    part.broken = false;
    await late.getByRole('link', { name: '重新载入' }).click();
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    expect(page.url()).toBe(`${running.site.origin}/news?code=theme`);
    expect(await late.count()).toBe(0);
    await page.context().close();
  });

  it('are missed at once where its style sheet is gone, too', async () => {
    const { page } = await openPage(running.browser, desktop);
    await breakPart(page, /\/static\/\w+\/(?:index|before-entry)-/);
    await page.goto(`${running.site.origin}/EN/Index`);
    expect(await page.locator('.boot-late').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('[C-05] the model of a site that does not load', () => {
  it.each([
    ['/news', '网站没有载入成功', '重新载入'],
    ['/EN/NewsTrends', 'The site did not load', 'Try again'],
  ])('at %s is said in its language, with a button', async (address, words, action) => {
    const { page } = await openPage(running.browser, desktop);
    await page.route('**/site.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(running.site.origin + address);
    const notice = page.getByRole('alert');
    await notice.waitFor();
    expect(await notice.textContent()).toContain(words);
    await page.unroute('**/site.json*');
    await notice.getByRole('button', { name: action }).click();
    await settled(page);
    expect(await heading(page).count()).toBe(1);
    await page.context().close();
  });

  it('or that is no model leaves no blank page', async () => {
    const { page } = await openPage(running.browser, desktop);
    await page.route('**/site.json*', (route) => route.fulfill({ json: { format: 1 } }));
    await page.goto(`${running.site.origin}/news`);
    await page.getByRole('alert').getByRole('button').waitFor();
    await page.context().close();
  });
});

describe('[C-05] a style sheet of the page itself', () => {
  it.each([['**/static/css/index-*.css'], ['**/theme.css*']])(
    '%s that fails once is tried again',
    async (pattern) => {
      const { page } = await openPage(running.browser, desktop);
      let asked = 0;
      await page.route(pattern, (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      });
      await page.goto(`${running.site.origin}/news`);
      await settled(page);
      expect(asked).toBe(2);
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(80);
      await page.context().close();
    },
  );
});
