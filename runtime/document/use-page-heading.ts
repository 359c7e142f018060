import { useEffect } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { headingAtom } from '../state/heading.ts';
import { useSiteState } from '../state/site-state.ts';

/** For a block that brings its page's heading: the document title may use it. */
export function usePageHeading(text: string): void {
  const { store } = useSiteState();
  const { path } = useScreen();
  useEffect(() => store.set(headingAtom, { path, text }), [store, path, text]);
}
