import { describe, expect, it } from 'vitest';
import { desktop, mobile } from './open-browser.ts';
import { openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const devices = [
  ['desktop', desktop, '/news'],
  ['mobile', mobile, '/newsH5'],
] as const;

describe('a built page that is left', () => {
  it.each(devices)(
    'stays on %s for as long as the next one is awaited',
    async (_, device, address) => {
      const page = await openScreen(running, address, device);
      const link = page.locator('#content li a[href*="ewsDetail"]').first();
      const title = await link.innerText();
      await page.route('**/entries/**', () => {});
      await page.route('**/groups/**', () => {});
      const height = await page.evaluate(() => document.body.scrollHeight);
      await link.click();
      await page.locator('#content[aria-busy=true]').waitFor();
      await page.waitForTimeout(300);
      expect(new URL(page.url()).pathname).toMatch(/ewsDetail/);
      expect(await link.innerText()).toBe(title);
      expect(await link.isVisible()).toBe(true);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    },
  );

  it.each(devices)(
    'gives the picture of an entry on %s to its page, where it moves to',
    async (_, device, address) => {
      const page = await openScreen(running, address, device);
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const parts = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
            document.body.dataset.moving = [...new Set(parts)].join(' ');
          });
          return transition;
        };
      });
      const link = page
        .locator('#content :is(li, article)')
        .filter({ has: page.locator('img') })
        .locator('a')
        .first();
      await link.scrollIntoViewIfNeeded();
      // What is there by then fades in; what has to be awaited first comes without.
      await link.hover();
      await page.locator('#content > [data-ahead] h1').waitFor({ state: 'attached' });
      await link.click();
      await page.waitForURL(/ewsDetail/);
      await page.waitForFunction(() => document.body.dataset.moving !== undefined);
      expect(await page.evaluate(() => document.body.dataset.moving)).toContain(
        '::view-transition-group(picture)',
      );
      // Its name is gone with the move: two of one name would end the next.
      await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'));
    },
  );
});
