import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, mobile, settled } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const words = {
  zh: { open: '打开搜索', search: '搜索', close: '关闭', empty: '请输入搜索内容', nav: '搜索结果' },
  en: {
    open: 'Open search',
    search: 'Search',
    close: 'Close',
    empty: 'Please enter some keywords.',
    nav: 'Search results',
  },
};
type Language = keyof typeof words;

async function openBox(
  address: string,
  language: Language,
  device = desktop,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await openScreen(running, address, device, before);
  await page.getByRole('banner').getByRole('button', { name: words[language].open }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const submit = (page: Page, language: Language) =>
  page.getByRole('dialog').getByRole('button', { name: words[language].search, exact: true });

/** Every page that has a search icon, and where it leads: [D-10] [H-03]. */
const places: readonly (readonly [string, Language, typeof desktop, string])[] = [
  ['/news', 'zh', desktop, '/search/'],
  ['/EN/NewsTrends', 'en', desktop, '/EN/search/'],
  ['/relationHomePage/authority/home/bureau', 'zh', desktop, '/relationHomePage/search/'],
  [
    '/EN/relationHomePage/PlatformCompanies/home/labs',
    'en',
    desktop,
    '/EN/relationHomePage/search/',
  ],
  ['/newsH5', 'zh', mobile, '/searchH5/'],
  ['/EN/IndexH5', 'en', mobile, '/EN/searchH5/'],
  ['/relationHomePageH5/authority/home/bureau', 'zh', mobile, '/relationHomePageH5/search/'],
  [
    '/EN/relationHomePageH5/PlatformCompanies/home/labs',
    'en',
    mobile,
    '/EN/relationHomePageH5/search/',
  ],
];

describe('[D-10] [H-03] [D-15] a search', () => {
  it.each(places)(
    'from %s leads to its page of results and closes the box',
    async (from, language, device, to) => {
      const page = await openBox(from, language, device);
      await field(page).fill('营商 blue');
      await submit(page, language).click();
      const nav = encodeURIComponent(words[language].nav);
      // In a zone the address says whose results they are, too: [S-04].
      const home = /relationHomePage.*\/(\w+)$/.exec(from)?.[1];
      const whose = home === undefined ? '' : `&home=${home}`;
      await expect.poll(() => openAddress(page)).toBe(`${to}营商 blue?nav=${nav}${whose}`);
      await settled(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => 'locked' in document.documentElement.dataset)).toBe(false);
      expect(await page.locator('#content').textContent()).toContain('营商 blue');
    },
  );
});

describe('[D-09] [H-02] the search box', () => {
  it.each([
    ['/news', 'zh', desktop, '想找什么？'],
    ['/EN/Index', 'en', desktop, 'What are you looking for?'],
    ['/newsH5', 'zh', mobile, '搜索'],
    ['/EN/IndexH5', 'en', mobile, 'Search…'],
  ] as const)(
    'at %s fills the window: keyword, button, close',
    async (address, language, device, placeholder) => {
      const page = await openBox(address, language, device);
      const box = await page.getByRole('dialog').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...device.viewport });
      expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await field(page).getAttribute('placeholder')).toBe(placeholder);
      expect(await submit(page, language).textContent()).toBe(words[language].search);
      await page.getByRole('dialog').getByRole('button', { name: words[language].close }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(focused).toBe(words[language].open);
    },
  );

  it('keeps what is typed when the empty ground is pressed', async () => {
    const page = await openBox('/news', 'zh');
    await field(page).fill('营商');
    await page.mouse.click(10, 700);
    await page.waitForTimeout(600);
    expect(await field(page).inputValue()).toBe('营商');
  });

  it('keeps the focus inside, and gives it back on Escape', async () => {
    const page = await openBox('/news', 'zh');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      '打开搜索',
    );
  });

  it('does the same in a browser without showModal', async () => {
    const page = await openBox('/news', 'zh', desktop, (each) =>
      each.addInitScript(() => {
        Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
      }),
    );
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      '打开搜索',
    );
  });

  it('offers links, which lead there and close it', async () => {
    const page = await openBox('/newsH5', 'zh', mobile);
    await page.getByRole('dialog').getByRole('link', { name: '全部八所院校' }).tap();
    await expect.poll(() => openAddress(page)).toBe('/institutionsH5');
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('[S-01] an empty keyword', () => {
  it.each([
    ['/news', 'zh', desktop],
    ['/newsH5', 'zh', mobile],
    ['/EN/Index', 'en', desktop],
    ['/EN/IndexH5', 'en', mobile],
  ] as const)(
    'is refused in words at %s, a keyword of blanks too, and nothing moves',
    async (address, language, device) => {
      const page = await openBox(address, language, device);
      const place = async () =>
        page.getByRole('dialog').getByRole('listitem').first().boundingBox();
      const before = await place();
      await submit(page, language).click();
      const warning = page.getByRole('dialog').getByRole('alert');
      expect(await warning.textContent()).toBe(words[language].empty);
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      expect(await place()).toEqual(before);
      await field(page).fill(' 　\t ');
      expect(await warning.textContent()).toBe('');
      await page.keyboard.press('Enter');
      expect(await warning.textContent()).toBe(words[language].empty);
      expect(openAddress(page)).toBe(address);
    },
  );
});

/** Nothing of these can be seen; some are pasted along with words. */
const invisible = '\u200b\u200c\u200d\ufeff\u2060\u00ad\u180e\u2064\u200e';

describe('[S-01] a keyword of invisible characters', () => {
  it.each([
    ['/news', 'zh', desktop, '/search/'],
    ['/newsH5', 'zh', mobile, '/searchH5/'],
    ['/EN/Index', 'en', desktop, '/EN/search/'],
    ['/EN/IndexH5', 'en', mobile, '/EN/searchH5/'],
  ] as const)(
    'is refused like an empty one at %s, and on a page of results',
    async (address, language, device, results) => {
      const page = await openBox(address, language, device);
      for (const typed of [...invisible, invisible]) {
        await field(page).fill(typed);
        await page.keyboard.press('Enter');
        const warning = page.getByRole('dialog').getByRole('alert');
        expect(await warning.textContent(), JSON.stringify(typed)).toBe(words[language].empty);
      }
      expect(openAddress(page)).toBe(address);
      await page.goto(
        `${running.site.origin}${results}${encodeURIComponent('\u200b\u2060')}?nav=x`,
      );
      await settled(page);
      expect(await page.locator('#content').textContent()).toContain(words[language].empty);
      await page.locator('#content [name=keyword]').fill('\u200b');
      await page.keyboard.press('Enter');
      expect(await page.locator('#content').getByRole('alert').textContent()).toBe(
        words[language].empty,
      );
    },
  );
});

describe('[K-04] curly quotes', () => {
  it.each([
    ['/news', 'zh', desktop, '“教育”', '/search/"教育"'],
    ['/EN/IndexH5', 'en', mobile, '“Li’an”', `/EN/searchH5/"Li'an"`],
  ] as const)(
    'typed into the box at %s are straight in address, field and results',
    async (address, language, device, typed, to) => {
      const page = await openBox(address, language, device);
      await field(page).fill(typed);
      await submit(page, language).click();
      await expect.poll(() => decodeURIComponent(page.url())).toContain(`${to}?nav=`);
      await settled(page);
      const straight = to.split('/').at(-1) ?? '';
      expect(await page.locator('#content [name=keyword]').inputValue()).toBe(straight);
      await page.locator('#content mark').first().waitFor();
      expect(await page.locator('#content mark').first().textContent()).toBe(
        straight.replaceAll('"', ''),
      );
    },
  );
});

describe('[S-02] Enter', () => {
  it('searches as the button does, but not when it ends an input method’s composition', async () => {
    const page = await openBox('/news', 'zh');
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', {
      text: 'yingshang',
      selectionStart: 9,
      selectionEnd: 9,
    });
    await input.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
      text: '\r',
    });
    await input.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
    });
    expect(openAddress(page)).toBe('/news');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await input.send('Input.insertText', { text: '营商' });
    expect(await field(page).inputValue()).toBe('营商');
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toMatch(/^\/search\/营商\?nav=/);
  });
});

describe('[D-11] a keyword', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['100%', '100%25'],
    ['?x#y', '%3Fx%23y'],
    ['%2F', '%252F'],
    ['<img onerror=alert(1) src=x>', undefined],
    ['🌊海', undefined],
    ['a\\b', 'a%5Cb'],
    // Quotes are straight, whichever way the keyboard curls them: [K-04].
    ['“营商”', '%22%E8%90%A5%E5%95%86%22', '"营商"'],
  ])('%s is found as typed, also after a reload', async (typed, spelled, kept = typed) => {
    for (const [address, language, device] of [
      ['/news', 'zh', desktop],
      ['/EN/IndexH5', 'en', mobile],
    ] as const) {
      const page = await openBox(address, language, device);
      await field(page).fill(typed);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toContain('nav=');
      await settled(page);
      if (spelled) expect(page.url()).toContain(`/${spelled}?nav=`);
      expect(await page.locator('#content').textContent()).toContain(kept);
      expect(await page.locator('#content input[name=keyword]').inputValue()).toBe(kept);
      await page.reload();
      await settled(page);
      expect(await page.locator('#content').textContent()).toContain(kept);
      expect(await page.locator('#content img[onerror]').count()).toBe(0);
    }
  });

  it.each([
    ['.', '点号', 'Dots'],
    ['..', '点号', 'Dots'],
    ['长'.repeat(101), '100', '100'],
    ['x'.repeat(10_000), '100', '100'],
  ])('that no address can have is refused in words', async (typed, chinese, english) => {
    for (const [address, language, device, said] of [
      ['/news', 'zh', desktop, chinese],
      ['/EN/IndexH5', 'en', mobile, english],
    ] as const) {
      const page = await openBox(address, language, device);
      await field(page).fill(typed);
      await page.keyboard.press('Enter');
      expect(await page.getByRole('dialog').getByRole('alert').textContent()).toContain(said);
      expect(openAddress(page)).toBe(address);
    }
  });
});
