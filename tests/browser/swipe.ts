import type { Page } from 'playwright-core';

const steps = 10;

/** Moves a finger up or down the screen, as a visitor scrolls on a phone. */
export async function swipe(page: Page, x: number, from: number, to: number): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const point = (y: number) => ({ touchPoints: [{ x, y }] });
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from) });
  for (let step = 1; step <= steps; step += 1) {
    const y = from + ((to - from) * step) / steps;
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(y) });
  }
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await input.detach();
  // A tap while the page still glides would only stop it.
  await page.waitForTimeout(400);
}
