import { useEffect, useSyncExternalStore } from 'react';
import { useDeferred } from '../deferred/deferred-part.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';
import { useIsLate } from './use-is-late.ts';

export type Part<Component> = {
  /** Undefined while it is not there. */
  readonly Component: Component | undefined;
  /** Loads it before it is wanted; once. */
  readonly prepare: () => void;
  /** Why it is wanted and not there: it did not load, or takes long. */
  readonly trouble: 'failed' | 'late' | undefined;
  readonly request: ResourceRequest;
};

/**
 * A part of the page whose code is loaded when it is wanted; where that failed, with the next wish again.
 * @param isWanted whether it is to be there
 */
export function usePart<Component>(request: ResourceRequest, isWanted: boolean): Part<Component> {
  const { resources } = useSiteState();
  const Component = useDeferred<Component>(request);
  const read = () => resources.read(request.key)?.state;
  const isFailed = useSyncExternalStore(resources.subscribe, read, read) === 'failed';
  const isLate = useIsLate(isWanted && !Component && !isFailed);
  useEffect(() => {
    if (isWanted) void resources.request(request);
  }, [isWanted, request, resources]);
  return {
    Component,
    prepare: () => void resources.request(request),
    trouble: !isWanted ? undefined : isFailed ? 'failed' : isLate ? 'late' : undefined,
    request,
  };
}
