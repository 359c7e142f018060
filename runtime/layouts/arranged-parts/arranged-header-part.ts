import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The code of headers that are not the default one: pages with such a header have it before they are hydrated. */
export const arrangedHeader = partRequest(
  'header',
  async () =>
    (await withinTime(() => import('../arranged-header/arranged-header.tsx'), lazyTimeout))
      .ArrangedHeader,
);
