import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdAnswers } from './hold-answers.ts';
import { desktop, mobile, openPage, settled } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();
const open = (address: string, device = desktop) => openScreen(running, address, device);

const pages = (page: Page) => page.getByRole('navigation', { name: /^(分页|Pages)$/ });
/** Titles of the list's rows, once they are there. */
const rows = async (page: Page): Promise<string[]> => {
  await page.locator('#content [aria-busy]').waitFor({ state: 'detached' });
  return page.locator('#content li :is(h2, h3, h4)').allTextContents();
};

/** Number of the last page, from what the list says of itself. */
const lastPage = async (page: Page): Promise<string> => {
  const [, total] = /共 (\d+) 条/.exec((await pages(page).textContent()) ?? '') ?? [];
  return String(Math.ceil(Number(total) / 10));
};

describe('[M-03] a section', () => {
  it.each([
    ['/news?code=medias', '媒体聚焦', '岛上的大学城'],
    ['/newsH5?code=parkDangJian', '园区党建', '志愿服务队'],
    ['/EN/InverstmentAndCooperation?code=enlivingFacility', 'Living here', 'Facilities'],
    ['/parkSummaryInfo?code=leaderships', '林望舒', '试验区管理局局长'],
    ['/inverstmentAndCooperation?code=talentIntroduction', '人才引进', '海洋工程方向教研岗'],
  ])('%s shows %s with its own entries', async (address, title, entry) => {
    const page = await open(address, address.includes('H5') ? mobile : desktop);
    const content = page.locator('#content');
    expect(await content.getByRole('heading', { level: 2 }).first().textContent()).toBe(title);
    await content.getByText(entry).first().waitFor();
  });

  it('counts its entries beside its name', async () => {
    // So few that they are all on the first page.
    const page = await open('/news?code=parkDangJian');
    const side = page.getByRole('navigation', { name: '本页栏目' });
    const count = Number(await side.locator('[aria-current] span').textContent());
    expect(count).toBe(await page.locator('#content article, #content li:has(time)').count());
  });
});

describe('a table on a phone', () => {
  it.each([
    ['/parkSummaryInfoH5?code=messagePublic', '0898-0000 0001'],
    ['/parkServiceH5?code=accessibility', '2026 年 12 月'],
    ['/parkSummaryInfoH5/informationListPage/spring-festival-hours', '9:00–17:00'],
  ])('in %s keeps %s in one line, and the page its width', async (address, number) => {
    const page = await open(address, mobile);
    const found = page.locator('#content td').getByText(number, { exact: true }).first();
    expect(await found.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
});

describe('[K-05] a list in pages', () => {
  it('speaks the language of its page', async () => {
    const zh = await open('/news?code=parkDynamic');
    expect(await pages(zh).textContent()).toMatch(/^共 \d+ 条，10 条\/页/);
    expect(await pages(zh).getByRole('link', { name: '下一页' }).count()).toBe(1);
    const en = await open('/EN/newsListPage/all');
    expect(await pages(en).textContent()).toMatch(/^\d+ in all, 10 on a page/);
    const small = await open('/newsH5?code=parkDynamic', mobile);
    expect(await pages(small).textContent()).toMatch(/第 1 \/ \d+ 页/);
  });

  it('has an address for each page; back and forward restore page and place', async () => {
    const page = await open('/newsListPage/news/all');
    const first = await rows(page);
    await pages(page).getByRole('link', { name: '第 2 页' }).click();
    await expect.poll(() => openAddress(page)).toBe('/newsListPage/news/all?page=2');
    await expect.poll(() => rows(page)).not.toEqual(first);
    const second = await rows(page);
    // The rows came into view, and the keyboard goes on from there.
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(
      true,
    );
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(600);
    await page.reload();
    await settled(page);
    expect(await rows(page)).toEqual(second);
    // The page may not reach that far before all of it is drawn.
    const scroll = () =>
      page.evaluate(() => {
        window.scrollTo(0, 700);
        return window.scrollY;
      });
    await expect.poll(scroll).toBe(700);
    // A link in the window, so that nothing scrolls before it is followed.
    await page
      .locator('#content li :is(h2, h3, h4) a, #content li a:has(:is(h2, h3, h4))')
      .evaluateAll((links) =>
        (links.find((link) => link.getBoundingClientRect().top > 200) as HTMLElement).click(),
      );
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => openAddress(page)).toMatch(/^\/newsDetail\//);
    await settled(page);
    await page.goBack();
    await expect.poll(() => openAddress(page)).toBe('/newsListPage/news/all?page=2');
    // The page came built: its rows are loaded for the first time.
    await expect.poll(() => rows(page)).toEqual(second);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goBack();
    await expect.poll(() => rows(page)).toEqual(first);
    await page.goForward();
    await expect.poll(() => rows(page)).toEqual(second);
  });

  it.each([
    ['/news?code=educationNews&page=2', desktop, 700],
    ['/newsH5?code=parkDynamic&page=2', mobile, 600],
  ])(
    'keeps the place in %s over a reload, and back from another site',
    async (address, device, top) => {
      const page = await open(address, device);
      await rows(page);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      expect(await page.evaluate(() => document.body.scrollHeight - innerHeight)).toBeGreaterThan(
        top,
      );
      await page.evaluate((to) => window.scrollTo(0, to), top);
      // The rows come late, and what is asked for anew before they are there is not forgotten.
      const release = await holdAnswers(page, '**/lists/**');
      await page.reload();
      await page.reload();
      await page.locator('#content').waitFor();
      release();
      await rows(page);
      await expect.poll(scrolled).toBe(top);
      await page.goto('about:blank');
      await page.goBack();
      await settled(page);
      await rows(page);
      await expect.poll(scrolled).toBe(top);
      // Asked for by its address it starts at its top.
      await page.goto('about:blank');
      await page.goto(running.site.origin + address);
      await settled(page);
      await rows(page);
      expect(await scrolled()).toBe(0);
    },
  );

  it('keeps the place of every page that was left for another load of the site', async () => {
    const page = await open('/index');
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const goTo = async (address: string, top: number) => {
      await page.goto(running.site.origin + address);
      await settled(page);
      await page.evaluate((to) => window.scrollTo(0, to), top);
    };
    await page.evaluate(() => window.scrollTo(0, 1500));
    await goTo('/news?code=educationNews', 600);
    await goTo('/login', 0);
    for (const top of [600, 1500]) {
      await page.goBack();
      await settled(page);
      await expect.poll(scrolled).toBe(top);
    }
  });

  it('takes nobody away who turned the wheel before the rows came', async () => {
    const page = await open('/news?code=educationNews&page=2');
    await rows(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    const release = await holdAnswers(page, '**/lists/**');
    await page.reload();
    await page.locator('#content').waitFor();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -50);
    await page.waitForTimeout(100);
    release();
    await rows(page);
    await settled(page);
    await page.waitForTimeout(700);
    // From where the browser had put the page the wheel went up.
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(650);
  });

  it('goes to a page by its number, and to the last for one behind it', async () => {
    const page = await open('/newsListPage/news/all');
    const last = await lastPage(page);
    await page.getByLabel('跳至').fill('999');
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toMatch(new RegExp(`\\?page=${last}$`));
    await expect.poll(async () => (await rows(page)).length).toBeGreaterThan(0);
  });

  it('shows its last page for one behind it', async () => {
    const { page, errors } = await openPage(running.browser, desktop);
    await page.goto(`${running.site.origin}/newsListPage/news/all?page=400`);
    await settled(page);
    expect((await rows(page)).length).toBeGreaterThan(0);
    expect(await pages(page).locator('[aria-current]').textContent()).toBe(await lastPage(page));
    // The file of that page was asked for, and browsers report that there is none.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    await page.context().close();
  });

  it('is narrowed down by year and by code, each with an address', async () => {
    const page = await open('/newsListPage/news/medias');
    await page
      .getByRole('navigation', { name: '筛选' })
      .getByRole('link', { name: '2025' })
      .click();
    await expect.poll(() => openAddress(page)).toBe('/newsListPage/news/medias?year=2025');
    await expect
      .poll(() => page.locator('#content li time').first().getAttribute('datetime'))
      .toMatch(/^2025/);
    const years = await page
      .locator('#content li time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(0, 4)));
    expect(new Set(years)).toEqual(new Set(['2025']));
    await page.reload();
    await settled(page);
    expect(await rows(page)).toHaveLength(years.length);
  });

  it('does not carry the whole collection', async () => {
    const page = await open('/newsListPage/news/all');
    await pages(page).getByRole('link', { name: '下一页' }).click();
    await expect.poll(() => openAddress(page)).toBe('/newsListPage/news/all?page=2');
    const sizes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/content/'))
          .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
      );
    await expect.poll(sizes).not.toEqual([]);
    await rows(page);
    expect(Math.max(...(await sizes()))).toBeLessThan(20_000);
  });
});

describe('[K-01] an English date', () => {
  it.each([
    '/EN/Index',
    '/EN/IndexH5',
    '/EN/NewsTrends?code=enparkDynamic',
    '/EN/NewsTrendsH5',
    '/EN/informationOpenList/autumn-registration',
    '/EN/newsDetail/night-shuttle/2026-03-04/article',
  ])('names its month everywhere at %s', async (address) => {
    const page = await openScreen(running, address, address.includes('H5') ? mobile : desktop);
    await page.locator('#content time').first().waitFor();
    const dates = await page
      .locator('#content time')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('datetime'), each.textContent]));
    expect(dates.length).toBeGreaterThan(0);
    for (const [machine, text] of dates) {
      expect(machine).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(text).toMatch(
        /^\d\d ?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
      );
    }
    expect(await page.locator('#content').innerText()).not.toMatch(/\d{4}-\d\d-\d\d/);
  });
});

describe('an article', () => {
  it('has one address: a wrong day or kind is put right', async () => {
    const page = await open('/newsDetail/first-lesson/1999-01-01/film?from=a#part-1');
    expect(openAddress(page)).toBe('/newsDetail/first-lesson/2026-03-02/article?from=a');
  });

  it('that does not exist is the 404 page, from the server, too', async () => {
    const address = `${running.site.origin}/newsDetail/nothing-here/2026-03-02/article`;
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address.replace('nothing-here', 'first-lesson'))).status).toBe(200);
  });

  it('tells its translation to readers and to search engines', async () => {
    const page = await open('/newsDetailH5/night-shuttle/2026-03-04/article', mobile);
    const head = await page
      .locator('head link[rel=canonical], head link[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
    expect(head).toEqual([
      [null, '/newsDetail/night-shuttle/2026-03-04/article'],
      ['zh-CN', '/newsDetailH5/night-shuttle/2026-03-04/article'],
      ['en', '/EN/newsDetailH5/night-shuttle/2026-03-04/article'],
      ['x-default', '/newsDetailH5/night-shuttle/2026-03-04/article'],
    ]);
    await page.locator('#content').getByRole('link', { name: 'Read this in English' }).tap();
    await expect
      .poll(() => openAddress(page))
      .toBe('/EN/newsDetailH5/night-shuttle/2026-03-04/article');
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('opened from a related home page has the address of the news for search engines', async () => {
    const page = await open('/relationHomePage/newsDetail/first-lesson');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/newsDetail/first-lesson/2026-03-02/article');
  });

  it('leads on inside the site without loading anew, on the phone to its twins', async () => {
    const page = await open('/newsDetailH5/march-calendar/2026-03-12/article', mobile);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const link = page.locator('#content p a[href*=night-shuttle]').first();
    await link.tap();
    await expect.poll(() => openAddress(page)).toMatch(/^\/newsDetailH5\/night-shuttle\//);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });
});

describe('[K-03] a picture of a text', () => {
  it('is fetched when it is within 1.5 times the height of the window, not before', async () => {
    const page = await open('/newsDetail/bay-year/2025-12-30/pictures');
    const waiting = page.locator('#content figure img[datasrc]');
    const before = await waiting.count();
    expect(before).toBeGreaterThan(1);
    const tops = () =>
      page
        .locator('#content figure img[datasrc]')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
    expect(Math.min(...(await tops()))).toBeGreaterThanOrEqual(1.5 * 900);
    const height = await page.evaluate(() => document.body.scrollHeight);
    // To just short of the next one, then past the line.
    const next = Math.min(...(await tops())) - 1.5 * 900;
    await page.evaluate((by) => window.scrollTo(0, by), next - 8);
    await page.waitForTimeout(200);
    expect(await waiting.count()).toBe(before);
    await page.evaluate((by) => window.scrollTo(0, by), next + 8);
    await expect.poll(() => waiting.count()).toBe(before - 1);
    // Its space was kept.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  });
});
