import { describe, expect, it } from 'vitest';
import { desk, openPage, settled } from './open-browser.ts';
import { withSite } from './with-site.ts';

const running = withSite();

describe('a part of the site that does not load', () => {
  it.each([
    ['the route table', '**/routes.zh.desktop.json*', '/news', '没有载入成功', '重新载入'],
    [
      'the pages of a group',
      '**/groups/news.zh.desktop.json*',
      '/news',
      '没有载入成功',
      '重新载入',
    ],
    ['the route table', '**/routes.en.desktop.json*', '/EN/Index', 'did not load', 'Try again'],
  ])(
    '%s (%s): %s says so in its language, and loads on request',
    async (_, part, address, words, action) => {
      const { page } = await openPage(running.browser, desk);
      let broken = true;
      await page.route(part, (route) => (broken ? route.abort() : route.continue()));
      await page.goto(running.site.origin + address);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(await notice.textContent()).toContain(words);
      broken = false;
      await notice.getByRole('button', { name: action }).click();
      await settled(page);
      expect(await page.locator('h1').count()).toBe(1);
      await page.context().close();
    },
  );

  it.each([
    ['/news', '网站没有载入成功', '重新载入'],
    ['/EN/NewsTrends', 'The site did not load', 'Try again'],
  ])(
    'its model, at %s: the page says so in its language, with a button',
    async (address, words, action) => {
      const { page } = await openPage(running.browser, desk);
      await page.route('**/site.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto(running.site.origin + address);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(await notice.textContent()).toContain(words);
      await page.unroute('**/site.json*');
      await notice.getByRole('button', { name: action }).click();
      await settled(page);
      expect(await page.locator('h1').count()).toBe(1);
      await page.context().close();
    },
  );

  it('a model that is no model leaves no blank page', async () => {
    const { page } = await openPage(running.browser, desk);
    await page.route('**/site.json*', (route) => route.fulfill({ json: { format: 1 } }));
    await page.goto(`${running.site.origin}/news`);
    await page.getByRole('alert').getByRole('button').waitFor();
    await page.context().close();
  });
});
