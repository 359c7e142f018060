import type { ComponentType } from 'react';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';

/** The footers: a built page has its own as HTML. */
export const footerParts = {
  desktop: deferredPart('footer desktop') as DeferredPart<ComponentType>,
  mobile: deferredPart('footer mobile') as DeferredPart<ComponentType>,
  slim: deferredPart('footer slim') as DeferredPart<ComponentType>,
};
