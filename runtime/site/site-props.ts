export type SiteProps = {
  /** When the page's own spinner appeared, by the page's clock, where it did. */
  readonly spinnerSince?: number | undefined;
  /** Has the page shown at first that stands in place of one that fails. */
  readonly isBroken?: boolean;
  /** Called when the site is there for the first time. */
  readonly onShown?: () => void;
};
