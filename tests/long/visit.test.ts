import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const visit = async (address: string, device = desktop) => {
  const { page, errors } = await openPage(running.browser, device);
  const answer = await page.goto(running.site.origin + address);
  await settled(page);
  const seen = await page.evaluate(() => ({
    at: decodeURI(location.pathname) + location.search + location.hash,
    title: document.title,
    lang: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent ?? '',
    text: document.body.textContent ?? '',
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
    depth: history.length,
  }));
  await page.context().close();
  return { ...seen, errors, status: answer?.status() };
};
const iPad = {
  ...desktop,
  userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1',
};
const iPod = { ...mobile, userAgent: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)' };
const android = {
  ...mobile,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile',
};

describe('[R-05] the language of a page', () => {
  it.each([
    ['/news', 'zh-CN'],
    ['/EN/NewsTrends', 'en'],
    ['/nowhere', 'zh-CN'],
    ['/nowhere/EN/else', 'en'],
    ['/nowhere/en', 'en'],
  ])('of %s is %s', async (address, lang) => {
    expect((await visit(address)).lang).toBe(lang);
  });
});

describe('[R-06] letter case', () => {
  it('is ignored, and the canonical spelling put in its place', async () => {
    expect((await visit('/EN/index')).at).toBe('/EN/Index');
    expect((await visit('/NEWS?code=theme#x')).at).toBe('/news?code=theme#x');
  });
});

describe('[R-07] a telephone', () => {
  it.each([
    ['iPhone', mobile],
    ['iPad', iPad],
    ['iPod', iPod],
    ['Android', android],
  ])('that is an %s gets the mobile set', async (_, device) => {
    const seen = await visit(
      '/newsDetail/first-lesson/2026-03-02/article?from=%E4%B8%80#part',
      device,
    );
    expect(seen.at).toBe('/newsDetailH5/first-lesson/2026-03-02/article?from=%E4%B8%80#part');
    expect(seen.depth).toBeLessThanOrEqual(2);
  });

  it('finds its English twin too', async () => {
    expect((await visit('/EN/search/blue?nav=Results', mobile)).at).toBe(
      '/EN/searchH5/blue?nav=Results',
    );
  });
});

describe('[R-08] a desk', () => {
  it('on a mobile path is led to the desktop twin', async () => {
    expect((await visit('/newsH5?code=theme')).at).toBe('/news?code=theme');
    expect((await visit('/EN/IndexH5')).at).toBe('/EN/Index');
  });

  it('may choose the mobile set, and keeps it while it goes on', async () => {
    const { page } = await openPage(running.browser);
    await page.goto(`${running.site.origin}/news?device=mobile`);
    await page.waitForURL('**/newsH5');
    await page.goto(`${running.site.origin}/institutions?code=entryCollege`);
    await page.waitForURL('**/institutionsH5?code=entryCollege');
    await settled(page);
    await page.getByRole('link', { name: '电脑版' }).click();
    await page.waitForURL('**/institutions?code=entryCollege');
    await page.context().close();
  });
});

describe('[R-10] a root', () => {
  it.each([
    ['/?a=1#b', desktop, '/index?a=1#b'],
    ['/', mobile, '/indexH5'],
    ['/EN', desktop, '/EN/Index'],
    ['/EN/', desktop, '/EN/Index'],
    ['/en/', mobile, '/EN/IndexH5'],
  ] as const)('%s leads to the home of its language and device', async (address, device, home) => {
    expect((await visit(address, device)).at).toBe(home);
  });
});

describe('[R-11] the document title', () => {
  it('is the route’s title, a hyphen and the website’s name in Chinese', async () => {
    expect((await visit('/news')).title).toBe('新闻动态-黎安国际教育创新试验区');
    expect((await visit('/newsH5', mobile)).title).toBe('新闻动态-黎安国际教育创新试验区');
  });

  it('is the page’s own heading under /EN/, never a Chinese one', async () => {
    const { title } = await visit('/EN/newsDetail/first-lesson/2026-03-02/article');
    expect(title).toMatch(/^The first lecture hall.*-Li'an .*Pilot Zone$/);
    expect(title).not.toMatch(/^Article-/);
    expect((await visit('/EN/NewsTrends')).title).not.toMatch(/[一-鿿]/);
  });
});

describe('[R-15] an unknown path', () => {
  it.each([
    ['/no/such/page', desktop, /[一-鿿]/, '没有找到这个页面-'],
    ['/EN/no-such-page', desktop, /^[^一-鿿]+$/, 'This page cannot be found-'],
    ['/no-such-pageH5', mobile, /[一-鿿]/, '没有找到这个页面-'],
    ['/EN/nowhereH5', mobile, /^[^一-鿿]+$/, 'This page cannot be found-'],
  ] as const)('%s shows the 404 page', async (address, device, heading, title) => {
    const seen = await visit(address, device);
    expect(seen.status).toBe(404);
    expect(seen.at).toBe(address);
    expect(seen.text).toContain('404');
    expect(seen.heading).toMatch(heading);
    expect(seen.title.startsWith(title), seen.title).toBe(true);
    expect(seen.robots).toBe('noindex');
  });

  it('is what an unknown entry is, too', async () => {
    const seen = await visit('/newsDetail/no-such-article/2026-01-01/article');
    expect(seen.text).toContain('404');
  });

  it('a wrong date or type is replaced by the entry’s own address', async () => {
    expect((await visit('/newsDetail/first-lesson/1999-01-01/video?x#y')).at).toBe(
      '/newsDetail/first-lesson/2026-03-02/article?x#y',
    );
  });
});
