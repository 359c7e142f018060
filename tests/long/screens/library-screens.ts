import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** Sends the form as it is: nothing is filled in. */
async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for the room' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please correct' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

const addresses: Readonly<Record<string, string>> = {
  'library-home': '/library/',
  'library-home-ar': '/library/ar',
  'library-visit-ar': '/library/ar/visit',
  'library-events': '/library/en/events',
  'library-events-ar': '/library/ar/events',
  'library-event': '/library/events/story-saturday',
  'library-catalogue': '/library/catalogue',
  'library-questions': '/library/en/faq',
  'library-about': '/library/en/about',
};

/** Screens of the second institution. */
export const libraryScreens: readonly Screen[] = [
  ...Object.entries(addresses).map(
    ([name, address]): Screen => ({ name, site: 'library', address }),
  ),
  { name: 'library-form', site: 'library', address: '/library/en/rooms', act: sendEmpty },
];
