/** How long a page may take to be there after its address. */
const maxWait = 10_000;

/** The heading that is seen: a page that is drawn ahead has one out of sight. */
const seenHeading = (content: Element): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);

/**
 * Has readers hear the heading of the page that was gone to (WAI-ARIA Authoring Practices: focus follows content). Until
 * the heading is there, or where it is drawn anew, the content as a whole has the focus; whoever goes elsewhere
 * meanwhile stays there.
 * @param find finds what is to have the focus instead, as soon as it is there: what stood before and has it keeps it then
 * @returns ends the waiting
 */
export function focusHeading(
  content: HTMLElement,
  find?: () => HTMLElement | undefined,
): () => void {
  let standIn: Element | null = null;
  const isFree = (): boolean =>
    [content, document.body, standIn].includes(document.activeElement as HTMLElement);
  const focus = (): void => {
    const found = find?.();
    found?.focus({ preventScroll: true });
    // What is out of sight takes no focus.
    if (find && (document.activeElement === found || !isFree())) return;
    const heading = seenHeading(content);
    // No stop of the Tab key: the attribute is not the page's.
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
    if (find) standIn = document.activeElement;
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
