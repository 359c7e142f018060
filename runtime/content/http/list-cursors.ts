/** Pages that are gone through, at most, to come to one whose cursor is not known. */
export const maxWalk = 50;

/** What leads to the pages of one list: the page before it says it. */
export type ListCursors = {
  /** The last page up to one, from 1, that can be asked for, and what leads to it; the first needs nothing. */
  readonly before: (page: number) => { readonly page: number; readonly next: string | undefined };
  /**
   * Notes what leads to the page behind one; undefined: that was the last.
   * @returns false where an earlier page has led to the same: the list goes in a circle
   */
  readonly note: (page: number, next: string | undefined) => boolean;
};

const lists = new Map<string, ListCursors>();

function emptyCursors(): ListCursors {
  // By page from 1; what leads to the second page stands at 2.
  let known: string[] = [];
  return {
    before: (page) => {
      for (let at = page; at > 1; at -= 1) {
        const next = known[at];
        if (next !== undefined) return { page: at, next };
      }
      return { page: 1, next: undefined };
    },
    note: (page, next) => {
      if (next === known[page + 1]) return true;
      // Where a page leads elsewhere than before, so may those behind it.
      known = known.slice(0, page + 1);
      if (next === undefined) return true;
      if (known.includes(next)) return false;
      known[page + 1] = next;
      return true;
    },
  };
}

/** What is known of the pages of a list, by all that tells it from others; as long as the page is open. */
export function listCursors(key: string): ListCursors {
  const cursors = lists.get(key) ?? emptyCursors();
  lists.set(key, cursors);
  return cursors;
}
