import { expect, it } from 'vitest';
import { desktop } from './open-browser.ts';
import { openAddress, openScreen } from './open-screen.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const userAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

it.each([
  [5, '/newsH5?code=theme'],
  [0, '/news?code=theme'],
])('[R-07] a Macintosh with %d touch points opens %s', async (touchPoints, address) => {
  const page = await openScreen(running, '/news?code=theme', { ...desktop, userAgent }, (each) =>
    each.addInitScript(
      (value) => Object.defineProperty(navigator, 'maxTouchPoints', { value }),
      touchPoints,
    ),
  );
  expect(openAddress(page)).toBe(address);
});
