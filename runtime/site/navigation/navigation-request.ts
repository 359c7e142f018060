import { withinTime } from '../../../schema/within-time.ts';
import type { ResourceCache } from '../../resources/resource-cache.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The request for all that a built page does without until the visitor goes on. */
export const navigationRequest = (resources: ResourceCache): ResourceRequest => ({
  key: 'navigation',
  isScript: true,
  load: async () => {
    const { provideNavigation } = await withinTime(() => import('./navigation.ts'), lazyTimeout);
    provideNavigation(resources);
  },
});
