import type { RouteRow, RouteTable } from '../../../schema/model.ts';
import { zoneOfPath } from '../../../schema/visit/zone-of-path.ts';
import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The code of heads and footers that homes in zones have of their own. */
export const zoneFramePart = partRequest(
  'zone frame',
  async () => (await withinTime(() => import('./zone-frame.tsx'), lazyTimeout)).zoneFrame,
);

/** The request of a route in a zone whose homes have frames of their own: other pages do without their code. */
export const zoneFrameRequests = (row: RouteRow | undefined, { zones }: RouteTable) =>
  row && zoneOfPath(row.paths[0] ?? '', zones)?.homes.some(({ frame }) => frame)
    ? [zoneFramePart]
    : [];
