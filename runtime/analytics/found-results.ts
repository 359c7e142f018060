/** Milliseconds that a search may take before it is recorded without its number of results. */
const patience = 5000;

/** How many results the open page says that a keyword has; undefined: it does not say so yet. */
function shownResults(keyword: string): number | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('[data-results]'))
    if (element.dataset.keyword === keyword) return Number(element.dataset.results);
  return undefined;
}

/**
 * Waits for the page to say how many results a keyword has.
 * @returns gives up waiting, and reports at once
 */
export function foundResults(
  keyword: string,
  report: (results: number | undefined) => void,
): () => void {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    report(shownResults(keyword));
  };
  const observer = new MutationObserver(() => {
    if (shownResults(keyword) !== undefined) end();
  });
  const timer = setTimeout(end, patience);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-results'],
  });
  if (shownResults(keyword) !== undefined) end();
  return end;
}
