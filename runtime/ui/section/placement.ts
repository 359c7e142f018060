import { createContext, useContext } from 'react';

/** Where a block stands: its headings' level, and whether it has a column or the window's width. */
export type Placement = { readonly level: 2 | 3; readonly inColumn: boolean };

const PlacementContext = createContext<Placement>({ level: 2, inColumn: false });

export const PlacementProvider = PlacementContext.Provider;

/** Where the block stands. */
export const usePlacement = (): Placement => useContext(PlacementContext);
