import type { ComponentType } from 'react';
import type { RouteTable } from '../../../schema/model.ts';
import { withinTime } from '../../../schema/within-time.ts';
import { type DeferredPart, deferredPart } from '../../deferred/deferred-part.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The notices above the header: a built page has its own as HTML. */
export const noticePart: DeferredPart<ComponentType> = deferredPart('notices');

/** The request for their code, where there are any. */
export const noticeRequests = ({ site }: RouteTable): readonly ResourceRequest[] =>
  site.notices
    ? [
        {
          key: noticePart.key,
          load: async () => (await withinTime(() => import('./notices.tsx'), lazyTimeout)).Notices,
          isScript: true,
        },
      ]
    : [];
