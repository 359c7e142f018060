import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type AccessServer, startAccessServer } from '../browser/access-server.ts';
import { withMenu, withModel } from '../browser/menu-config.ts';
import { desktop, mobile, settled } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { serveChanged } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const members = `  - id: members
    paths: { zh: /members, en: false }
    title: { zh: 会员专区 }
    page: login
    access: { flag: member }
  - id: login
`;

const started: { server?: AccessServer } = {};
const running = withSite(async () => {
  const server = await startAccessServer();
  started.server = server;
  const site = await serveChanged('site', (source) =>
    source
      .replace('\naccess:\n', `\naccess:\n  url: ${server.origin}/me\n  credentials: include\n`)
      .replace('\n    staff:', '\n    member: { loginStatus: [2] }\n    staff:')
      .replace('  - id: login\n', members),
  );
  return {
    ...site,
    close: async () => {
      await site.close();
      await server.close();
    },
  };
});

const serverOf = (): AccessServer => {
  if (!started.server) throw new Error('the server runs with the tests, not before them');
  return started.server;
};

const open = (address: string, device = desktop, before?: (page: Page) => Promise<unknown>) =>
  openScreen(running, address, device, async (page) => {
    await withMenu(page, [
      { title: '新闻动态', linkUrl: '/news' },
      { title: '会员专区', linkUrl: '/members' },
    ]);
    await before?.(page);
  });

const signIn = (page: Page) =>
  page.context().addCookies([{ name: 'session', value: '1', url: running.site.origin }]);
const send = (page: Page, detail: unknown): Promise<unknown> =>
  page.evaluate(
    (value) => window.dispatchEvent(new CustomEvent('site-access', { detail: value })),
    detail,
  );
const menuWords = (page: Page): Promise<string | null> => page.getByRole('banner').textContent();
const heading = (page: Page) => page.locator('#content').textContent();

describe('[A-09] [A-07] the sign-in status', () => {
  it.each([
    ['/members', desktop],
    ['/membersH5', mobile],
  ] as const)(
    'comes with the answer of access.url, to which the cookie goes, at %s',
    async (address, device) => {
      const out = await open(address, device);
      expect(await heading(out)).toContain('403');
      expect(serverOf().cookies.at(-1)).toBe('');
      const page = await open(address, device, signIn);
      expect(serverOf().cookies.at(-1)).toBe('session=1');
      expect(await heading(page)).toContain('您已登录');
      expect(await page.title()).toMatch(/^会员专区-/);
    },
  );

  it('is used when that answer is late', async () => {
    let release = (): void => {};
    const server = serverOf();
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    const page = await open('/members', desktop, async (each) => {
      await signIn(each);
      await withModel(each, (model) => ({ ...model, configTimeout: 300 }));
    });
    expect(await heading(page)).toContain('403');
    release();
    server.hold = Promise.resolve();
    await expect.poll(() => heading(page)).toContain('您已登录');
    await expect.poll(() => menuWords(page)).toContain('会员专区');
  });

  it.each([
    ['/members', desktop],
    ['/membersH5', mobile],
  ] as const)(
    'is set by the event of the page around; menu, guards and the open page %s follow without a reload',
    async (address, device) => {
      const page = await open(address, device);
      await page.evaluate(() => Object.assign(window, { sameLoad: true }));
      const menu = async (): Promise<string | null> => {
        if (device === desktop) return menuWords(page);
        await page.getByRole('banner').getByRole('button', { name: '菜单' }).tap();
        const words = await page.getByRole('dialog').first().textContent();
        await page.getByRole('dialog').first().getByRole('button', { name: '关闭' }).tap();
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        return words;
      };
      expect(await menu()).not.toContain('会员专区');
      await send(page, { loginStatus: 2 });
      await expect.poll(() => heading(page)).toContain('您已登录');
      expect(await menu()).toContain('会员专区');
      await send(page, { loginStatus: 0 });
      await expect.poll(() => heading(page)).toContain('403');
      expect(await menu()).not.toContain('会员专区');
      expect(openAddress(page)).toBe(address);
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    },
  );

  it('may be set as soon as the site says that it listens, and codes stay as they are', async () => {
    const page = await open('/members', desktop, (each) =>
      each.addInitScript(() =>
        window.addEventListener('site-ready', () =>
          window.dispatchEvent(new CustomEvent('site-access', { detail: { loginStatus: 2 } })),
        ),
      ),
    );
    expect(await heading(page)).toContain('您已登录');
    expect(await menuWords(page)).toContain('新闻动态');
    await page.goto(`${running.site.origin}/news`);
    await settled(page);
    expect(await menuWords(page)).toContain('会员专区');
  });

  it('stays as it is where the event’s detail is wrong, with one warning each', async () => {
    const page = await open('/members');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const wrong = [
      null,
      [2],
      'x',
      { loginStatus: '2' },
      { loginStatus: 2, menuCodes: 'news' },
      { loginStatus: 2, fnCodes: [1] },
      { loginStatus: 1.5 },
    ];
    for (const detail of wrong) await send(page, detail);
    await expect.poll(() => warnings.length).toBe(wrong.length);
    for (const text of warnings) expect(text).toContain('the event site-access is ignored');
    expect(await heading(page)).toContain('403');
  });
});
