import { createContext, useContext } from 'react';

/** Where a block stands: its headings' level, and whether it has a column or the window's width. */
export type Placement = {
  readonly level: 2 | 3;
  readonly inColumn: boolean;
  /** It is in a section that has no band above it: one of its blocks brings the page's heading. */
  readonly withoutBand?: true;
  /** It stands in a tinted panel of its own, beside a text. */
  readonly inPanel?: true;
};

const PlacementContext = createContext<Placement>({ level: 2, inColumn: false });

export const PlacementProvider = PlacementContext.Provider;

/** Where the block stands. */
export const usePlacement = (): Placement => useContext(PlacementContext);
