/** A notice above the header, in one language. */
export type NoticeModel = {
  /** Another one for other words. */
  readonly id: string;
  readonly kind: 'information' | 'warning' | 'closed';
  /** A few words in front of the text; absent: the word of the kind. */
  readonly title?: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly link: string };
  /** It is shown from this moment on, in milliseconds since 1970. */
  readonly from?: number;
  /** It is shown before this moment, in milliseconds since 1970. */
  readonly until?: number;
  /** The pages that show it; absent: all. */
  readonly pages?: readonly string[];
  /** Visitors cannot close it. */
  readonly lasting?: true;
  /** It was not shown yet when the site was built. */
  readonly later?: true;
};

/** Whether it is shown at a moment, in milliseconds since 1970, to visitors who did not close it. */
export const isNoticeDue = (
  { from, until }: { readonly from?: number | undefined; readonly until?: number | undefined },
  now: number,
): boolean => (from === undefined || from <= now) && (until === undefined || now < until);
