import { useMemo } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useZone } from '../screen/zone-context.ts';
import { knowsHomes } from './knows-homes.ts';

/** What a search from the open screen is narrowed down to. */
export type SearchScope = {
  /** Names of homes: what belongs to one of them is found. */
  readonly homes: readonly string[];
  /** Whose they are, in the page's language. */
  readonly title: string;
};

/**
 * What a search is narrowed down to: in a zone with a search of its own to the home that the visitor came
 * from, or to all of its homes where that is not known. Elsewhere undefined: all of the site.
 */
export function useSearchScope(): SearchScope | undefined {
  const { zone, table } = useScreen();
  const { home } = useZone();
  const isNarrow = zone?.search !== undefined && zone.homes.length > 0 && knowsHomes(table);
  return useMemo(() => {
    if (!zone || !isNarrow) return undefined;
    return home
      ? { homes: [home.name], title: home.title }
      : { homes: zone.homes.map(({ name }) => name), title: zone.title };
  }, [zone, home, isNarrow]);
}
