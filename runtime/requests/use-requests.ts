import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';

/** Renders anew whenever a resource arrives or fails. */
export function useResources() {
  const { resources } = useSiteState();
  useSyncExternalStore(resources.subscribe, resources.version, resources.version);
  return resources;
}

/**
 * Requests resources, all side by side.
 * @param occasion with each new one, what failed earlier is asked for again
 */
export function useRequests(requests: readonly ResourceRequest[], occasion: string): void {
  const { resources, recording } = useSiteState();
  // Effects do not run where pages are built.
  if (import.meta.env.SSR) {
    for (const request of requests) recording?.wanted.set(request.key, request);
  }
  const keys = requests.map(({ key }) => key).join('\n');
  // Before the page is painted, so that an earlier failure does not show for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys name the requests, the occasion asks again
  useLayoutEffect(() => {
    for (const request of requests) void resources.request(request);
  }, [keys, occasion, resources]);
}
