import { type DeferredPart, deferredPart } from '../deferred/deferred-part.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';

/** A part of the page, and the request for its code. */
export type PartRequest<Value> = DeferredPart<Value> &
  ResourceRequest & { readonly load: () => Promise<Value> };

/** A request for a part of the page whose code is loaded when it is wanted. */
export const partRequest = <Value>(
  key: string,
  load: () => Promise<Value>,
): PartRequest<Value> => ({
  ...deferredPart(key),
  load,
  isScript: true,
});
