import type { Resource, ResourceCache } from './resource-cache.ts';
import type { ResourceRequest } from './resource-request.ts';

/** How far a list of requests is: everything is there, something failed, or something is still awaited. */
export function progress(
  requests: readonly ResourceRequest[],
  resources: ResourceCache,
): Resource<unknown>['state'] {
  const states = requests.map(({ key }) => resources.read(key)?.state ?? 'loading');
  if (states.includes('failed')) return 'failed';
  return states.includes('loading') ? 'loading' : 'ready';
}
