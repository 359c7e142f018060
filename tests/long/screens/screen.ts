import type { Page } from 'playwright-core';

/** The sites that screens are of: the sample, the sample with no page built, the second institution. */
export type SiteName = 'sample' | 'shell' | 'library';

/** What a reference is kept of, at every width and in every look. */
export type Screen = {
  readonly name: string;
  readonly site: SiteName;
  readonly address: string;
  /** Has the page be as it is wanted before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Does what a visitor would do once the page stands there. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What lies over the page is as high as the window: no more is kept. */
  readonly isOver?: boolean;
};
