import { expect, it } from 'vitest';
import { desktop, openPage, settled } from './open-browser.ts';
import { withSite } from './with-site.ts';

const running = withSite();

/** The drawing of the footer, as it is computed. */
const drawing = 'document.querySelector("[class*=art]:empty")';
const ground = `getComputedStyle(${drawing}, "::before").backgroundImage`;

it('the drawing of the footer is loaded after the first paint, with scripts and without', async () => {
  const { page } = await openPage(running.browser, desktop);
  await page.goto(`${running.site.origin}/news`);
  await settled(page);
  expect(await page.evaluate(ground)).toMatch(/contours-foot/);
  await page.evaluate(() => document.querySelector('#root')?.removeAttribute('data-painted'));
  expect(await page.evaluate(ground)).toBe('none');
  await page.goto(`${running.site.origin}/no-such-page`);
  await settled(page);
  expect(await page.locator('#root[data-painted]').count()).toBe(1);
  await page.context().close();

  const plain = await openPage(running.browser, { ...desktop, javaScriptEnabled: false });
  const asked = plain.page.waitForRequest(/contours-foot/);
  await plain.page.goto(`${running.site.origin}/news`);
  await plain.page.mouse.move(700, 450);
  await plain.page.mouse.wheel(0, 10_000);
  await asked;
  await plain.page.context().close();
});
