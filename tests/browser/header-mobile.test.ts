import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withMenu, withModel } from './menu-config.ts';
import { mobile, settled } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { swipe } from './swipe.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const open = (address: string, before?: (page: Page) => Promise<unknown>): Promise<Page> =>
  openScreen(running, address, mobile, before);

async function openDrawer(page: Page, name: string | RegExp = /^(菜单|Menu)$/): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).tap();
  await drawer(page).waitFor();
}

const drawer = (page: Page) => page.getByRole('dialog').first();
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const shown = async (page: Page): Promise<string[]> =>
  (
    await drawer(page)
      .getByRole('navigation')
      .locator('summary, a, button, li > span')
      .allTextContents()
  ).map((text) => text.trim());

describe('[H-01] the mark', () => {
  it.each([
    ['/newsH5', '/indexH5'],
    ['/EN/NewsTrendsH5', '/EN/IndexH5'],
  ])('at %s leads to %s', async (address, home) => {
    const page = await open(address);
    await page.getByRole('banner').getByRole('link').first().tap();
    await expect.poll(() => openAddress(page)).toBe(home);
  });
});

describe('[H-04] the drawer', () => {
  it('is an accordion of the top-level items without the home item, with their children, one open at a time', async () => {
    const page = await open('/indexH5');
    await openDrawer(page);
    const summaries = drawer(page).locator('summary');
    expect(await summaries.allTextContents()).toEqual([
      '园区概况',
      '新闻动态',
      '院校招生',
      '园区服务',
      '投资与人才',
    ]);
    const panels = drawer(page).locator('details[open]');
    expect(await panels.count()).toBe(0);
    await summaries.nth(0).tap();
    expect(await panels.getByRole('link').allTextContents()).toEqual([
      '园区介绍',
      '组织机构',
      '区位优势',
      '信息公开',
      '领导班子',
      '联合学院',
    ]);
    await summaries.nth(2).tap();
    await expect.poll(() => panels.count()).toBe(1);
    expect(await panels.textContent()).toContain('名师风采');
    await summaries.nth(2).tap();
    await expect.poll(() => panels.count()).toBe(0);
    const box = await drawer(page).locator('> div').boundingBox();
    expect(box?.x).toBe(0);
  });

  it('is one panel at a time in a browser that does not know the name of details', async () => {
    const page = await open('/indexH5', (each) =>
      each.addInitScript(() => {
        new MutationObserver(() => {
          for (const panel of document.querySelectorAll('details[name]'))
            panel.removeAttribute('name');
        }).observe(document, { subtree: true, childList: true });
      }),
    );
    await openDrawer(page);
    expect(await drawer(page).locator('details[name]').count()).toBe(0);
    await drawer(page).locator('summary').nth(0).tap();
    await drawer(page).locator('summary').nth(1).tap();
    await expect
      .poll(() => drawer(page).locator('details[open]').allTextContents())
      .toHaveLength(1);
  });

  it('opens with the panel of the open page', async () => {
    const page = await open('/institutionsH5?code=recruitmentDynamics');
    await openDrawer(page);
    const panel = drawer(page).locator('details[open]');
    expect(await panel.locator('summary').textContent()).toBe('院校招生');
    expect(await panel.locator('[aria-current]').textContent()).toBe('招生动态');
  });
});

describe('[H-05] a child', () => {
  it('without a link, or titled Information, is not shown', async () => {
    const page = await open('/EN/IndexH5', (each) =>
      withMenu(each, [
        {
          title: 'News',
          linkUrl: '/EN/NewsTrends',
          childrens: [
            { title: 'Campus', linkUrl: '/EN/NewsTrends?code=enparkDynamic' },
            { title: 'Information', linkUrl: '/EN/NewsTrends?code=enmediaFocus' },
            { title: 'Nowhere', linkUrl: '' },
            { title: 'By link', linkUrl: '', link: '/EN/NewsTrends?code=enmediaFocus' },
          ],
        },
        { pageCode: 'home', title: 'Home', linkUrl: '/EN/Index' },
        { title: 'Information', linkUrl: '/EN/NewsTrends' },
      ]),
    );
    await openDrawer(page);
    expect(await shown(page)).toEqual(['News', 'Campus', 'By link', 'Information']);
  });
});

describe('[H-06] a tap', () => {
  it('navigates with H5 on the first segment, before query and hash; other links stay as they are', async () => {
    const page = await open('/indexH5', (each) =>
      withMenu(each, [
        { title: '新闻', linkUrl: '/news?code=theme#top' },
        { title: '已是手机', linkUrl: '/parkServiceH5' },
        { title: '英文', linkUrl: '/EN/NewsTrends?x=1' },
        { title: '外部', linkUrl: 'https://example.org/news' },
        { title: '邮件', linkUrl: 'mailto:a@example.org' },
        { title: '新窗口', linkUrl: '/institutions', linkType: 2 },
      ]),
    );
    await openDrawer(page);
    const links = drawer(page).getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/newsH5?code=theme#top',
      '/parkServiceH5',
      '/EN/NewsTrendsH5?x=1',
      'https://example.org/news',
      'mailto:a@example.org',
      '/institutions',
    ]);
    const last = links.last();
    expect(await last.getAttribute('target')).toBe('_blank');
    expect(await last.getAttribute('rel')).toContain('noopener');
    const [popup] = await Promise.all([page.context().waitForEvent('page'), last.tap()]);
    await popup.waitForURL('**/institutionsH5');
    expect(openAddress(page)).toBe('/indexH5');
    await links.first().tap();
    await expect.poll(() => openAddress(page)).toBe('/newsH5?code=theme');
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => 'locked' in document.documentElement.dataset)).toBe(false);
  });
});

describe('[H-07] the business environment', () => {
  it.each([
    [
      '/indexH5',
      '投资与人才',
      '营商环境',
      '/inverstmentAndCooperationH5?code=businessEnvironment',
      '人才招聘-',
    ],
    [
      '/EN/IndexH5',
      'Investment',
      'Business environment',
      '/EN/InverstmentAndCooperationH5?code=enbusinessEnvironment',
      'Talent recruitment-',
    ],
  ])(
    'from %s leads to the H5 path of its link and sets the title',
    async (start, above, name, to, title) => {
      const page = await open(start);
      await openDrawer(page);
      await drawer(page).locator('summary', { hasText: above }).tap();
      await drawer(page).getByRole('link', { name }).tap();
      await expect.poll(() => openAddress(page)).toBe(to);
      await settled(page);
      expect((await page.title()).startsWith(title), await page.title()).toBe(true);
    },
  );
});

describe('[H-08] the language icon of the drawer', () => {
  it.each([
    ['/newsH5', 'English', '/EN/IndexH5'],
    ['/EN/NewsTrendsH5', '中文', '/indexH5'],
  ])('at %s opens the home in %s in a new window', async (address, name, home) => {
    const page = await open(address);
    await openDrawer(page);
    const link = drawer(page).getByRole('link', { name: new RegExp(`^${name}`) });
    expect(await link.locator('svg').count()).toBe(1);
    const [popup] = await Promise.all([page.context().waitForEvent('page'), link.tap()]);
    await popup.waitForURL(`**${home}`);
    expect(openAddress(page)).toBe(address);
  });
});

describe('[H-09] the header', () => {
  it.each(['/indexH5', '/newsH5'])(
    'at %s is blue, from 0.8 to 1 over the first 100 px',
    async (address) => {
      const page = await open(address);
      const ground = () =>
        page.getByRole('banner').evaluate((header) => {
          const { backgroundColor, opacity } = getComputedStyle(
            header.firstElementChild as Element,
          );
          return [backgroundColor, Number(opacity)];
        });
      expect(await ground()).toEqual(['rgb(11, 66, 128)', 0.8]);
      for (const [scroll, opacity] of [
        [25, 0.85],
        [50, 0.9],
        [100, 1],
        [240, 1],
        [0, 0.8],
      ] as const) {
        await page.evaluate((top) => window.scrollTo(0, top), scroll);
        await expect.poll(async () => (await ground())[1]).toBeCloseTo(opacity, 2);
      }
      await page.evaluate(() => window.scrollTo(0, 200));
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    },
  );
});

describe('[H-10] while the drawer is open', () => {
  it('the page does not scroll, and stands where it stood when the drawer closes', async () => {
    const page = await open('/indexH5');
    await page.evaluate(() => window.scrollTo(0, 640));
    await openDrawer(page);
    for (const x of [120, 380]) await swipe(page, x, 600, 200);
    await page.mouse.wheel(0, 500);
    expect(await scrollTop(page)).toBe(640);
    await drawer(page).getByRole('button', { name: '关闭' }).tap();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await scrollTop(page)).toBe(640);
    await swipe(page, 200, 600, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(700);
  });

  it('a tap beside it closes it, Escape too, and the focus goes back to the menu button', async () => {
    const page = await open('/indexH5');
    for (const leave of [
      () => page.touchscreen.tap(380, 500),
      () => page.keyboard.press('Escape'),
    ]) {
      await openDrawer(page);
      await leave();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        '菜单',
      );
    }
  });

  it('back closes the drawer, and then leads to the page before, without the lock', async () => {
    const page = await open('/indexH5');
    await openDrawer(page);
    await drawer(page).locator('summary').nth(1).tap();
    await drawer(page).getByRole('link', { name: '专题' }).tap();
    await expect.poll(() => openAddress(page)).toBe('/newsH5?code=theme');
    // The header of the page before is there until the page has loaded.
    await settled(page);
    await openDrawer(page);
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(openAddress(page)).toBe('/newsH5?code=theme');
    await page.goBack();
    await expect.poll(() => openAddress(page)).toBe('/indexH5');
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => 'locked' in document.documentElement.dataset)).toBe(false);
  });
});

describe('[H-11] the notice 系统建设中', () => {
  it('is closed at first and opened by the menu codes that site.yaml names', async () => {
    const page = await open('/indexH5', (each) =>
      withModel(each, (model) => ({
        ...model,
        menu: { ...model.menu, inDevelopment: ['medias'] },
      })),
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openDrawer(page);
    await drawer(page).locator('summary', { hasText: '新闻动态' }).tap();
    await drawer(page).getByRole('button', { name: '媒体聚焦' }).tap();
    const notice = page.getByRole('dialog', { name: '系统建设中' });
    await notice.waitFor();
    expect(openAddress(page)).toBe('/indexH5');
    await notice.getByRole('button', { name: '关闭' }).last().tap();
    await expect.poll(() => notice.count()).toBe(0);
    expect(await drawer(page).isVisible()).toBe(true);
  });
});

describe('[H-12] the drawer', () => {
  const width = async (page: Page) =>
    (await page.getByRole('dialog').last().locator('> div').boundingBox())?.width;

  it('is 378 wide, also on a window of 390 px, and leaves 44 px of one narrower than itself', async () => {
    const page = await open('/indexH5', (each) =>
      each.setViewportSize({ width: 440, height: 900 }),
    );
    await openDrawer(page);
    for (const [screen, drawn] of [
      [440, 378],
      [390, 378],
      [378, 378],
      [377, 333],
      [320, 276],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 844 });
      expect(await width(page), `at ${screen} px`).toBeCloseTo(drawn, 3);
    }
  });

  it('is 736 wide where it is large', async () => {
    const page = await openScreen(running, '/index', { viewport: { width: 1000, height: 800 } });
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
    for (const [screen, drawn] of [
      [1000, 736],
      [736, 736],
      [700, 656],
      [390, 378],
      [320, 276],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 });
      expect(await width(page), `at ${screen} px`).toBeCloseTo(drawn, 3);
    }
  });

  it('is pushed aside by 180 where a drawer opens in it, and comes back', async () => {
    const page = await open('/indexH5', (each) =>
      withMenu(each, [
        {
          title: '一',
          linkUrl: '/news',
          childrens: [
            {
              title: '二',
              linkUrl: '/news',
              childrens: [{ title: '三', linkUrl: '/institutions' }],
            },
          ],
        },
      ]),
    );
    await openDrawer(page);
    const left = async () => (await drawer(page).locator('> div').boundingBox())?.x;
    await drawer(page).locator('summary').tap();
    await drawer(page).getByRole('button', { name: '二' }).tap();
    const inner = page.getByRole('dialog', { name: '二' });
    await expect.poll(left).toBe(180);
    expect((await inner.locator('> div').boundingBox())?.x).toBe(0);
    await inner.getByRole('button', { name: '关闭' }).tap();
    await expect.poll(left).toBe(0);
    await drawer(page).getByRole('button', { name: '二' }).tap();
    await inner.getByRole('link', { name: '三' }).tap();
    await expect.poll(() => openAddress(page)).toBe('/institutionsH5');
    await settled(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('ends its motion within 500 ms even where no event says so', async () => {
    const page = await open('/indexH5', (each) => each.clock.install());
    await openDrawer(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      window.addEventListener('animationend', (event) => event.stopImmediatePropagation(), true);
    });
    await drawer(page).getByRole('button', { name: '关闭' }).tap();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.clock.runFor(499);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('does not move for visitors who want less motion', async () => {
    const page = await open('/indexH5', (each) => each.emulateMedia({ reducedMotion: 'reduce' }));
    await openDrawer(page);
    const durations = await drawer(page)
      .locator('> div')
      .evaluate((panel) => {
        const { animationDuration, transitionDuration } = getComputedStyle(panel);
        return [animationDuration, transitionDuration];
      });
    expect(durations.map((each) => Number.parseFloat(each))).toEqual([0, 0]);
  });
});

describe('a drawer at a desk', () => {
  it('goes when the window becomes wide enough for the menu in a row, and nothing stays locked', async () => {
    const page = await openScreen(running, '/news', { viewport: { width: 900, height: 800 } });
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
    await drawer(page).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(() => page.evaluate(() => 'locked' in document.documentElement.dataset))
      .toBe(false);
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '院校招生' })
      .first()
      .click();
    await expect.poll(() => openAddress(page)).toBe('/institutions');
  });
});

describe('a menu of 500 items', () => {
  it('scrolls in the drawer, and the last one can be tapped', async () => {
    const items = Array.from({ length: 500 }, (_, index) => ({
      title: `栏目 ${index}`,
      linkUrl: `/news?code=${index}`,
    }));
    const page = await open('/indexH5', (each) => withMenu(each, items));
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: '栏目 499' }).tap();
    await expect.poll(() => openAddress(page)).toBe('/newsH5?code=499');
  });

  it('a title of 200 characters stays inside', async () => {
    const page = await open('/indexH5', (each) =>
      withMenu(each, [{ title: '长'.repeat(200), linkUrl: '/news' }]),
    );
    await openDrawer(page);
    const overflow = await drawer(page)
      .locator('> div')
      .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBe(0);
  });
});
