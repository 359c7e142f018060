import { useEffect } from 'react';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useResources } from './use-requests.ts';

/** A request for a part of the page whose code is loaded when it is wanted. */
export const partRequest = (key: string, load: () => Promise<unknown>): ResourceRequest => ({
  key: `part ${key}`,
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
  const resources = useResources();
  useEffect(() => {
    if (isWanted) void resources.request(request);
  }, [isWanted, request, resources]);
  const resource = resources.read<Component>(request.key);
  return {
    Component: resource?.state === 'ready' ? resource.value : undefined,
    prepare: () => void resources.request(request),
  };
}
