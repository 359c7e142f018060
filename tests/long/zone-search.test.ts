import { describe, expect, it } from 'vitest';
import { desktop, mobile, settled } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

describe('[S-04] the search of an institution', () => {
  it.each([
    ['/relationHomePage/unityCollege/home/joint', desktop, '海', '联合学院', '/relationHomePage/'],
    ['/relationHomePageH5/company/home/labs', mobile, '海', '园区平台公司', '/relationHomePageH5/'],
    [
      '/EN/relationHomePage/AdministrationBureau/home/bureau',
      desktop,
      'sea',
      'Administration Bureau',
      '/EN/relationHomePage/',
    ],
    [
      '/EN/relationHomePageH5/InternationalUnionCollege/home/joint',
      mobile,
      'sea',
      'International Joint College',
      '/EN/relationHomePageH5/',
    ],
  ] as const)(
    'from %s finds what is theirs, says so and stays',
    async (home, device, words, title, start) => {
      const page = await openScreen(running, home, device);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /打开搜索|Open search/ })
        .click();
      const box = page.getByRole('dialog');
      expect(await box.locator('label').textContent()).toContain(title);
      await box.getByRole('combobox').fill(words);
      await box.getByRole('combobox').press('Enter');
      const name = home.split('/').at(-1) ?? '';
      await expect
        .poll(() => openAddress(page))
        .toMatch(new RegExp(`search/${words}\\?nav=[^&]+&home=${name}$`));
      const content = page.locator('#content');
      await expect.poll(() => content.textContent()).toContain(title);
      await content.locator('ol mark').first().waitFor();
      const links = () =>
        content
          .locator('ol h2 a, ol h3 a')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      const found = await links();
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((href) => !href.startsWith(start))).toEqual([]);
      // It survives a reload, and a filter keeps it.
      await page.reload();
      await settled(page);
      await expect.poll(links).toEqual(found);
      // The institution's home is where the way begins.
      const first = content.getByRole('navigation').first().getByRole('link').first();
      expect(await first.getAttribute('href')).toBe(home);
      // What it is part of may be searched, too, and then it is not theirs alone.
      await content.getByRole('link', { name: /搜索全站|Search the whole site/ }).click();
      await expect.poll(() => openAddress(page)).not.toContain('relationHomePage');
      await content.locator('ol mark').first().waitFor();
      // The results of before stay until those of the new address are there.
      await expect.poll(() => content.textContent()).not.toContain(`“${title}”的内容`);
    },
  );

  it('without a home in the address finds what belongs to any of them', async () => {
    const totalAt = async (query: string): Promise<number> => {
      const page = await openScreen(running, `/relationHomePage/search/海?nav=x${query}`);
      await page.locator('#content ol mark').first().waitFor();
      return Number(
        /共找到 (\d+) 条/.exec((await page.locator('#content').textContent()) ?? '')?.[1],
      );
    };
    const own = [
      await totalAt('&home=bureau'),
      await totalAt('&home=labs'),
      await totalAt('&home=joint'),
    ];
    const any = await totalAt('');
    expect(any).toBeGreaterThanOrEqual(Math.max(...own));
    expect(any).toBeLessThanOrEqual(own.reduce((sum, each) => sum + each, 0));
    expect(await totalAt('&home=nobody')).toBe(any);
  });

  it('an entry that was opened by itself knows the one home that it belongs to', async () => {
    const page = await openScreen(running, '/relationHomePage/newsDetail/first-lesson');
    const way = page.locator('#content').getByRole('navigation').first().getByRole('link');
    expect(await way.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/relationHomePage/unityCollege/home/joint',
      '/relationHomePage/newsListPage/news/educationNews?home=joint',
    ]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://lian.example.edu/newsDetail/first-lesson/2026-03-02/article',
    );
  });

  it('[R-19] the last step of a way is the heading, cut by style alone', async () => {
    for (const [address, device] of [
      ['/newsDetail/after-the-typhoon/2025-08-21/article', mobile],
      ['/newsDetail/after-the-typhoon/2025-08-21/article', desktop],
    ] as const) {
      const page = await openScreen(running, address, device);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const last = page.locator('#content nav [aria-current=page]');
      const plain = (text: string): string => text.replace(/[\u2060\u200b]/g, '');
      expect(plain((await last.textContent()) ?? '')).toBe(plain(heading));
      expect(await last.evaluate((each) => getComputedStyle(each).textOverflow)).toBe('ellipsis');
      expect(await page.title()).toBe(`${plain(heading)}-黎安国际教育创新试验区`);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    }
  });
});
