/** Attribute of a header's row that holds brand, menu and tools, none of which wraps. */
export const menuRowAttribute = 'data-menu-row';

/**
 * How much room the top menu takes, the roomiest first: as wide as the content, as wide as the window,
 * the same with little space between the items and a narrower brand, and behind the menu button.
 */
const densities = ['roomy', 'wide', 'tight', 'folded'] as const;

/** Whether the children of a row that does not wrap end inside of it. Fractions of a pixel do not count. */
function fits(row: HTMLElement): boolean {
  const { left, right } = row.getBoundingClientRect();
  const ends = [...row.children].map((child) => child.getBoundingClientRect());
  return ends.every((end) => end.width === 0 || (end.left >= left - 1 && end.right <= right + 1));
}

/** Gives a header's row the roomiest form that fits, as `data-menu` for its style sheet. */
export function fitMenu(row: HTMLElement): void {
  for (const density of densities) {
    row.dataset.menu = density;
    if (fits(row)) return;
  }
}

/** The same for every row of a page that was built: before it is painted nobody else does. */
export function fitMenus(page: ParentNode): void {
  for (const row of page.querySelectorAll<HTMLElement>(`[${menuRowAttribute}]`)) fitMenu(row);
}
