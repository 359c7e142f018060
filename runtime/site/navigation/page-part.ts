import type { ComponentType } from 'react';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';

/** Heading and blocks of the open page. */
export const pagePart: DeferredPart<ComponentType> = deferredPart('page');
