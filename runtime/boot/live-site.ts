import type { SiteState } from '../state/site-state.ts';

/** A site that runs in this page. */
export type LiveSite = {
  readonly state: SiteState;
  /** Shows another state in its place: what stays the same on the page is not touched. */
  readonly show: (state: SiteState) => void;
};

let live: LiveSite | undefined;
let listener: ((site: LiveSite) => void) | undefined;

/** Says that a site runs, to whoever waits for it. */
export function announceSite(site: LiveSite): void {
  live = site;
  listener?.(site);
}

/** Resolves as soon as a site runs in this page. */
export const whenLive = (): Promise<LiveSite> =>
  new Promise((resolve) => {
    if (live) resolve(live);
    else listener = resolve;
  });
