import type { Need } from './need.ts';
import type { Resource, ResourceCache } from './resource-cache.ts';

/** How far a list of needs is: everything is there, something failed, or something is still awaited. */
export function progress(
  needs: readonly Need[],
  resources: ResourceCache,
): Resource<unknown>['state'] {
  const states = needs.map(({ key }) => resources.read(key)?.state ?? 'loading');
  if (states.includes('failed')) return 'failed';
  return states.includes('loading') ? 'loading' : 'ready';
}
