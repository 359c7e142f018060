import type { Locator, Page } from 'playwright-core';

/** More stops than this no visitor takes to reach something. */
const maxStops = 80;

/** What has the focus, in words, and whether any of it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { words: 'nothing', isSeen: true };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const words = (element.textContent || element.getAttribute('aria-label') || element.tagName)
      .trim()
      .slice(0, 40);
    // Of what is not covered, one of these points is seen (WCAG 2.2, 2.4.11).
    const [middle, centre] = [(top + bottom) / 2, (left + right) / 2];
    const points = [
      [centre, middle],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [left + 2, bottom - 2],
      [right - 2, top + 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    });
    return { words, isSeen };
  });

/**
 * Presses Tab until something has the focus, as somebody without a pointer does.
 * @param key Shift+Tab goes back
 * @throws where it is never reached, or a stop on the way cannot be seen; with all stops
 */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    const { words, isSeen } = await focused(page);
    stops.push(words);
    if (!isSeen) throw new Error(`"${words}" has the focus and is not seen: ${stops.join(', ')}`);
    if (await wanted.first().evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`${wanted} is not reached by ${key}: ${stops.join(', ')}`);
}
