import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openAddress } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();

const address = {
  desk: '/institutions?code=entryCollege',
  phone: '/institutionsH5?code=entryCollege',
};

async function openMap(form: keyof typeof address): Promise<{ page: Page; map: Locator }> {
  const { page } = await openPage(running.browser, {
    ...(form === 'desk' ? desktop : mobile),
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  onTestFinished(() => page.context().close());
  await page.goto(running.site.origin + address[form]);
  await settled(page);
  return { page, map: page.getByRole('navigation', { name: '地图上的地点' }) };
}

/** How many times its usual size the drawing has, and where its corner lies in the window. */
const shown = (map: Locator) =>
  map.evaluate((element) => {
    const drawing = element.querySelector('svg:has(foreignObject)')?.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    if (!drawing) throw new Error('the map has no pins');
    return {
      width: Math.round(drawing.width),
      left: Math.round(drawing.left - frame.left),
      top: Math.round(drawing.top - frame.top),
      scrolled: element.scrollLeft + element.scrollTop,
    };
  });

/** Whether the middle of what has the focus lies in the window of the map. */
const showsFocus = (map: Locator): Promise<boolean> =>
  map.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const number = document.activeElement?.querySelector('span')?.getBoundingClientRect();
    if (!number) return false;
    const [x, y] = [number.left + number.width / 2, number.top + number.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });

describe('the map of institutions', () => {
  it('is made larger, smaller and whole again by its buttons, whose names say so', async () => {
    const { page, map } = await openMap('desk');
    const whole = await shown(map);
    const smaller = map.getByRole('button', { name: '缩小地图' });
    expect(await smaller.getAttribute('aria-disabled')).toBe('true');
    await map.getByRole('button', { name: '放大地图' }).click();
    await map.getByRole('button', { name: '放大地图' }).click();
    const large = await shown(map);
    expect(large.width / whole.width).toBeCloseTo(2, 1);
    expect(await axeViolations(page)).toEqual([]);
    await smaller.click();
    expect((await shown(map)).width / whole.width).toBeCloseTo(Math.SQRT2, 1);
    await map.getByRole('button', { name: '显示整张地图' }).click();
    expect(await shown(map)).toEqual(whole);
  });

  it('is walked by arrows, and shows the pin that has the focus', async () => {
    const { page, map } = await openMap('desk');
    const pins = map.getByRole('link');
    await pins.nth(1).focus();
    const names: (string | null)[] = [];
    for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      if (!key.startsWith('Arrow')) continue;
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
      expect(await showsFocus(map), key).toBe(true);
      expect((await shown(map)).scrolled).toBe(0);
    }
    expect(new Set(names).size).toBeGreaterThan(2);
    await page.keyboard.press('0');
    expect((await shown(map)).left).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#[a-z-]+$/);
  });

  it('is dragged where it is larger, which follows no link, and goes no further than its edge', async () => {
    const { page, map } = await openMap('desk');
    await map.getByRole('button', { name: '放大地图' }).click();
    await map.getByRole('button', { name: '放大地图' }).click();
    const before = await shown(map);
    const pin = await map.getByRole('link').nth(7).locator('span').first().boundingBox();
    if (!pin) throw new Error('the eighth pin is not seen');
    await page.mouse.move(pin.x + 10, pin.y + 10);
    await page.mouse.down();
    await page.mouse.move(pin.x + 110, pin.y + 60, { steps: 8 });
    await page.mouse.up();
    const after = await shown(map);
    expect(before.scrolled + after.scrolled).toBe(0);
    expect([after.left - before.left, after.top - before.top]).toEqual([100, 50]);
    expect(openAddress(page)).toBe(address.desk);
    await page.mouse.down();
    await page.mouse.move(2000, 2000, { steps: 60 });
    await page.mouse.up();
    expect(await shown(map)).toMatchObject({ left: 0, top: 0 });
  });

  it('turns larger by the wheel with Ctrl, and leaves the wheel alone to the page', async () => {
    const { page, map } = await openMap('desk');
    const whole = await shown(map);
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not seen');
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await shown(map)).width / whole.width).toBeGreaterThan(2);
    const large = await shown(map);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect((await shown(map)).width).toBe(large.width);
  });

  it('is made larger by two fingers on a phone, and moved by one', async () => {
    const { page, map } = await openMap('phone');
    const whole = await shown(map);
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not seen');
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly (readonly [number, number])[],
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    await touch('touchStart', [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (const spread of [40, 50, 60, 75]) {
      await touch('touchMove', [
        [x - spread, y],
        [x + spread, y],
      ]);
    }
    await touch('touchEnd', []);
    await expect.poll(async () => (await shown(map)).width / whole.width).toBeGreaterThan(1.8);
    const large = await shown(map);
    await touch('touchStart', [[x, y]]);
    for (const step of [10, 30, 60]) await touch('touchMove', [[x - step, y]]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await shown(map)).left).toBeLessThan(large.left - 30);
    expect(openAddress(page)).toBe(address.phone);
  });
});
