/**
 * Takes elements out of a built page that browsers' extensions put there: React takes over only what it expects, and
 * would draw the page anew. The site itself has no custom elements.
 */
export function dropForeign(container: Element): void {
  // SVG has names with a hyphen, too.
  for (const element of container.querySelectorAll('*'))
    if (element instanceof HTMLElement && element.localName.includes('-')) element.remove();
}
