import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** What makes a map larger; it comes when the page is there. */
export const mapZoomPart = partRequest(
  'map-zoom',
  async () => (await withinTime(() => import('./map-zoom.tsx'), lazyTimeout)).MapZoom,
);
