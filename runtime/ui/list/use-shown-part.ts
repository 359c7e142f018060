import { useEffect } from 'react';
import { useAddress } from '../../router/router.tsx';
import { shownPartAtom } from '../../state/shown-part.ts';
import { useSiteState } from '../../state/site-state.ts';

/**
 * Says which part of a list is shown: its address may ask for one that there is not.
 * @param part keys of the query; undefined while that is not known
 */
export function useShownPart(part: Readonly<Record<string, string>> | undefined): void {
  const { store } = useSiteState();
  const { path, query } = useAddress();
  const text = part && JSON.stringify(part);
  useEffect(() => {
    if (text) store.set(shownPartAtom, { at: path + query, query: JSON.parse(text) });
  }, [store, path, query, text]);
}
