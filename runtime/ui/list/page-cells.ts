export type PageCell = { readonly key: string; readonly page?: number };

/** How many pages stand side by side where all of them do. */
const maxShown = 7;

/** Which pages are offered: the first, the last, those around the open one; a gap where some are left out. */
export function pageCells(page: number, pages: number): readonly PageCell[] {
  const cell = (number: number): PageCell => ({ key: String(number), page: number });
  if (pages <= maxShown) return Array.from({ length: pages }, (_, index) => cell(index + 1));
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 4));
  const middle = Array.from({ length: last - first + 1 }, (_, index) => cell(first + index));
  return [
    cell(1),
    ...(first > 2 ? [{ key: 'before' }] : []),
    ...middle,
    ...(last < pages - 1 ? [{ key: 'behind' }] : []),
    cell(pages),
  ];
}
