import { expect, it } from 'vitest';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { deviceOfBrowser } from '../../schema/device-of-browser.ts';
import type { Device } from '../../schema/source.generated.ts';
import { lyceum } from '../fixtures/load-fixture.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const tablets: Device = { suffix: 'H5', userAgents: ['iPhone', 'iPad', 'iPod', 'Android'] };

const deviceOf = (mobile: Device, userAgent: string, touchPoints: number): string => {
  const { devices, defaultDevice } = siteSettings({ ...lyceum(), devices: { mobile } });
  return deviceOfBrowser({ userAgent, touchPoints }, devices, defaultDevice);
};

it.each([
  ['an iPad since iPadOS 13', tablets, 5, 'mobile'],
  ['a Macintosh without a touch screen', tablets, 0, 'desktop'],
  [
    'an iPad, where the site counts it as a desktop',
    { ...tablets, touchUserAgents: [] },
    5,
    'desktop',
  ],
  ['an iPad, where the site names no iPads', { ...tablets, userAgents: ['iPhone'] }, 5, 'desktop'],
])('[R-07] %s', (_, mobile, touchPoints, device) => {
  expect(deviceOf(mobile, mac, touchPoints)).toBe(device);
});
