/** How long a page may take to be there after its address. */
const maxWait = 10_000;

/** The heading that is seen: a page that is drawn ahead has one out of sight. */
const seenHeading = (content: Element): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);

/**
 * Has readers hear the heading of the page that was gone to (WAI-ARIA Authoring Practices: focus follows content). Until
 * the heading is there, or where it is drawn anew, the content as a whole has the focus; whoever goes elsewhere
 * meanwhile stays there.
 * @returns ends the waiting
 */
export function focusHeading(content: HTMLElement): () => void {
  const isFree = (): boolean =>
    document.activeElement === content || document.activeElement === document.body;
  const focus = (): void => {
    const heading = seenHeading(content);
    // No stop of the Tab key: the attribute is not the page's.
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (isFree()) focus();
  });
  focus();
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), maxWait);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
