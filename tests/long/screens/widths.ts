import type { BrowserContextOptions } from 'playwright-core';
import { desktop, mobile } from '../../browser/open-browser.ts';

export type Width = {
  readonly width: 390 | 768 | 1440;
  readonly device: BrowserContextOptions;
  /** By how much references are smaller than what is seen. */
  readonly factor: number;
};

/** A phone, a narrow window, a wide one: what lies between is one of these layouts with other room. */
export const widths: readonly Width[] = [
  { width: 390, device: { ...mobile, deviceScaleFactor: 1 }, factor: 2 },
  { width: 768, device: { viewport: { width: 768, height: 900 } }, factor: 3 },
  { width: 1440, device: desktop, factor: 5 },
];
