import { withinTime } from '../../../schema/within-time.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';
import { historyPart } from './navigation-parts.ts';

/** The request for what follows the history: nothing of the first page needs it. */
export const historyRequest: ResourceRequest = {
  key: historyPart.key,
  isScript: true,
  load: async () => {
    const { HistoryFollower } = await withinTime(
      () => import('./history-follower.tsx'),
      lazyTimeout,
    );
    return HistoryFollower;
  },
};
