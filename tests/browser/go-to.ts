import type { Page } from 'playwright-core';

/** Goes to an address of the open site as a link in it would, without loading anew. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
