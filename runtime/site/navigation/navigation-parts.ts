import type { ComponentType } from 'react';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';
import type { resolveView } from '../../resolve/resolve-view.ts';
import type { LoadFailure } from '../load-failure.tsx';
import type { ServerError } from '../server-error.tsx';
import type { Prefetch } from './prefetch.tsx';
import type { ScreenFollowers } from './screen-followers.tsx';
import type { ScrollPlaces } from './scroll-places.tsx';

/** What decides on what an address shows. */
export const resolverPart: DeferredPart<typeof resolveView> = deferredPart('resolver');

/** Keeps head, focus and scroll position in step with the open screen. */
export const followersPart: DeferredPart<typeof ScreenFollowers> = deferredPart('followers');

/** Restores scroll positions on the way back. */
export const scrollPlacesPart: DeferredPart<typeof ScrollPlaces> = deferredPart('scroll places');

/** Heading and blocks of the open page. */
export const pagePart: DeferredPart<ComponentType> = deferredPart('page');

/** Loads what links lead to before they are followed. */
export const prefetchPart: DeferredPart<typeof Prefetch> = deferredPart('prefetch');

/** The page in place of one that fails. */
export const serverErrorPart: DeferredPart<typeof ServerError> = deferredPart('server error');

/** The notice that a screen did not load. */
export const loadFailurePart: DeferredPart<typeof LoadFailure> = deferredPart('load failure');
