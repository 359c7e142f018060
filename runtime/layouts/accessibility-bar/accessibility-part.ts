import type { ComponentType } from 'react';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';

/** What the accessibility bar comes into: most visitors never ask for it, and nothing of it is in built pages. */
export const accessibilityPart = deferredPart('accessibility slot') as DeferredPart<ComponentType>;
