import type { DeviceModel } from './model.ts';

/** What a browser says of itself. */
export type Browser = { readonly userAgent: string; readonly touchPoints: number };

/**
 * The device variant that a browser asks for: the first whose user agents it names; none: the default one.
 */
export function deviceOfBrowser(
  { userAgent, touchPoints }: Browser,
  devices: Readonly<Record<string, Pick<DeviceModel, 'userAgents' | 'touchUserAgents'>>>,
  defaultDevice: string,
): string {
  const names = (words: readonly string[]): boolean =>
    words.some((word) => userAgent.includes(word));
  for (const [device, { userAgents, touchUserAgents }] of Object.entries(devices)) {
    if (names(userAgents) || (touchPoints > 1 && names(touchUserAgents))) return device;
  }
  return defaultDevice;
}
