import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { damageFile, damages } from '../browser/damage.ts';
import { heading, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

// Pages that are not built: what built ones do where something fails is in built-failures.test.ts.
const running = withSite(() => serveFolder(inject('shellSite')));
const byDamage = Object.entries(damages);
const article = '/newsDetail/admission-guide/2026-02-20/news';

type Ends = Pick<TestContext, 'onTestFinished'>;

async function open(
  { onTestFinished }: Ends,
  address: string,
  before: (page: Page) => Promise<unknown>,
) {
  const { page, errors } = await openPage(running.browser);
  onTestFinished(() => page.context().close());
  await before(page);
  await page.goto(running.site.origin + address);
  return { page, errors: () => errors.filter((each) => !each.startsWith('Failed to load')) };
}

/** Files without which there is nothing to show in their place. */
const wanted = [
  ['the model', '**/site.json*', '/news', '网站没有载入成功', 'h1'],
  ['a route table', '**/routes.zh.desktop.json*', '/news', '没有载入成功', 'h1'],
  ['the data of a group', '**/groups/news.*', '/news', '没有载入成功', '#content li a'],
  ['an entry', '**/entries/*.json*', article, '没有载入成功', '#content h1 ~ *, #content h2'],
  [
    'a page of a list',
    '**/lists/**/2.json*',
    '/news?code=educationNews&page=2',
    '列表',
    '#content li a',
  ],
  ['the directory of the search', '**/search/zh.json*', '/search/渔', '搜索', 'mark'],
  ['the list of the search', '**/search/zh/list/*', '/search/渔', '搜索', 'mark'],
  ['the terms of the search', '**/search/zh/terms/*', '/search/渔', '搜索', 'mark'],
  ['the documents of the search', '**/search/zh/documents/*', '/search/渔', '搜索', 'mark'],
] as const;

// Most of it is waiting for the next attempt.
describe.concurrent.each(wanted)(
  'what comes in the place of %s (%s) is never waited for without end',
  (_, pattern, address, words, whole) => {
    it.for(byDamage)('%s: a notice, and the button helps', async ([, damage], ends) => {
      let file = { isHealthy: false, asked: 0 };
      const { page, errors } = await open(ends, address, async (opened) => {
        file = await damageFile(opened, pattern, damage);
      });
      // The warning of a search box is one, too, and empty.
      const notice = page.getByRole('alert').filter({ hasText: /\S/ });
      await notice.waitFor();
      expect(await notice.textContent()).toContain(words);
      // The failure of what is there is not the absence of what was asked for.
      expect(await page.locator('body').textContent()).not.toContain('这一页不在海图上');
      file.isHealthy = true;
      await page.getByRole('button', { name: '重新载入' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.locator(whole).first().waitFor();
      await settled(page);
      expect(await notice.count()).toBe(0);
      expect(errors()).toEqual([]);
    });
  },
);

describe.concurrent('what comes in the place of a file that a page can do without', () => {
  it.for(byDamage)(
    '%s as web configuration leaves the menu of the routes',
    async ([, damage], ends) => {
      const { page, errors } = await open(ends, '/news', (opened) =>
        damageFile(opened, '**/json/website/webconfig.*', damage),
      );
      await settled(page);
      expect(await page.title()).toBe('新闻动态-黎安国际教育创新试验区');
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(errors()).toEqual([]);
    },
  );

  it.for(byDamage)('%s as access codes leaves the anonymous ones', async ([, damage], ends) => {
    const { page, errors } = await open(ends, '/news', async (opened) => {
      await opened.route('**/site.json*', async (route) => {
        const answer = await route.fetch();
        const model = await answer.json();
        await route.fulfill({
          response: answer,
          json: { ...model, access: { ...model.access, url: '/codes.json' } },
        });
      });
      await opened.route('**/codes.json*', (route) =>
        route.fulfill(damage(JSON.stringify({ menuCodes: ['a'], fnCodes: ['b'] }))),
      );
    });
    await settled(page);
    expect(await heading(page).textContent()).toBe('新闻动态');
    expect(errors()).toEqual([]);
  });

  it.for(byDamage)('%s as hints of the page leaves the page', async ([, damage], ends) => {
    const html = readFileSync(join(inject('shellSite'), 'index.html'), 'utf8');
    const { page, errors } = await open(ends, '/news', (opened) =>
      opened.route('**/news', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html.replace(
            /(id="boot-hints">)(.*?)(<\/script>)/s,
            (_all, start: string, hints: string, end: string) =>
              start + String(damage(hints).body) + end,
          ),
        }),
      ),
    );
    await settled(page);
    expect(await heading(page).textContent()).toBe('新闻动态');
    expect(errors()).toEqual([]);
  });
});

describe('an entry that is not there', () => {
  it.for([
    ['status 404', { status: 404, body: 'no' }],
    ['status 410', { status: 410, body: 'no' }],
  ] as const)('by %s is the page for that', async ([, answer], ends) => {
    const { page } = await open(ends, article, (opened) =>
      opened.route('**/entries/*.json*', (route) => route.fulfill(answer)),
    );
    await settled(page);
    expect(await page.locator('#content').textContent()).toContain('这一页不在海图上');
  });

  it('by the page of a host that answers every address with it, too', async (ends) => {
    const body = readFileSync(join(inject('shellSite'), 'index.html'), 'utf8');
    const { page } = await open(ends, article, (opened) =>
      opened.route('**/entries/*.json*', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      ),
    );
    await settled(page);
    expect(await page.locator('#content').textContent()).toContain('这一页不在海图上');
  });
});

it('entries that lead to each other for ever end in the page for errors', async (ends) => {
  const { page } = await open(ends, article, (opened) =>
    opened.route('**/entries/*.json*', (route) =>
      route.fulfill({
        json: {
          movedTo: route.request().url().includes('admission-guide') ? 'b' : 'admission-guide',
        },
      }),
    ),
  );
  await expect.poll(() => heading(page).textContent()).toContain('系统正在坞里检修');
  await settled(page);
});
