import { useEffect } from 'react';
import { addToHead } from '../../document/built/hand-head.ts';
import { useAddress } from '../../router/router.tsx';
import { shownPartAtom } from '../../state/shown-part.ts';
import { useSiteState } from '../../state/site-state.ts';

/** Whether this is what visitors load: their pages are not built by it. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

/**
 * Says which part of a list is shown: its address may ask for one that there is not.
 * @param part keys of the query; undefined while that is not known
 */
export function useShownPart(part: Readonly<Record<string, string>> | undefined): void {
  const state = useSiteState();
  const { store } = state;
  const { path, query } = useAddress();
  const text = part && JSON.stringify(part);
  if (!isVisitorsBuild && part) addToHead(state, { part });
  useEffect(() => {
    if (text) store.set(shownPartAtom, { at: path + query, query: JSON.parse(text) });
  }, [store, path, query, text]);
}
