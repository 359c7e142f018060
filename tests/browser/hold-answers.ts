import type { Page } from 'playwright-core';

/** Holds the answers to some requests until they are released; those that come later pass. */
export async function holdAnswers(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
