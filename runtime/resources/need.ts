import type { Resource, ResourceCache } from './resource-cache.ts';

/** Something that must be there before a screen can be shown, and how to get it. */
export type Need = {
  readonly key: string;
  readonly load: () => Promise<unknown>;
  /** It is a script with its style. Some browsers keep its failure for the life of the page. */
  readonly isScript?: true;
  /** It comes from elsewhere: a new deployment of the site has nothing to do with its failure. */
  readonly isOutside?: true;
};

/** How far a list of needs is: everything is there, something failed, or something is still awaited. */
export function progress(
  needs: readonly Need[],
  resources: ResourceCache,
): Resource<unknown>['state'] {
  const states = needs.map(({ key }) => resources.read(key)?.state ?? 'loading');
  if (states.includes('failed')) return 'failed';
  return states.includes('loading') ? 'loading' : 'ready';
}
