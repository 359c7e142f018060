import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The end of a printed page; only who prints one loads it. */
export const printPart = partRequest(
  'print',
  async () => (await withinTime(() => import('./print-end.tsx'), lazyTimeout)).PrintEnd,
);
