import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type CmsServer, startCms } from './cms-server.ts';
import { desktop, openPage, settled } from './open-browser.ts';
import { serveChanged } from './serve-site.ts';
import { type WithSite, withSite } from './with-site.ts';

export type WithCms = {
  readonly running: WithSite;
  readonly cms: CmsServer;
  /** Opens an address while the API answers so. The test fails on any error but the network's. */
  readonly open: (address: string, mode?: string, device?: typeof desktop) => Promise<Page>;
};

/** Has a file's tests run against the second institution with a content API in a process of its own. */
export function withCms(): WithCms {
  const started: { cms?: CmsServer } = {};
  const running = withSite(async () => {
    const cms = await startCms();
    started.cms = cms;
    const site = await serveChanged('tests/fixtures/lyceum', (source) =>
      source
        .replaceAll('https://cms.example', cms.origin)
        // The identifiers of the API stand in the web configuration, in Chinese as in French.
        .replace('home: /zh/shouye,', 'home: /zh/shouye, config: /conf/fr.json,'),
    );
    return {
      ...site,
      close: async () => {
        await site.close();
        await cms.close();
      },
    };
  });
  return {
    running,
    get cms() {
      if (!started.cms) throw new Error('the content API runs with the tests, not before them');
      return started.cms;
    },
    open: async (address, mode = 'ok', device = desktop) => {
      await started.cms?.answer(mode);
      const { page, errors } = await openPage(running.browser, device);
      onTestFinished(async () => {
        await page.context().close();
        const others = errors.filter((text) => !/Failed to load resource|by CORS/.test(text));
        // What the policy stops of hostile texts is not the page's mistake.
        const own = others.filter((text) => mode !== 'hostile' || !text.includes('violates'));
        expect(own).toEqual([]);
      });
      await page.goto(`${running.site.origin}/lyceum/#${address}`);
      await settled(page);
      return page;
    },
  };
}

/** Path and query that are open. */
export const at = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));

/** Goes to an address as a link would. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, address);

/** The list of bulletins. */
export const bulletins = (page: Page) =>
  page.locator('#content section').filter({ hasText: /Tous les bulletins|全部通知/ });

/** What it links to. */
export const titles = async (page: Page): Promise<string[]> =>
  (await bulletins(page).locator('li').getByRole('link').allTextContents()).map((text) =>
    text.trim(),
  );

/** The frame of the page stands. */
export async function expectFrame(page: Page): Promise<void> {
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
}

/** Has the list of bulletins fail in one way after the other, says so each time, and mends it in the end. */
export async function expectFailures(
  page: Page,
  cms: CmsServer,
  modes: readonly string[],
  { words, retry }: { readonly words: string; readonly retry: string },
): Promise<void> {
  const notice = page.getByRole('alert');
  const button = bulletins(page).getByRole('button', { name: retry });
  await notice.waitFor();
  for (const mode of modes) {
    await cms.answer(mode);
    await notice.evaluate((element) => element.setAttribute('data-before', ''));
    await button.click();
    await page.locator('[role=alert]:not([data-before])').waitFor();
    expect(await notice.textContent(), mode).toContain(words);
    expect((await cms.asked()).length, mode).toBeGreaterThan(0);
    // The button is gone while it is tried; its place keeps the focus.
    const holdsFocus = bulletins(page).evaluate((list) => list.contains(document.activeElement));
    expect(await holdsFocus, mode).toBe(true);
    await expectFrame(page);
  }
  await cms.answer('ok');
  await button.click();
  await expect.poll(() => titles(page)).toContain('Horaires d’été');
  expect(await notice.count()).toBe(0);
}
