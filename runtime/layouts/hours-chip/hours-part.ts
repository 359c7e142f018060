import type { ComponentType } from 'react';
import type { RouteTable } from '../../../schema/model.ts';
import { withinTime } from '../../../schema/within-time.ts';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** Whether a place is open, in the header and the drawer. */
export const hoursPart: DeferredPart<ComponentType> = deferredPart('hours-chip');

/** The request for its code, where the site has it. */
export const hoursRequests = ({ site }: RouteTable): readonly ResourceRequest[] =>
  site.openingHours
    ? [
        {
          key: hoursPart.key,
          load: async () =>
            (await withinTime(() => import('./hours-chip.tsx'), lazyTimeout)).HoursChip,
          isScript: true,
        },
      ]
    : [];
