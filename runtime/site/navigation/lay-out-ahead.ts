/** Attribute of the page that is drawn ahead. */
export const aheadAttribute = 'data-ahead';

/**
 * Has the browser lay out the page that is drawn ahead. React takes what is hidden out of the layout, and the browser
 * would lay it out when it is shown; here a style sheet hides it instead. It stays without effects, as React has it.
 * @param content holds the pages
 * @returns stops it
 */
export function layOutAhead(content: Element): () => void {
  const show = (): void => {
    const page = content.querySelector<HTMLElement>(`:scope > [${aheadAttribute}]`);
    // Chromium removes only an attribute that was read.
    if (!page?.getAttribute('style')?.includes('display')) return;
    page.removeAttribute('style');
    // Browsers lay out what is skipped only where something is asked of it.
    page.firstElementChild?.getBoundingClientRect();
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(content, { childList: true });
  return () => observer.disconnect();
}
