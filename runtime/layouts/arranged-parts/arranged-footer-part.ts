import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The code of footers that are not the default one: built pages have theirs as HTML. */
export const arrangedFooter = partRequest(
  'footer',
  async () =>
    (await withinTime(() => import('../arranged-footer/arranged-footer.tsx'), lazyTimeout))
      .ArrangedFooter,
);
