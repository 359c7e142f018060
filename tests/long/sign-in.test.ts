import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openAddress } from '../browser/open-screen.ts';
import { serveChanged } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';
import { installProvider, startProvider, type TestProvider } from './oidc/start-provider.ts';
import { freePort } from './servers/build-for-servers.ts';

const library = 'tests/fixtures/library';
const file = 'pages/staff.yaml';

let port = 0;
let provider: TestProvider;
const running = withSite(async () => {
  installProvider();
  port = await freePort();
  const text = readFileSync(`${library}/${file}`, 'utf8');
  return serveChanged(library, (source) => source, {
    [file]: text.replace('https://id.lib.example.org', `http://127.0.0.1:${port}`),
  });
});
const start = async (): Promise<void> => {
  provider = await startProvider(port, [`${running.site.origin}/library/sign-in`]);
};
beforeAll(start);
afterAll(() => provider?.close());

type Opened = { readonly page: Page; readonly errors: string[] };

/** @param policy whether the site's content security policy holds; axe breaches it */
async function open(address: string, device = desktop, policy = true): Promise<Opened> {
  const opened = await openPage(running.browser, { ...device, bypassCSP: !policy });
  onTestFinished(() => opened.page.context().close());
  await opened.page.goto(`${running.site.origin}/library${address}`);
  await settled(opened.page);
  return opened;
}

const content = (page: Page) => page.locator('#content');
const signInButton = (page: Page, name = '登录') => content(page).getByRole('button', { name });

/** Signs in at the provider, which has led there. */
async function signInThere(page: Page, name = 'wen'): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));

const fault = (page: Page) => content(page).getByRole('alert');

/** Opens the menu where the locked item is; the footer has it, too. */
async function menuOf(page: Page, device: typeof desktop): Promise<Locator> {
  const header = page.getByRole('banner');
  if (device === desktop) {
    await header.getByRole('link', { name: '关于', exact: true }).hover();
    return header;
  }
  await header.getByRole('button', { name: '菜单' }).tap();
  const drawer = page.getByRole('dialog');
  const about = drawer.getByRole('group').filter({ hasText: '关于' });
  if ((await about.getAttribute('open')) === null) await about.locator('summary').tap();
  return drawer;
}

describe.each([
  ['desktop', desktop, ''],
  ['phone', mobile, 'H5'],
] as const)('sign-in on a %s', (_, device, suffix) => {
  it('leads from the locked item to the provider, and back to the wanted page', async () => {
    const { page, errors } = await open(`/about${suffix}`, device);
    const menu = await menuOf(page, device);
    await menu.getByRole('link', { name: /^馆员园地\s?（需登录）$/ }).click();
    await content(page).getByText('403').waitFor();
    expect(openAddress(page)).toBe(`/library/staff${suffix}`);
    expect(await content(page).getByRole('link', { name: '返回首页' }).count()).toBe(1);
    await signInButton(page).click();
    await signInThere(page);
    await content(page).getByText('本周排班').waitFor();
    expect(openAddress(page)).toBe(`/library/staff${suffix}`);
    // wen is no editor.
    expect(await content(page).getByText('待审稿件').count()).toBe(0);
    const again = await menuOf(page, device);
    await again.getByRole('link', { name: '馆员园地', exact: true }).waitFor();
    expect(await kept(page)).not.toMatch(/eyJ|staff/);
    await page.reload();
    await settled(page);
    await content(page).getByText('本周排班').waitFor();
    // The provider's own page asks for a typeface elsewhere.
    expect(errors.filter((text) => !/\b403\b|ERR_NAME_NOT_RESOLVED/.test(text))).toEqual([]);
  });
});

describe('sign-in', () => {
  it('holds in other tabs that are open, and sign-out, too', async () => {
    const { page } = await open('/staff');
    await signInButton(page).click();
    await signInThere(page, 'lu');
    await content(page).getByText('待审稿件').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${running.site.origin}/library/staff`);
    await content(other).getByText('待审稿件').waitFor();
    await other.goto(`${running.site.origin}/library/sign-in`);
    await settled(other);
    await content(other).getByText('您已登录').waitFor();
    await content(other).getByRole('button', { name: '退出登录' }).click();
    await content(page).getByText('您已退出登录').waitFor();
    await other.getByRole('button', { name: 'Yes, sign me out' }).click();
    await other.waitForURL(`${running.site.origin}/library/sign-in*`);
    await signInButton(other).waitFor();
    // The provider has forgotten, too.
    await signInButton(other).click();
    await other.getByPlaceholder('Enter any login').waitFor();
  });

  it('says in the language of the visitor that it was cancelled, and begins anew', async () => {
    const { page } = await open('/en/staff', desktop, false);
    await signInButton(page, 'Sign in').click();
    await page.getByText('[ Cancel ]').click();
    await fault(page).getByText('cancelled').waitFor();
    expect(openAddress(page)).toBe('/library/en/sign-in');
    expect(await axeViolations(page)).toEqual([]);
    await signInButton(page, 'Sign in').click();
    await signInThere(page);
    await content(page).getByText('You are signed in').waitFor();
  });

  it.each(['?code=stolen&state=theirs', '?error=access_denied&state=theirs'])(
    'takes no answer that nobody awaits: %s',
    async (query) => {
      const { page } = await open('/staff');
      await signInButton(page).click();
      await page.waitForURL(/\/interaction\//);
      await page.goto(`${running.site.origin}/library/sign-in${query}`);
      await fault(page).getByText('不是由这个窗口里的登录引起的').waitFor();
      expect(openAddress(page)).toBe('/library/sign-in');
      // The one that is awaited still does.
      await page.goBack();
      await signInThere(page);
      await content(page).getByText('本周排班').waitFor();
    },
  );

  it.each([
    ['nonce', 'x', '不是由这个窗口里的登录引起的'],
    ['verifier', 'x'.repeat(43), '答复无效'],
  ] as const)('takes no answer with another %s', async (key, value, words) => {
    const { page } = await open('/staff');
    await signInButton(page).click();
    await page.waitForURL(/\/interaction\//);
    await page.goto(`${running.site.origin}/library/about`);
    await change(page, key, value);
    await page.goBack();
    await signInThere(page);
    await fault(page).getByText(words).waitFor();
    await page.goto(`${running.site.origin}/library/staff`);
    await content(page).getByText('403').waitFor();
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'goes on to no other site: %s',
    async (back) => {
      const { page } = await open('/staff');
      await signInButton(page).click();
      await page.waitForURL(/\/interaction\//);
      await page.goto(`${running.site.origin}/library/about`);
      await change(page, 'back', back);
      await page.goBack();
      await signInThere(page);
      await content(page).getByText('您已登录').waitFor();
      expect(page.url()).toBe(`${running.site.origin}/library/sign-in`);
    },
  );

  it('says that the clock of the device is wrong', async () => {
    const { page } = await openPage(running.browser);
    onTestFinished(() => page.context().close());
    await page.clock.setSystemTime(Date.now() + 3 * 24 * 3600 * 1000);
    await page.goto(`${running.site.origin}/library/staff`);
    await signInButton(page).click();
    await signInThere(page);
    await fault(page).getByText('时钟').waitFor();
  });

  it('ends with the ID token, says so, and closes the page', async () => {
    const { page } = await openPage(running.browser);
    onTestFinished(() => page.context().close());
    await page.clock.install();
    await page.goto(`${running.site.origin}/library/staff`);
    await signInButton(page).click();
    await signInThere(page);
    await content(page).getByText('本周排班').waitFor();
    await page.clock.fastForward(3601 * 1000);
    await content(page).getByText('登录已过期').waitFor();
    expect(await content(page).textContent()).toContain('403');
  });

  it('says that the provider does not answer, and goes on when it does', async () => {
    const { page } = await open('/staff');
    await provider.close();
    await signInButton(page).click();
    await fault(page).getByText('暂时没有响应').waitFor();
    await start();
    await signInButton(page).click();
    await signInThere(page);
    await content(page).getByText('本周排班').waitFor();
  });
});

/** Changes what this tab keeps of the sign-in that was begun. */
const change = (page: Page, key: string, value: string): Promise<unknown> =>
  page.evaluate(
    ([name, other]) => {
      const at = Object.keys(sessionStorage).find((each) => each.startsWith('site-sign-in-begun'));
      const begun = JSON.parse(sessionStorage.getItem(at ?? '') ?? '{}');
      sessionStorage.setItem(at ?? '', JSON.stringify({ ...begun, [name ?? '']: other }));
    },
    [key, value],
  );
