import { expect, it } from 'vitest';
import { holdAnswers } from './hold-answers.ts';
import { desktop, heading, mobile, openPage, settled } from './open-browser.ts';
import { withSite } from './with-site.ts';

const running = withSite();

it('buttons of a page that is put together anew do what they say', async () => {
  const { page } = await openPage(running.browser, mobile);
  await page.goto(`${running.site.origin}/no-such-page`);
  await settled(page);
  await page.getByRole('button', { name: '菜单' }).click();
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});

it('a button that is pressed before does it when the page can', async () => {
  const { page } = await openPage(running.browser, mobile);
  const release = await holdAnswers(page, '**/site.json');
  await page.goto(`${running.site.origin}/no-such-page`);
  await page.getByRole('button', { name: '菜单' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});

it('what is typed into the field of a search stays, and so does the focus', async () => {
  const { page, errors } = await openPage(running.browser, desktop);
  const release = await holdAnswers(page, '**/site.json');
  await page.goto(`${running.site.origin}/search/${encodeURIComponent('招生')}`);
  const field = page.locator('#content input[name=keyword]');
  await field.fill('海洋');
  expect(await heading(page).textContent()).toBe('搜索结果');
  release();
  await settled(page);
  expect(await field.inputValue()).toBe('海洋');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await heading(page).textContent()).toContain('招生');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/search/${encodeURIComponent('海洋')}*`);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('a built page stands until the one of the address can take its place', async () => {
  const { page } = await openPage(running.browser, desktop);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      seen.push(document.querySelector('#content')?.textContent ? 'text' : 'blank');
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  await page.goto(`${running.site.origin}/search/${encodeURIComponent('招生')}`);
  await settled(page);
  await page.waitForFunction(() =>
    document.querySelector('#content')?.textContent?.includes('招生'),
  );
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).not.toContain('blank');
  await page.context().close();
});

it('an article with a wrong date or type is led to its address', async () => {
  const ask = (path: string) => fetch(running.site.origin + path, { redirect: 'manual' });
  for (const rest of ['2020-01-01/article', '2026-03-02/wrong']) {
    const answer = await ask(`/newsDetail/first-lesson/${rest}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/newsDetail/first-lesson/2026-03-02/article');
  }
  expect((await ask('/newsDetail/no-such-article/2026-03-02/article')).status).toBe(404);
});
