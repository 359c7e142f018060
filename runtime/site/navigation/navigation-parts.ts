import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';
import type { resolveView } from '../../resolve/resolve-view.ts';
import type { LoadFailure } from '../load-failure.tsx';
import type { ServerError } from '../server-error.tsx';
import type { isSameShown } from '../shown.ts';
import type { Arrival } from './arrival.tsx';
import type { DocumentFollower } from './document-follower.tsx';
import type { HistoryFollower } from './history-follower.tsx';
import type { PageSlot } from './page-slot.tsx';
import type { Prefetch } from './prefetch.tsx';

/** What decides on what an address shows. */
export const resolverPart: DeferredPart<typeof resolveView> = deferredPart('resolver');

/** Takes focus and scroll position where an arrival does. */
export const arrivalPart: DeferredPart<typeof Arrival> = deferredPart('arrival');

/** Keeps the head of the document that of the open screen. */
export const documentPart: DeferredPart<typeof DocumentFollower> = deferredPart('document');

/** Does what an entry of the history asks for when it is opened. */
export const historyPart: DeferredPart<typeof HistoryFollower> = deferredPart('history');

/** Draws the pages that were not built. */
export const slotPart: DeferredPart<typeof PageSlot> = deferredPart('slot');

/** Tells whether what was drawn can be shown as it is. */
export const comparerPart: DeferredPart<typeof isSameShown> = deferredPart('comparer');

/** Loads what links lead to before they are followed. */
export const prefetchPart: DeferredPart<typeof Prefetch> = deferredPart('prefetch');

/** The page in place of one that fails. */
export const serverErrorPart: DeferredPart<typeof ServerError> = deferredPart('server error');

/** The notice that a screen did not load. */
export const loadFailurePart: DeferredPart<typeof LoadFailure> = deferredPart('load failure');
