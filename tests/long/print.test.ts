import { describe, expect, it } from 'vitest';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { readCode } from '../browser/read-code.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
const address = '/newsDetail/open-lectures/2025-12-16/article';
const end = 'main h2:text-is("链接")';

describe.each([
  ['desktop', address, desktop],
  ['phone', address.replace('newsDetail', 'newsDetailH5'), mobile],
] as const)('a printed article on a %s', (_, path, device) => {
  it('has the addresses of its links by number, and its own to read and to scan', async () => {
    const page = await openScreen(running, path, device);
    await page.keyboard.press('Control');
    await page.locator(end).waitFor({ state: 'attached' });
    // It takes no room on the screen.
    expect(await page.locator(end).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const notes = page.locator(`section:has(> h2:text-is("链接")) li`);
    const own = running.site.origin + path;
    await expect
      .poll(() => notes.allTextContents())
      .toEqual([
        `联合学院主页 ${running.site.origin}/relationHomePage${path === address ? '' : 'H5'}/unityCollege/home/joint`,
      ]);
    const number = await page
      .locator('main article a', { hasText: '联合学院主页' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(number).toContain('counter(link)');
    expect(await page.locator('main').textContent()).toContain(`打印于 `);
    expect(await page.getByText(own, { exact: true }).isVisible()).toBe(true);
    const code = page.locator('main svg[role=img]').last();
    // A printer draws it finer than this screen would.
    const place = device === mobile ? { position: 'fixed', top: '0', left: '0', margin: '0' } : {};
    await code.evaluate(
      ({ parentElement }, style) => {
        if (parentElement) Object.assign(parentElement.style, style);
      },
      { width: '16rem', ...place },
    );
    expect(await readCode(page, await code.screenshot())).toBe(own);
  });

  it('is printed at once where the button for it is pressed', async () => {
    const page = await openScreen(running, path, device);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = String(
          document.querySelector('main')?.textContent?.includes('打印于'),
        );
      };
    });
    await page.getByRole('button', { name: '打印' }).click();
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('true');
  });
});

it('is printed without its end where that does not come', async () => {
  const page = await openScreen(running, address);
  await page.route(/print-end/, () => undefined);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'true';
    };
  });
  await page.getByRole('button', { name: '打印' }).click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('true');
});
