import type { SiteModel } from '../../schema/model.ts';

/** Does something with the part that keeps pages for the time without a connection, on sites that ask for it. */
export function withOffline(
  { pwa }: SiteModel,
  act: (part: typeof import('./offline.ts')) => unknown,
): void {
  // Without this part the page is as it is; what cannot be loaded says nothing.
  if (pwa) import('./offline.ts').then(act).catch(() => undefined);
}
