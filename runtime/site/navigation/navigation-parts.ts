import type { ComponentType } from 'react';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';
import type { resolveView } from '../../resolve/resolve-view.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';

/** What decides on what an address shows. */
export const resolverPart: DeferredPart<typeof resolveView> = deferredPart('resolver');

/** Keeps head, focus and scroll position in step with the open screen. */
export const followersPart: DeferredPart<ComponentType<{ readonly status: string | undefined }>> =
  deferredPart('followers');

/** Restores scroll positions on the way back. */
export const scrollPlacesPart: DeferredPart<ComponentType<{ readonly waits: boolean }>> =
  deferredPart('scroll places');

/** Heading and blocks of the open page. */
export const pagePart: DeferredPart<ComponentType> = deferredPart('page');

/** Loads what links lead to before they are followed. */
export const prefetchPart: DeferredPart<ComponentType> = deferredPart('prefetch');

/** The page in place of one that fails. */
export const serverErrorPart: DeferredPart<ComponentType<{ readonly language: string }>> =
  deferredPart('server error');

type LoadFailureProps = {
  readonly language: string;
  readonly requests: readonly ResourceRequest[];
  /** Title of a page that has no frame around the notice. */
  readonly bareTitle?: string | undefined;
};

/** The notice that a screen did not load. */
export const loadFailurePart: DeferredPart<ComponentType<LoadFailureProps>> =
  deferredPart('load failure');
