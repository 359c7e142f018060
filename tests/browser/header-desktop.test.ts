import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { menuRowWidth } from '../../cli/lint/menu/menu-row-width.ts';
import { withMenu, withModel } from './menu-config.ts';
import { desktop, mobile, openPage, settled } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const open = (
  address: string,
  before?: (page: Page) => Promise<unknown>,
  device = desktop,
): Promise<Page> => openScreen(running, address, device, before);

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const item = (page: Page, name: string) =>
  menu(page)
    .locator('[data-menu-item] > a, [data-menu-item] > button, [data-menu-item] > span', {
      hasText: name,
    })
    .first();
const dropdown = (page: Page) => page.locator('[data-menu-dropdown]:not([hidden]) > div');

describe('[D-01] the mark', () => {
  it.each([
    ['/news', '/', '/index'],
    ['/EN/NewsTrends', '/EN/Index', '/EN/Index'],
  ])('at %s leads to %s', async (address, href, home) => {
    const page = await open(address);
    const fingerprint = page.getByRole('banner').getByRole('link').first();
    expect(await fingerprint.getAttribute('href')).toBe(href);
    await fingerprint.click();
    await expect.poll(() => openAddress(page)).toBe(home);
  });
});

describe('the skip links', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });

  it('lead to the text and to the search, before anything else', async () => {
    const page = await open('/news');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('跳到正文');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('跳到搜索');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('打开搜索');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  it('are not needed for it: the search is a few presses behind the menu', async () => {
    const page = await open('/news');
    let presses = 0;
    while (presses < 42 && (await focused(page)) !== '打开搜索') {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    // Two links, the mark, six items with a disclosure each, 关怀版.
    expect(presses).toBeLessThanOrEqual(17);
  });

  it('lead to the search on phones and in English, too', async () => {
    const page = await open('/EN/IndexH5', undefined, mobile);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to search');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Open search');
  });
});

describe('[D-03] the dropdown of an item', () => {
  it('opens by hover, goes over to the next item, and closes when the pointer leaves', async () => {
    const page = await open('/news');
    expect(await dropdown(page).count()).toBe(0);
    await item(page, '园区概况').hover();
    await dropdown(page).getByRole('link', { name: '区位优势' }).waitFor();
    await item(page, '院校招生').hover();
    await dropdown(page).getByRole('link', { name: '名师风采' }).waitFor();
    expect(await dropdown(page).count()).toBe(1);
    await dropdown(page).getByRole('link', { name: '名师风采' }).waitFor();
    await page.mouse.move(700, 850);
    await expect.poll(() => dropdown(page).count()).toBe(0);
  });

  it('stays while the pointer goes into it', async () => {
    const page = await open('/news');
    await item(page, '园区概况').hover();
    await dropdown(page).getByRole('link', { name: '区位优势' }).hover();
    await page.waitForTimeout(400);
    expect(await dropdown(page).count()).toBe(1);
  });

  it('is not opened by the focus, and Tab passes over it while it is closed', async () => {
    const page = await open('/news');
    await item(page, '首页').focus();
    const names: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dropdown(page).count()).toBe(0);
      names.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
        }),
      );
    }
    expect(names).toEqual(['园区概况', '“园区概况”的下级栏目', '新闻动态', '“新闻动态”的下级栏目']);
  });

  it('is a disclosure: its button opens and closes it by Enter and Space, and Tab goes into it', async () => {
    const page = await open('/EN/Index');
    const button = menu(page).getByRole('button', { name: /below News/ });
    await item(page, 'News').focus();
    await page.keyboard.press('Tab');
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Space');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const controlled = await button.getAttribute('aria-controls');
    expect(await page.locator(`[id="${controlled}"]`).textContent()).toContain('Campus news');
    await dropdown(page).waitFor();
    const links = await dropdown(page).getByRole('link').allTextContents();
    for (const link of links) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(link);
    }
    await page.keyboard.press('Tab');
    await expect.poll(() => dropdown(page).count()).toBe(0);
    expect(await page.locator('[role=menu], [role=menuitem]').count()).toBe(0);
  });

  it('answers to the arrow keys, and gives the focus back on Escape', async () => {
    const page = await open('/news');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await item(page, '首页').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('园区概况');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toContain('进入栏目');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('园区介绍');
    await page.keyboard.press('End');
    expect(await focused()).toContain('联合学院');
    await page.keyboard.press('Escape');
    expect(await dropdown(page).count()).toBe(0);
    expect(await focused()).toBe('园区概况');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('首页');
    await page.keyboard.press('End');
    expect(await focused()).toBe('投资与人才');
  });

  it('opened by hover closes on Escape wherever the focus is', async () => {
    const page = await open('/news');
    await page.locator('#content a').first().focus();
    await item(page, '园区服务').hover();
    expect(await dropdown(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await dropdown(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(
      true,
    );
  });

  it('stays closed under a pointer that rests where a link was followed, until it has left', async () => {
    const page = await open('/news');
    await item(page, '院校招生').hover();
    await dropdown(page).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => openAddress(page)).toBe('/institutions');
    await settled(page);
    const { x = 0, y = 0 } = (await item(page, '院校招生').boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 20);
    await page.mouse.move(x + 14, y + 22);
    await page.waitForTimeout(300);
    expect(await dropdown(page).count()).toBe(0);
    await page.mouse.move(400, 600);
    await item(page, '院校招生').hover();
    await dropdown(page).waitFor();
  });

  it('opens by a tap on a tablet; the second tap follows the link', async () => {
    const page = await open('/EN/Index', undefined, {
      viewport: { width: 1280, height: 900 },
      hasTouch: true,
    });
    await item(page, 'News').tap();
    await dropdown(page).waitFor();
    expect(openAddress(page)).toBe('/EN/Index');
    await item(page, 'News').tap();
    await expect.poll(() => openAddress(page)).toBe('/EN/NewsTrends');
    await item(page, 'Universities').tap();
    await page.touchscreen.tap(300, 700);
    await expect.poll(() => dropdown(page).count()).toBe(0);
  });
});

describe('[D-04] [D-05] what opens under an item', () => {
  it('is a sheet with picture and subtitles in Chinese', async () => {
    const page = await open('/news');
    await item(page, '园区概况').hover();
    const sheet = dropdown(page);
    const box = await sheet.boundingBox();
    expect(box?.width).toBe(1440);
    expect(box?.y).toBe(80);
    const picture = sheet
      .getByRole('presentation', { includeHidden: true })
      .or(sheet.locator('img'));
    expect(await picture.first().getAttribute('src')).toContain('/art/story-train.svg');
    const { width = 0, height = 0 } = (await picture.first().boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1.6, 1);
    expect(await sheet.textContent()).toContain('一座没有围墙的大学城');
    expect(await sheet.textContent()).toContain('高铁、机场与海湾');
  });

  it('is longer for the menu code that site.yaml names: library', async () => {
    const children = [{ title: '馆藏', linkUrl: '/news' }];
    const page = await open('/index', (each) =>
      withMenu(each, [
        {
          pageCode: 'library',
          title: '图书馆',
          linkUrl: '/news',
          image: '/art/mark.svg',
          childrens: children,
        },
        {
          pageCode: 'other',
          title: '其他',
          linkUrl: '/news',
          image: '/art/mark.svg',
          childrens: children,
        },
      ]),
    );
    const height = async (name: string): Promise<number> => {
      await item(page, name).hover();
      await expect.poll(() => dropdown(page).textContent()).toContain(name);
      return (await dropdown(page).boundingBox())?.height ?? 0;
    };
    expect(await height('图书馆')).toBeGreaterThan((await height('其他')) + 100);
  });

  it('is a plain list in English: no picture, no subtitle', async () => {
    const page = await open('/EN/Index', (each) =>
      withMenu(each, [
        {
          title: 'News',
          subTitle: 'not to be seen',
          linkUrl: '/EN/NewsTrends',
          image: '/art/mark.svg',
          childrens: [{ title: 'Campus', subTitle: 'nor this', linkUrl: '/EN/NewsTrends' }],
        },
      ]),
    );
    await item(page, 'News').hover();
    const list = dropdown(page);
    expect(await list.textContent()).toBe('Campus');
    expect(await list.locator('img').count()).toBe(0);
    const box = await list.boundingBox();
    const under = await item(page, 'News').boundingBox();
    expect(box?.width).toBe(272);
    expect(box?.x).toBeCloseTo(under?.x ?? 0, 0);
    expect((await list.getByRole('link').boundingBox())?.height).toBeCloseTo(46, 0);
  });
});

describe('an item', () => {
  const items = [
    { title: '无处可去', linkUrl: '' },
    { title: '有下级', linkUrl: '', childrens: [{ title: '下级', linkUrl: '/institutions' }] },
    { title: '外部', linkUrl: 'https://example.org/', linkType: 2 },
    { title: '站内新窗口', linkUrl: '/parkService', linkType: 2 },
    { title: '同一窗口', linkUrl: '/parkService', linkType: 1 },
  ];

  it('[D-06] with an empty linkUrl does nothing on click', async () => {
    const page = await open('/news', (each) => withMenu(each, items));
    const before = await page.evaluate(() => history.length);
    await item(page, '无处可去').click();
    await item(page, '有下级').click();
    await dropdown(page).getByRole('link', { name: '下级' }).waitFor();
    expect(openAddress(page)).toBe('/news');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it('[D-07] of linkType 2 opens a new window without a way back to this one; others stay inside', async () => {
    const page = await open('/news', (each) => withMenu(each, items));
    for (const name of ['外部', '站内新窗口']) {
      expect(await item(page, name).getAttribute('target')).toBe('_blank');
      expect(await item(page, name).getAttribute('rel')).toContain('noopener');
    }
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      item(page, '站内新窗口').click(),
    ]);
    await popup.waitForURL('**/parkService');
    expect(await popup.evaluate(() => window.opener)).toBe(null);
    expect(openAddress(page)).toBe('/news');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await item(page, '同一窗口').click();
    await expect.poll(() => openAddress(page)).toBe('/parkService');
    expect(page.context().pages()).toHaveLength(2);
    expect(await page.evaluate(() => 'stayed' in window && window.stayed)).toBe(true);
  });
});

describe('[D-08] the business environment', () => {
  it.each([
    [
      '/index',
      '投资与人才',
      '营商环境',
      '/inverstmentAndCooperation?code=businessEnvironment',
      '招商引资-',
    ],
    [
      '/EN/Index',
      'Investment',
      'Business environment',
      '/EN/InverstmentAndCooperation?code=enbusinessEnvironment',
      'Investment attraction-',
    ],
  ])(
    'from %s, under %s, leads to its link and sets the title',
    async (start, above, name, to, title) => {
      const page = await open(start);
      await item(page, above).hover();
      await dropdown(page).getByRole('link', { name }).click();
      await expect.poll(() => openAddress(page)).toBe(to);
      await settled(page);
      expect((await page.title()).startsWith(title), await page.title()).toBe(true);
      expect(await dropdown(page).count()).toBe(0);
      await page.reload();
      await settled(page);
      expect((await page.title()).startsWith(title), 'after a reload').toBe(true);
      await item(page, above).click();
      await expect.poll(async () => (await page.title()).startsWith(title)).toBe(false);
      await page.goBack();
      await expect.poll(async () => (await page.title()).startsWith(title)).toBe(true);
    },
  );
});

describe('[D-12] the language toggle', () => {
  it.each([
    ['/news', 'EN', 'en', '/EN/Index', 'English'],
    ['/EN/NewsTrends', 'CN', 'zh-CN', '/index', '中文'],
  ])(
    'at %s shows %s and opens the other home in a new window',
    async (address, sign, lang, home, name) => {
      const page = await open(address);
      const toggle = page.getByRole('banner').getByText(sign, { exact: true });
      expect(await toggle.getAttribute('lang')).toBe(lang);
      expect(await toggle.getAttribute('aria-label')).toContain(name);
      expect(await toggle.getAttribute('aria-label')).toMatch(new RegExp(`^${sign}`));
      const [popup] = await Promise.all([page.context().waitForEvent('page'), toggle.click()]);
      await popup.waitForURL(`**${home}`);
      expect(openAddress(page)).toBe(address);
    },
  );
});

it('[D-13] the header shifts left as the page scrolls sideways', async () => {
  const page = await open('/news');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.className = 'wide-for-the-test';
    wide.style.cssText = 'width: 2400px; height: 10px';
    document.body.append(wide);
  });
  const left = async () => (await page.getByRole('banner').boundingBox())?.x;
  expect(await left()).toBe(0);
  await page.evaluate(() => window.scrollTo(300, 0));
  await expect.poll(left).toBe(-300);
});

describe('[D-14] the notice 系统建设中', () => {
  it('is closed at first, opened by the menu codes that site.yaml names, and can be closed', async () => {
    const page = await open('/news', async (each) => {
      await withModel(each, (model) => ({
        ...model,
        menu: { ...model.menu, inDevelopment: ['entryCollege', 'parkServe'] },
      }));
    });
    const notice = page.getByRole('dialog', { name: '系统建设中' });
    expect(await notice.count()).toBe(0);
    await item(page, '园区服务').click();
    await notice.waitFor();
    expect(await notice.textContent()).toContain('系统建设中');
    expect(openAddress(page)).toBe('/news');
    await notice.getByRole('button', { name: '关闭' }).last().click();
    await expect.poll(() => notice.count()).toBe(0);
    await item(page, '院校招生').hover();
    await dropdown(page).getByRole('button', { name: '入驻院校' }).click();
    await notice.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => notice.count()).toBe(0);
    expect(openAddress(page)).toBe('/news');
  });
});

describe('the header over the lead story', () => {
  it('is clear until a sheet opens or the page scrolls', async () => {
    const page = await open('/index');
    const ground = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await item(page, '新闻动态').hover();
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(600, 700);
    await page.mouse.wheel(0, 20);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
  });
});

describe('the menu of the sample', () => {
  it.each([
    ['/news', 1200],
    ['/EN/NewsTrends', 1200],
    ['/news', 1280],
  ])('stands in a row at %s, %i wide', async (address, width) => {
    const page = await open(address, undefined, { viewport: { width, height: 800 } });
    const button = page.getByRole('banner').getByRole('button', { name: /^(菜单|Menu)$/ });
    expect(await button.isVisible()).toBe(false);
    expect(await menu(page).isVisible()).toBe(true);
    const last = await item(page, address === '/news' ? '投资与人才' : 'Investment').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(width - 200);
  });
});

const short = ['首页', '概况', '新闻', '院校', '招生', '科研', '服务', '投资', '人才', '联系'];
const shortEnglish = 'Home About News Schools Study Research Services Invest Jobs Contact'.split(
  ' ',
);
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(菜单|Menu)$/ });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('[D-16] the top menu', () => {
  it.each([
    ['/news', short, 1280],
    ['/news', short, 1440],
    ['/news', short, 2200],
    ['/EN/NewsTrends', shortEnglish, 1280],
    ['/EN/NewsTrends', shortEnglish, 1440],
    ['/EN/NewsTrends', shortEnglish, 2200],
  ])('at %s shows ten short items, %o, at %i px', async (address, titles, width) => {
    const linkUrl = address;
    const page = await open(
      address,
      (each) =>
        withMenu(
          each,
          titles.map((title) => ({ title, linkUrl })),
        ),
      { viewport: { width, height: 900 } },
    );
    expect(await menu(page).isVisible()).toBe(true);
    expect(await menuButton(page).isVisible()).toBe(false);
    const ends = await menu(page)
      .locator('[data-menu-item]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(ends).toHaveLength(10);
    expect(Math.max(...ends)).toBeLessThan(width);
    expect(await overflow(page)).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(80);
  });

  it.each(['/news', '/EN/NewsTrends'])(
    'shows the menu of the routes at %s where the web configuration is down',
    async (address) => {
      const { page } = await openPage(running.browser, desktop);
      await page.route('**/json/website/**', (route) => route.abort());
      await page.goto(running.site.origin + address);
      await settled(page);
      expect(await menu(page).isVisible()).toBe(true);
      expect(await menuButton(page).isVisible()).toBe(false);
      await page.context().close();
    },
  );

  it.each([
    ['/news', 'zh-CN', ['首页', '园区概况', '新闻动态', '院校招生', '投资与人才', '“一湾”规划']],
    [
      '/EN/NewsTrends',
      'en',
      ['Home', 'About the zone', 'News', 'Universities', 'Investment, talent'],
    ],
    ['/EN/NewsTrends', 'en', ['Новости', 'Образование', 'Müller & Söhne', 'Ελλάδα', '한국어 안내']],
  ])('at %s is about as wide as lint estimates: %s, %o', async (address, tag, titles) => {
    const page = await open(address, (each) =>
      withMenu(
        each,
        titles.map((title) => ({ title, linkUrl: '/news' })),
      ),
    );
    const measured = await page.evaluate(() => {
      const row = document.querySelector<HTMLElement>('[data-menu]');
      if (!row) return 0;
      row.dataset.menu = 'tight';
      const widths = [...row.children].map((child) => {
        const { marginLeft } = getComputedStyle(child);
        const items = [...child.querySelectorAll(':scope > ul > li')];
        const last = items.at(-1)?.getBoundingClientRect().right ?? 0;
        const start = (items[0]?.getBoundingClientRect().left ?? 0) - 20;
        const own = items.length > 0 ? last - start : child.getBoundingClientRect().width;
        return own + Number.parseFloat(marginLeft);
      });
      return widths.reduce((sum, each) => sum + each, 0);
    });
    const isChinese = tag.startsWith('zh');
    const estimated = menuRowWidth(
      {
        tag,
        name: '测试站',
        titles,
        care: isChinese ? '关怀版' : 'Large text',
        toggles: [isChinese ? 'EN' : 'CN'],
        hasSearch: true,
      },
      1440,
    );
    expect(estimated / measured).toBeGreaterThan(0.92);
    expect(estimated / measured).toBeLessThan(1.08);
  });

  it('follows the window, and the focus stays at the menu', async () => {
    const titles = Array.from({ length: 9 }, (_, index) => `一个栏目${index}`);
    const page = await open('/news', (each) =>
      withMenu(
        each,
        titles.map((title) => ({ title, linkUrl: '/news' })),
      ),
    );
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    await item(page, '一个栏目3').focus();
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(() => menuButton(page).isVisible()).toBe(true);
    expect(await menu(page).count()).toBe(0);
    expect(await focused()).toBe('菜单');
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1500, height: 900 });
    await expect.poll(() => menu(page).isVisible()).toBe(true);
    await expect.poll(focused).toBe('一个栏目0');
    expect(await menuButton(page).isVisible()).toBe(false);
  });

  it('folds for large text where it does not fit any more, and comes back', async () => {
    const titles = Array.from({ length: 9 }, (_, index) => `一个栏目${index}`);
    const page = await open('/news', (each) =>
      withMenu(
        each,
        titles.map((title) => ({ title, linkUrl: '/news' })),
      ),
    );
    expect(await menu(page).isVisible()).toBe(true);
    const care = page.getByRole('banner').getByRole('button', { name: '关怀版' });
    await care.click();
    await expect.poll(() => menuButton(page).isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    await care.click();
    await expect.poll(() => menu(page).isVisible()).toBe(true);
  });

  it.each([
    ['built', '/news', ['6 roomy', '30 folded']],
    // Put together in the browser.
    ['not built', '/news', ['30 folded']],
  ])(
    'never shows first what it takes back, in a page that was %s',
    async (kind, address, forms) => {
      const titles = Array.from({ length: 30 }, (_, index) => `一个栏目${index}`);
      const page = await open(address, async (each) => {
        await withMenu(
          each,
          titles.map((title) => ({ title, linkUrl: '/news' })),
        );
        if (kind === 'not built') {
          await each.route(running.site.origin + address, async (route) => {
            await route.fulfill({ path: join(inject('builtSite'), 'shell.html') });
          });
        }
        await each.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          const look = (): void => {
            const row = document.querySelector<HTMLElement>('[data-menu]');
            if (row) {
              const count = row.querySelectorAll('[data-menu-item]').length;
              const form = `${count} ${row.dataset.menu}`;
              if (seen.at(-1) !== form) seen.push(form);
            }
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      });
      await menuButton(page).waitFor();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual(
        forms,
      );
    },
  );
});

describe('a menu that no header has room for', () => {
  it.each([
    [
      '500 items',
      Array.from({ length: 500 }, (_, index) => ({ title: `栏目 ${index}`, linkUrl: '/news' })),
    ],
    [
      'titles of 200 characters',
      [
        { title: '长'.repeat(200), linkUrl: '/news' },
        { title: '短', linkUrl: '/index' },
      ],
    ],
  ])('of %s folds into the menu button', async (_, items) => {
    const page = await open('/news', (each) => withMenu(each, items));
    const button = page.getByRole('banner').getByRole('button', { name: '菜单' });
    expect(await button.isVisible()).toBe(true);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(80);
    await button.click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.getByRole('link').count()).toBeGreaterThanOrEqual(items.length);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  it('five levels deep shows all of them', async () => {
    let deep: object = { title: '第五层', linkUrl: '/news' };
    for (const title of ['第四层', '第三层', '第二层', '第一层']) {
      deep = { title, linkUrl: '/news', childrens: [deep] };
    }
    const page = await open('/news', (each) => withMenu(each, [deep]));
    await item(page, '第一层').hover();
    for (const title of ['第二层', '第三层', '第四层', '第五层']) {
      await dropdown(page).getByText(title).waitFor();
    }
  });
});
