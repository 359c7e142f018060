import { createContext, useContext } from 'react';
import type { HomeModel } from '../../schema/zone-model.ts';
import type { SearchScope } from './search-scope.ts';

/** What an address lies in: a zone, of which the visitor may have come from one home. */
export type ZoneView = {
  /** Whose home the visitor came from; undefined where that is not known. */
  readonly home?: HomeModel;
  /** What a search from here is narrowed down to; default: all of the site. */
  readonly scope?: SearchScope;
  /** Spells an address as pages of the zone do. */
  readonly spell: (address: string) => string;
};

const ZoneContext = createContext<ZoneView>({ spell: (address) => address });

export const ZoneProvider = ZoneContext.Provider;

/** The zone that is open, as links see it; outside of zones every address stays as it is. */
export const useZone = (): ZoneView => useContext(ZoneContext);
