import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { holdAnswers } from '../browser/hold-answers.ts';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

// Pages that are not built: what built ones do where something fails is in built-failures.test.ts.
const running = withSite(() => serveFolder(inject('shellSite')));

const chinese = {
  lang: 'zh-CN',
  failed: '网站没有载入成功',
  slow: '载入时间比平时长',
  retry: '重新载入',
};
const english = {
  lang: 'en',
  failed: 'The site did not load',
  slow: 'longer than usual',
  retry: 'Try again',
};

const entry = '**/static/js/index-*.js';
const vendor = '**/static/js/vendor-*.js';

type Answer = (route: Route) => Promise<void>;
const missing: Answer = (route) => route.fulfill({ status: 404, body: 'no' });
const html: Answer = (route) => route.fulfill({ contentType: 'text/html', body: '<p>hello' });
const half: Answer = async (route) => {
  const response = await route.fetch();
  const whole = await response.text();
  await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
};
const empty: Answer = (route) => route.fulfill({ contentType: 'text/javascript', body: '' });
const silence: Answer = async () => {};

type Ends = Pick<TestContext, 'onTestFinished'>;

async function open({ onTestFinished }: Ends, address: string, device = desktop) {
  const { page } = await openPage(running.browser, device);
  onTestFinished(() => page.context().close());
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  const go = () => page.goto(running.site.origin + address, { waitUntil: 'commit' });
  return { page, seen, go };
}

/** Has a file answered in another way until it is healthy. */
async function breakFile(page: Page, pattern: string, answer: Answer) {
  const file = { isHealthy: false };
  await page.route(pattern, (route) => (file.isHealthy ? route.continue() : answer(route)));
  return file;
}

describe.concurrent('the script of a page that does not start', () => {
  it.for([
    ['missing', 'the first script', entry, missing, '/news?code=theme#x', desktop, chinese],
    ['another page', 'the first script', entry, html, '/EN/NewsTrends', desktop, english],
    ['cut in half', 'the first script', entry, half, '/newsH5', mobile, chinese],
    // Nothing fails, and nothing starts.
    ['empty', 'the first script', entry, empty, '/news', desktop, chinese],
    ['missing', 'its vendor chunk', vendor, missing, '/EN/NewsTrendsH5', mobile, english],
    ['another page', 'its vendor chunk', vendor, html, '/news', desktop, chinese],
    ['cut in half', 'its vendor chunk', vendor, half, '/news', desktop, chinese],
    ['empty', 'its vendor chunk', vendor, empty, '/news', desktop, chinese],
  ] as const)(
    'because %s is what came of %s: a notice in the language of the path, no loop, and the button helps',
    async ([_, _name, pattern, answer, address, device, words], ends) => {
      const { page, seen, go } = await open(ends, address, device);
      const file = await breakFile(page, pattern, answer);
      await go();
      const notice = page.locator('.boot-failure[role=alert]');
      await notice.waitFor({ timeout: 40_000 });
      expect(await notice.textContent()).toContain(words.failed);
      expect(await notice.getAttribute('lang')).toBe(words.lang);
      await page.waitForTimeout(7000);
      expect(seen.loads).toBeLessThanOrEqual(2);
      expect(await notice.count()).toBe(1);
      file.isHealthy = true;
      const before = page.url();
      await notice.getByRole('button', { name: words.retry }).click();
      await heading(page).waitFor();
      await settled(page);
      expect(page.url()).toBe(before);
    },
  );

  it.for([
    ['the first script', entry, silence, '/news', chinese],
    ['its vendor chunk', vendor, silence, '/EN/NewsTrends', english],
  ] as const)(
    'because %s (%s) does nothing: words and a button meanwhile, by the keyboard, too',
    async ([_, pattern, answer, address, words], ends) => {
      const { page, go } = await open(ends, address);
      const file = await breakFile(page, pattern, answer);
      await go();
      const status = page.locator('.boot-spinner[role=status]');
      await expect.poll(() => status.textContent()).toContain(words.slow);
      expect(await status.getAttribute('lang')).toBe(words.lang);
      const button = page.getByRole('button', { name: words.retry });
      await button.waitFor();
      file.isHealthy = true;
      await page.keyboard.press('Tab');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await heading(page).waitFor();
      await settled(page);
    },
  );

  it.for([
    ['a first script that was missing', entry, missing],
    ['a vendor chunk that was cut in half', vendor, half],
    ['a vendor chunk that never came', vendor, silence],
  ] as const)('%s is loaded anew by itself, once', async ([_, pattern, answer], ends) => {
    const { page, seen, go } = await open(ends, '/news?code=theme#x');
    let asked = 0;
    await page.route(pattern, (route) => {
      asked += 1;
      return asked === 1 ? answer(route) : route.continue();
    });
    await go();
    await heading(page).waitFor({ timeout: 40_000 });
    await settled(page);
    expect(seen.loads).toBe(2);
    expect(page.url()).toBe(`${running.site.origin}/news?code=theme#x`);
  });

  it('comes late: it starts, and nothing is loaded anew', async (ends) => {
    const { page, seen, go } = await open(ends, '/news');
    // What is asked for anew hangs, too.
    const release = await holdAnswers(page, vendor);
    await go();
    await expect.poll(() => page.locator('.boot-spinner').textContent()).toContain(chinese.slow);
    release();
    await heading(page).waitFor();
    await settled(page);
    expect(seen.loads).toBe(1);
  });

  it('where storage is closed: words, and no load by itself', async (ends) => {
    const { page, seen, go } = await open(ends, '/news');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await breakFile(page, vendor, half);
    await go();
    await page.locator('.boot-failure[role=alert]').waitFor();
    expect(seen.loads).toBe(1);
  });
});

describe.concurrent('the script that watches over the start', () => {
  it.for([
    ['missing', missing],
    ['silent', silence],
  ] as const)('is %s: the site starts all the same, with its theme', async ([_, answer], ends) => {
    const { page, go } = await open(ends, '/news');
    await breakFile(page, '**/static/js/before-entry-*.js', answer);
    await go();
    await heading(page).waitFor();
    expect(await themed(page)).toBe(true);
  });

  it('names no other file: it is read by itself', () => {
    const page = readFileSync(join(inject('shellSite'), 'index.html'), 'utf8');
    const name = /static\/js\/before-entry-[\w-]{8}\.js/.exec(page)?.[0] ?? '';
    const text = readFileSync(join(inject('shellSite'), name), 'utf8');
    expect(text).not.toMatch(/\bimport\b|\bexport\b/);
    expect(page).toContain(`<script async src="/${name}"`);
  });
});

/** Whether the site's theme is in force: it brings a drawing that the defaults lack. */
const themed = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--art-hero-front').includes('url'),
  );

describe.concurrent('the theme of a site', () => {
  it('that does not answer leaves the page in its default colours, and is put on when it comes', async (ends) => {
    const { page, go } = await open(ends, '/news');
    const release = await holdAnswers(page, '**/theme.css*');
    await go();
    await heading(page).waitFor();
    expect(await themed(page)).toBe(false);
    release();
    await expect.poll(() => themed(page)).toBe(true);
  });

  it('that cannot be had leaves the page, too', async (ends) => {
    const { page, go } = await open(ends, '/news');
    await page.route('**/theme.css*', (route) => route.abort());
    await go();
    await heading(page).waitFor();
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is there before anything of the page is, where it comes as usual', async (ends) => {
    const { page, go } = await open(ends, '/news');
    await page.addInitScript(() => {
      const unthemed: string[] = [];
      Object.assign(window, { unthemed });
      const look = (): void => {
        const root = document.documentElement;
        const front = root && getComputedStyle(root).getPropertyValue('--art-hero-front');
        const shown = document.querySelector('#content, .boot-spinner p');
        if (shown && !front.includes('url')) unthemed.push(shown.className);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await go();
    await heading(page).waitFor();
    await settled(page);
    expect(
      await page.evaluate(() => (window as unknown as { unthemed: string[] }).unthemed),
    ).not.toContain('content');
    expect(
      await page.evaluate(
        () => document.querySelectorAll('link[rel=stylesheet][href*="theme.css"]').length,
      ),
    ).toBe(1);
  });

  it('overrules the defaults where their style sheet was loaded again', async (ends) => {
    const { page, go } = await open(ends, '/news');
    let asked = 0;
    await page.route('**/static/css/index-*.css', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await go();
    await heading(page).waitFor();
    await settled(page);
    expect(await themed(page)).toBe(true);
  });

  it('is in force without script', async (ends) => {
    const context = await running.browser.newContext({ javaScriptEnabled: false });
    ends.onTestFinished(() => context.close());
    const page = await context.newPage();
    const theme = page.waitForRequest('**/theme.css*');
    await page.goto(`${running.site.origin}/news`);
    await theme;
    expect(await page.locator('noscript').last().textContent()).toContain('JavaScript');
    expect(await page.locator('.boot-late').isVisible()).toBe(false);
  });
});

describe.concurrent('what hangs while a page is loaded', () => {
  const late = '#root [role=status]';
  it.for([
    ['the model', '**/site.json*', '/news', desktop, chinese],
    ['the route table', '**/routes.*.json*', '/EN/NewsTrends', desktop, english],
    ['the data of a group', '**/groups/news.*', '/newsH5', mobile, chinese],
    ['a script', /static\/js\/article-list-[\w-]{8}\.js/, '/EN/NewsTrendsH5', mobile, english],
    ['its own style sheet', '**/static/css/index-*.css', '/news', desktop, chinese],
  ] as const)(
    '%s (%s): words and a button after a while, and the page when it comes',
    async ([_, pattern, address, device, words], ends) => {
      const { page, seen, go } = await open(ends, address, device);
      const release = await holdAnswers(page, pattern);
      await go();
      await expect.poll(() => page.locator(late).first().textContent()).toContain(words.slow);
      await page.getByRole('button', { name: words.retry }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      release();
      await heading(page).waitFor();
      await settled(page);
      expect(seen.loads).toBe(1);
      expect(await page.getByRole('button', { name: words.retry }).count()).toBe(0);
    },
  );

  it.for([
    ['the model', '**/site.json*', 2],
    ['the route table', '**/routes.*.json*', 1],
    ['the data of a group', '**/groups/news.*', 1],
    ['a script', /static\/js\/article-list-[\w-]{8}\.js/, 2],
  ] as const)('%s (%s) is asked for anew by the button', async ([_, pattern, loads], ends) => {
    const { page, seen, go } = await open(ends, '/news');
    const file = { isHealthy: false };
    await page.route(pattern, (route) => (file.isHealthy ? route.continue() : undefined));
    await go();
    const button = page.getByRole('button', { name: '重新载入' });
    await button.waitFor();
    file.isHealthy = true;
    await button.click();
    await heading(page).waitFor();
    await settled(page);
    expect(seen.loads).toBe(loads);
  });
});

describe.concurrent('what hangs inside of a page', () => {
  it.for([
    ['a page of a list', '**/lists/**/2.json*', '/news?code=educationNews&page=2', '#content li a'],
    ['what is searched', '**/search/zh/documents/*', '/search/渔', '#content mark'],
    ['the directory of the search', '**/search/zh.json*', '/search/渔', '#content mark'],
  ] as const)(
    '%s (%s): words and a button in its place, and it is asked for anew',
    async ([_, pattern, address, part], ends) => {
      const { page, seen, go } = await open(ends, address);
      const file = { isHealthy: false };
      await page.route(pattern, (route) => (file.isHealthy ? route.continue() : undefined));
      await go();
      const content = page.locator('#content');
      await content.getByText(chinese.slow).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      file.isHealthy = true;
      await content.getByRole('button', { name: chinese.retry }).click();
      await content.getByText(chinese.slow).waitFor({ state: 'detached' });
      await page.locator(part).first().waitFor();
      expect(seen.loads).toBe(1);
    },
  );
});
