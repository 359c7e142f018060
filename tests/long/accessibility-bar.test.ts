import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, settled } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const attributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const bar = (page: Page, name = '关怀版') => page.getByRole('region', { name, exact: true });
const said = (page: Page) => bar(page).getByRole('status').textContent();

/** Has the bar there from the start, with what was chosen before. */
const kept =
  (choice: Readonly<Record<string, unknown>>) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      (text) => {
        if (localStorage.getItem('site-display') === null)
          localStorage.setItem('site-display', text);
      },
      JSON.stringify({ care: true, ...choice }),
    );

const openBar = async (
  address: string,
  device: BrowserContextOptions = desktop,
  choice = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> => {
  const page = await openScreen(running, address, device, async (each) => {
    await kept(choice)(each);
    await before(each);
  });
  await page.getByRole('region', { name: /^(关怀版|Large text)$/ }).waitFor();
  return page;
};

const narrowDesktop: BrowserContextOptions = { viewport: { width: 1100, height: 800 } };

describe('the accessibility bar', () => {
  it('changes text, spacing, contrast and colours by pointer, and keeps them', async () => {
    const page = await openBar('/news');
    const other = await page.context().newPage();
    await other.goto(`${running.site.origin}/parkService`);
    await settled(other);
    for (const [group, control, expected] of [
      ['字号', '特大', { text: 'larger' }],
      ['字号', '超大', { text: 'largest' }],
      ['间距', '宽', { spacing: 'wide' }],
      ['对比', '高', { contrast: 'more' }],
      ['颜色', '深色', { theme: 'dark' }],
    ] as const) {
      const button = bar(page)
        .getByRole('group', { name: group })
        .getByRole('button', { name: control, exact: true });
      expect(await button.getAttribute('aria-pressed')).toBe('false');
      await button.click();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect(await attributes(page)).toMatchObject(expected);
      expect(await said(page)).toBe(`${group}：${control}`);
      await expect.poll(() => attributes(other)).toMatchObject(expected);
    }
    await page.reload();
    await settled(page);
    const all = { care: 'true', text: 'largest', spacing: 'wide', contrast: 'more', theme: 'dark' };
    expect(await attributes(page)).toEqual(all);
    await bar(page).getByRole('button', { name: '恢复默认' }).click();
    expect(await attributes(page)).toEqual({ care: 'true', text: 'large' });
    await expect.poll(() => attributes(other)).toEqual({ care: 'true', text: 'large' });
  });

  it('does the same by keys, which do nothing where somebody types', async () => {
    const page = await openScreen(running, '/news');
    await page.keyboard.press('Alt+Shift+KeyA');
    await bar(page).waitFor();
    expect(await attributes(page)).toEqual({ care: 'true', text: 'large' });
    for (const [key, expected] of [
      ['Equal', { text: 'larger' }],
      ['Minus', { text: 'large' }],
      ['KeyS', { spacing: 'wide' }],
      ['KeyC', { contrast: 'more' }],
      ['KeyP', { pointer: 'large' }],
      ['KeyM', { simple: 'true' }],
    ] as const) {
      await page.keyboard.press(`Alt+Shift+${key}`);
      expect(await attributes(page), key).toMatchObject(expected);
    }
    await page.keyboard.press('Alt+Shift+Digit0');
    expect(await attributes(page)).toEqual({ care: 'true', text: 'large' });
    await page.keyboard.press('Alt+Shift+KeyD');
    expect(await attributes(page)).toEqual({ care: 'true', text: 'large' });
    await page.keyboard.press('Alt+Shift+KeyD');
    expect(await attributes(page)).toMatchObject({ theme: 'dark' });
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
    });
    await page.keyboard.press('Alt+Shift+KeyC');
    expect(await attributes(page)).not.toHaveProperty('contrast');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Alt+Shift+KeyA');
    await expect.poll(() => bar(page).count()).toBe(0);
    expect(await attributes(page)).toEqual({ theme: 'dark' });
  });

  it('is reached by Tab before the page, each of its buttons with a ring that is seen', async () => {
    const page = await openBar('/news');
    // The two skip links.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document;
        const inBar = element?.closest('section[aria-label="关怀版"]');
        if (!element || !inBar) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const edge = inBar.getBoundingClientRect();
        // A ring of 3 px stands 3 px from its button.
        const isSeen = top - edge.top >= 6 && edge.bottom - bottom >= 6;
        return { name: element.textContent ?? '', isSeen };
      });
      if (!focused) break;
      expect(focused).toMatchObject({ isSeen: true });
      names.push(focused.name);
    }
    expect(names.slice(0, 6)).toEqual(['标准', '大', '特大', '超大', '标准', '宽']);
    expect(names.slice(-3)).toEqual(['更多', '恢复默认', '退出']);
  });

  it('takes its room before its code is there, and does not grow with the text', async () => {
    const page = await openBar('/news', desktop, { text: 'large' }, (each) =>
      each.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
    );
    const shifts = () =>
      page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
      );
    expect(await shifts()).toBeLessThan(0.01);
    const height = () => bar(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(91);
    await bar(page).getByRole('button', { name: '超大' }).click();
    expect(await height()).toBe(91);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });

  it('puts behind a button what does not fit in the row', async () => {
    const page = await openBar('/news', narrowDesktop);
    expect(await bar(page).getByRole('button', { name: '阅读尺' }).count()).toBe(0);
    const more = bar(page).getByRole('button', { name: '更多' });
    await more.click();
    await bar(page).getByRole('button', { name: '大光标' }).click();
    expect(await attributes(page)).toMatchObject({ pointer: 'large' });
    await bar(page).getByText('快捷键').click();
    expect(await bar(page).getByText('Alt + Shift + R').isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    expect(await more.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each(['/news', '/EN/index'])(
    'keeps its last button at the edge of the page: %s',
    async (address) => {
      const page = await openBar(address);
      for (const width of [1024, 1100, 1200, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = () =>
          page
            .locator('[data-ground] > section')
            .first()
            .evaluate((section) => {
              const buttons = [...section.querySelectorAll('button')];
              const row = section.querySelector('strong')?.parentElement?.getBoundingClientRect();
              const ends = buttons.map((each) => each.getBoundingClientRect().right);
              return Math.round(Math.max(...ends) - (row?.right ?? 0));
            });
        await expect.poll(beyond, { message: `${width}` }).toBe(0);
      }
    },
  );

  it('has code, words and dictionary loaded by those alone who ask for it', async () => {
    const loaded: string[] = [];
    const page = await openScreen(running, '/news', desktop, async (each) => {
      each.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    });
    const late = () => loaded.filter((path) => /accessibility-bar|annotate-page/.test(path));
    expect(late()).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: '关怀版' }).click();
    await bar(page).waitFor();
    expect(late().some((path) => path.includes('accessibility-bar'))).toBe(true);
    expect(late().some((path) => path.includes('annotate-page'))).toBe(false);
  });

  it.each([
    ['the home of a zone', '/relationHomePage/authority/home/bureau'],
    ['a page of a zone', '/relationHomePage/newsDetail/admission-guide'],
  ])('is on %s', async (_, address) => {
    const page = await openScreen(running, address);
    await page.getByRole('button', { name: '关怀版' }).first().click();
    await bar(page).waitFor();
    expect(await overflow(page)).toBe(0);
    await bar(page).getByRole('button', { name: '退出关怀版' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('is not printed', async () => {
    const page = await openBar('/news', desktop, { ruler: true });
    await page.emulateMedia({ media: 'print' });
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.locator('[data-ruler]').isVisible()).toBe(false);
  });
});

describe('the sheet on phones', () => {
  it('is at most half as high as the window, folds, and has targets of 48 px', async () => {
    const page = await openBar('/newsH5', mobile);
    const box = () => bar(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(await box()).toBeLessThanOrEqual(422);
    const heights = await bar(page)
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBe(11);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await bar(page).getByRole('button', { name: '阅读尺' }).tap();
    await page.locator('[data-ruler]').waitFor();
    await bar(page).getByRole('button', { name: '收起' }).tap();
    expect(await box()).toBe(56);
    expect(await overflow(page)).toBe(0);
    await page.reload();
    await settled(page);
    await bar(page).getByRole('button', { name: '展开' }).tap();
    await bar(page).getByRole('button', { name: '退出关怀版' }).tap();
    await expect.poll(() => bar(page).count()).toBe(0);
  });
});

describe('the reading ruler', () => {
  const top = (page: Page) =>
    page.locator('[data-ruler]').evaluate((element) => element.getBoundingClientRect().top);

  it('follows the pointer and the arrow keys, and Escape ends it', async () => {
    const page = await openBar('/news');
    await bar(page).getByRole('button', { name: '阅读尺' }).click();
    expect(await said(page)).toBe('阅读尺：开 按 Esc 收起，↑ ↓ 移动');
    await page.mouse.move(500, 600);
    await expect.poll(() => top(page)).toBe(573);
    await page.keyboard.press('ArrowUp');
    expect(await top(page)).toBe(529);
    await page.keyboard.press('ArrowDown');
    expect(await top(page)).toBe(573);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const clear = page.locator('[data-ruler]');
    expect(
      await clear.evaluate((element) => [
        element.clientHeight,
        getComputedStyle(element).boxShadow,
      ]),
    ).toEqual([44, expect.stringContaining('rgba(0, 0, 0, 0.28)')]);
    for (let pressed = 0; pressed < 8; pressed += 1) await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    expect(await clear.count()).toBe(0);
    expect(
      await bar(page).getByRole('button', { name: '阅读尺' }).getAttribute('aria-pressed'),
    ).toBe('false');
  });
});

describe('reading aloud', () => {
  /** Puts something in the place of the browser's voices that notes what it is to say, and says it on demand. */
  const withVoices =
    (languages: readonly string[]) =>
    (page: Page): Promise<unknown> =>
      page.addInitScript((tags) => {
        type Utterance = { text: string; onend?: () => void };
        const spoken: string[] = [];
        let current: Utterance | undefined;
        Object.assign(window, { spoken, endSpeech: () => current?.onend?.() });
        class SpeechSynthesisUtterance {
          readonly text: string;
          constructor(text: string) {
            this.text = text;
          }
        }
        const speechSynthesis = {
          getVoices: () => tags.map((lang) => ({ lang, localService: true })),
          speak: (utterance: Utterance) => {
            current = utterance;
            spoken.push(utterance.text);
          },
          cancel: () => {
            current = undefined;
          },
        };
        for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance }))
          Object.defineProperty(window, name, { value, configurable: true });
      }, languages);
  const spoken = (page: Page) =>
    page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  const endSpeech = (page: Page) =>
    page.evaluate(() => (window as unknown as { endSpeech: () => void }).endSpeech());
  const article = '/newsDetail/first-lesson/2026-03-02/article';

  it('reads the content part by part, pauses, goes on and stops', async () => {
    const page = await openBar(article, desktop, {}, withVoices(['en-US', 'zh-CN']));
    await bar(page).getByRole('button', { name: '朗读' }).click();
    await expect.poll(() => spoken(page)).toHaveLength(1);
    expect((await spoken(page))[0]).toBe(
      (await page.getByRole('heading', { level: 1 }).textContent())?.split(/(?<=[。！？])/)[0],
    );
    await expect.poll(() => page.locator('[data-read-aloud]').count()).toBe(1);
    await endSpeech(page);
    expect(await spoken(page)).toHaveLength(2);
    const [, second] = await spoken(page);
    await bar(page).getByRole('button', { name: '暂停' }).click();
    await endSpeech(page);
    expect(await spoken(page)).toHaveLength(2);
    await bar(page).getByRole('button', { name: '继续' }).click();
    expect(await spoken(page)).toEqual([expect.any(String), second, second]);
    await bar(page).getByRole('button', { name: '停止' }).click();
    expect(await page.locator('[data-read-aloud]').count()).toBe(0);
    expect(await bar(page).getByRole('button', { name: '朗读' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('reads what is selected', async () => {
    const page = await openBar(article, desktop, {}, withVoices(['zh-CN']));
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      getSelection()?.selectAllChildren(heading);
    });
    await bar(page).getByRole('button', { name: '朗读' }).click();
    await expect.poll(() => spoken(page)).toHaveLength(1);
    for (let parts = 0; parts < 3; parts += 1) await endSpeech(page);
    await expect.poll(() => said(page)).toBe('朗读完毕');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect((await spoken(page)).join('')).toBe(title);
  });

  it('says so where the browser has no voice for the language', async () => {
    const page = await openBar(article, desktop, {}, withVoices(['en-US']));
    await bar(page).getByRole('button', { name: '朗读' }).click();
    await expect.poll(() => said(page)).toBe('这个浏览器没有本页语言的语音。');
    await bar(page).getByRole('button', { name: '关闭' }).click();
    expect(await spoken(page)).toEqual([]);
  });

  it('is not offered where the browser cannot speak', async () => {
    const page = await openBar(article, desktop, {}, (each) =>
      each.addInitScript(() => {
        Reflect.deleteProperty(window, 'speechSynthesis');
      }),
    );
    await bar(page).getByRole('button', { name: '更多' }).click();
    expect(await bar(page).getByRole('button', { name: '朗读' }).count()).toBe(0);
  });
});

describe('pinyin', () => {
  const article = '/newsDetail/first-lesson/2026-03-02/article';

  it('stands above the characters of the page and of the next one, and goes again', async () => {
    const page = await openBar(article);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.textContent();
    await bar(page).getByRole('button', { name: '更多' }).click();
    const toggle = bar(page).getByRole('button', { name: '拼音' });
    await toggle.click();
    await heading.locator('rt').first().waitFor();
    expect(await heading.locator('rt').count()).toBe(
      (title?.match(/[\u4e00-\u9fff]/g) ?? []).length,
    );
    expect(await overflow(page)).toBe(0);
    await page.locator('#content nav a[href="/news"]').first().click();
    await expect.poll(() => page.url()).toMatch(/\/news$/);
    await settled(page);
    await page.locator('#content h1 rt').first().waitFor();
    await page.keyboard.press('Alt+Shift+KeyY');
    await expect.poll(() => page.locator('#content rt').count()).toBe(0);
    expect(await page.locator('#content h1').first().textContent()).toBe('新闻动态');
  });

  it('is not offered on pages in other languages', async () => {
    const page = await openBar('/EN/index');
    await bar(page, 'Large text').getByRole('button', { name: 'More' }).click();
    expect(
      await bar(page, 'Large text').getByRole('button', { name: 'Simple layout' }).count(),
    ).toBe(1);
    expect(await bar(page, 'Large text').getByRole('button', { name: 'Pinyin' }).count()).toBe(0);
  });
});

describe('every size of text', () => {
  it.each([
    ['/index', desktop],
    ['/news', { viewport: { width: 1024, height: 800 } }],
    ['/indexH5', mobile],
    ['/newsH5', { ...mobile, viewport: { width: 320, height: 640 } }],
  ])('fits %s', async (address, device) => {
    const page = await openBar(address, device);
    for (const text of ['usual', 'large', 'larger', 'largest']) {
      for (const more of [{}, { spacing: 'wide', simple: true }]) {
        await page.evaluate(
          (choice) => {
            localStorage.setItem('site-display', JSON.stringify(choice));
            dispatchEvent(new Event('storage'));
          },
          { care: true, text, ...more },
        );
        await expect.poll(() => overflow(page), { message: text }).toBe(0);
      }
    }
  });
});

describe('axe', () => {
  it.each([
    ['/news', desktop, {}],
    ['/news', desktop, { theme: 'dark', text: 'largest' }],
    ['/newsH5', mobile, {}],
    ['/EN/index', desktop, { ruler: true }],
    ['/EN/IndexH5', mobile, { contrast: 'more' }],
  ])('finds nothing on %s', async (address, device, choice) => {
    const page = await openBar(address, { ...device, bypassCSP: true }, choice);
    const more = page.getByRole('button', { name: /^(更多|More)$/ });
    if ((await more.count()) > 0) await more.first().click();
    expect(await axeViolations(page)).toEqual([]);
  });
});
