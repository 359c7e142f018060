import { useEffect } from 'react';
import { deferredPart, useDeferred } from '../deferred/deferred-part.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';

/** A request for a part of the page whose code is loaded when it is wanted. */
export const partRequest = (key: string, load: () => Promise<unknown>): ResourceRequest => ({
  ...deferredPart(key),
  load,
  isScript: true,
});

export type Part<Component> = {
  /** Undefined while it is not there. */
  readonly Component: Component | undefined;
  /** Loads it before it is wanted; once. */
  readonly prepare: () => void;
};

/**
 * A part of the page whose code is loaded when it is wanted; where that failed, with the next wish again.
 * @param isWanted whether it is to be there
 */
export function usePart<Component>(request: ResourceRequest, isWanted: boolean): Part<Component> {
  const { resources } = useSiteState();
  const Component = useDeferred<Component>(request);
  useEffect(() => {
    if (isWanted) void resources.request(request);
  }, [isWanted, request, resources]);
  return { Component, prepare: () => void resources.request(request) };
}
