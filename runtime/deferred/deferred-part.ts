import { useSyncExternalStore } from 'react';
import type { ResourceCache } from '../resources/resource-cache.ts';
import { useSiteState } from '../state/site-state.ts';

/**
 * A part of the site whose code a built page does without at first: it stands in the page as HTML, or has nothing to
 * do before the visitor goes on. Elsewhere all of them are there from the start (see `site/navigation/navigation.ts`).
 */
export type DeferredPart<Value> = {
  /** Key among the resources. */
  readonly key: string;
  /** Has no value: it says what the resource is. */
  readonly of?: Value;
};

/** Names a part. */
export const deferredPart = <Value>(name: string): DeferredPart<Value> => ({
  key: `part ${name}`,
});

/** Puts the code of a part there. */
export const provide = <Value>(
  resources: ResourceCache,
  { key }: DeferredPart<Value>,
  value: Value,
): void => resources.take(key, value);

/** The code of a part; undefined while it is not there. */
export function useDeferred<Value>({ key }: DeferredPart<Value>): Value | undefined {
  const { resources } = useSiteState();
  const read = () => resources.read<Value>(key);
  const resource = useSyncExternalStore(resources.subscribe, read, read);
  return resource?.state === 'ready' ? resource.value : undefined;
}
