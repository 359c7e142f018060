import type { RecordedAddress } from './recorded-address.ts';

/** A page that was opened. */
export type PageView = RecordedAddress & { readonly title: string; readonly referrer: string };

/** Milliseconds that a title may take to follow its address, and that it stands still for before it is believed. */
const titleTime = 2000;
const stillTime = 500;

type Watched = {
  readonly read: () => RecordedAddress;
  readonly title: () => string;
  /** Where the visitor came from to the first page. */
  readonly referrer: string;
};

export type PageViews = {
  /**
   * The address may be another one.
   * @param isReplaced it took the place of the one before: that one was a redirect, another device's, another spelling
   */
  readonly follow: (isReplaced: boolean) => void;
  /** The title is another one, or stands as it is to be. */
  readonly settle: () => void;
  /** Says of a page at once what would be said of it soon: it is about to go. */
  readonly flush: () => void;
};

/** Says once of each page that it was opened: when its title has followed its address, which it does a little later. */
export function pageViews(
  { read, title, referrer }: Watched,
  report: (view: PageView) => void,
): PageViews {
  let from = referrer;
  let shown: RecordedAddress | undefined;
  let waiting: RecordedAddress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const view = waiting;
    waiting = undefined;
    if (!view) return;
    shown = view;
    report({ ...view, title: title(), referrer: from });
    from = view.address;
  };
  const wait = (time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, time);
  };
  return {
    follow: (isReplaced) => {
      const next = read();
      if (next.key === (waiting ?? shown)?.key) return;
      if (!isReplaced) flush();
      // What was replaced before anybody heard of it led back to the page that is known.
      waiting = next.key === shown?.key ? undefined : next;
      wait(titleTime);
    },
    settle: () => {
      if (waiting) wait(stillTime);
    },
    flush,
  };
}
