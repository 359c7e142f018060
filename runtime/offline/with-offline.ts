import type { SiteState } from '../state/site-state.ts';

/** Does something with the part that keeps pages for the time without a connection, on sites that ask for it. */
export function withOffline(
  { model }: SiteState,
  act: (part: typeof import('./offline.ts')) => unknown,
): void {
  // Without this part the page is as it is; what cannot be loaded says nothing.
  if (model.pwa) import('./offline.ts').then(act, () => 0);
}
