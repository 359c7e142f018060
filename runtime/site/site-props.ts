import type { StandIn } from '../../schema/prerenderer.ts';

export type SiteProps = {
  /** When the page's own spinner appeared, by the page's clock, where it did. */
  readonly spinnerSince?: number | undefined;
  /** Has this page shown at first in the place of the address's own. */
  readonly standIn?: StandIn | undefined;
  /** Called when the site is there for the first time. */
  readonly onShown?: () => void;
};
