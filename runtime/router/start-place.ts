import type { Place } from './open-place.ts';

/** The entry of the history that is open at the start of a load, as the router will say it. */
export function startPlace(base: string): Place {
  const { pathname, search, hash } = window.location;
  const bare = base.replace(/\/$/, '');
  // The router keeps its own in the state of an entry.
  const state = window.history.state as { usr?: unknown; key?: string } | null;
  return {
    location: {
      pathname: pathname.startsWith(bare) ? pathname.slice(bare.length) || '/' : '/',
      search,
      hash,
      state: state?.usr ?? null,
      key: state?.key ?? 'default',
    },
    kind: 'POP',
  };
}
