import { useEffect, useSyncExternalStore } from 'react';
import { useSiteState } from '../state/site-state.ts';
import { type Need, progress } from './need.ts';
import type { Resource } from './resource-cache.ts';

/** Renders anew whenever a resource arrives or fails. */
export function useResources() {
  const { resources } = useSiteState();
  useSyncExternalStore(resources.subscribe, resources.version, resources.version);
  return resources;
}

/** Asks for what is needed, all side by side, and tells how far it is. */
export function useNeeds(needs: readonly Need[]): Resource<unknown>['state'] {
  const resources = useResources();
  const keys = needs.map(({ key }) => key).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys name the needs
  useEffect(() => {
    for (const { key, load } of needs) {
      if (resources.read(key) === undefined) void resources.request(key, load);
    }
  }, [keys, resources]);
  return progress(needs, resources);
}
