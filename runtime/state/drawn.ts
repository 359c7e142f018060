import { useSiteState } from './site-state.ts';

/** Stands behind what is noted while a page is built: it did not fail. */
export function Drawn(): null {
  useSiteState().recording?.open.pop();
  return null;
}
