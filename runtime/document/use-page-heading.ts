import { useEffect } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { headingAtom } from '../state/heading.ts';
import { useSiteState } from '../state/site-state.ts';
import { addToHead } from './built/hand-head.ts';

/** Whether this is what visitors load: their pages are not built by it. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

/** For a block that brings its page's heading: the document title may use it. */
export function usePageHeading(text: string): void {
  const state = useSiteState();
  const { store, recording } = state;
  const { path } = useScreen();
  if (!isVisitorsBuild) {
    addToHead(state, { heading: text });
    if (recording) recording.heading = text;
  }
  useEffect(() => store.set(headingAtom, { path, text }), [store, path, text]);
}
