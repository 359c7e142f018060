import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite();
const lyceum = withSite(() => serveShared('tests/fixtures/lyceum'));

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('the gallery', () => {
  it('opens by keyboard, goes on by arrows, closes by Escape and gives the focus back', async () => {
    const page = await openScreen(running, '/inverstmentAndCooperation?code=livingFacility', {
      ...desktop,
      bypassCSP: true,
    });
    const second = page.getByRole('button', { name: '查看大图' }).nth(1);
    const name = await second.getAttribute('aria-label');
    await second.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '住在湾边的一天' });
    await dialog.getByText('第 2 张，共 5 张').waitFor();
    expect(await focused(page)).toBe('关闭');
    const box = () => dialog.locator('img').boundingBox();
    const place = await box();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('第 3 张，共 5 张').waitFor();
    expect(await box()).toEqual(place);
    // A press on the picture takes the focus from the buttons; the keys still work.
    await dialog.locator('img').click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await dialog.getByText('第 5 张，共 5 张').waitFor();
    await page.waitForTimeout(300);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(name);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('has targets of 44 px on the phone, and all of it in the window', async () => {
    const page = await openScreen(
      running,
      '/EN/InverstmentAndCooperationH5?code=enlivingFacility',
      mobile,
    );
    await page.getByRole('button', { name: 'Enlarge' }).first().tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Picture 1 of 5').waitFor();
    await dialog.getByRole('button', { name: 'Next picture' }).tap();
    await dialog.getByText('Picture 2 of 5').waitFor();
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
  });
});

describe('the timeline', () => {
  it.each([
    ['/Schooldetail', desktop, true],
    ['/institutions?code=recruitmentDynamics', { viewport: { width: 1024, height: 800 } }, true],
    ['/Schooldetail', { viewport: { width: 1000, height: 800 } }, false],
    ['/SchooldetailH5', mobile, false],
  ])('at %s in %o stands side by side: %s', async (address, device, beside) => {
    const page = await openScreen(running, address, device);
    const tops = await page
      .locator('#content ol:has(> li:nth-child(5)) > li')
      .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(beside ? 1 : 5);
  });
});

describe('a film', () => {
  it('is fetched when it is played, and says so where it cannot be', async () => {
    const { page, errors } = await openPage(lyceum.browser);
    const asked: string[] = [];
    await page.route('https://media.example.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'video/mp4', body: 'no film' });
    });
    await page.goto(`${lyceum.site.origin}/lyceum/#/accueil`);
    await settled(page);
    expect(asked).toEqual([]);
    const video = page.locator('#content video');
    await video.scrollIntoViewIfNeeded();
    const size = await video.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await video.evaluate((film: HTMLVideoElement) => film.play().catch(() => {}));
    const notice = page.locator('#content [role=alert]');
    await expect
      .poll(() => notice.textContent())
      .toBe('Ce film ne peut pas être lu ici. Ouvrir le fichier');
    expect(await notice.getByRole('link').getAttribute('href')).toBe(
      'https://media.example.org/visite.mp4',
    );
    expect(asked).not.toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
