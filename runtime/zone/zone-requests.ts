import type { RouteRow, RouteTable } from '../../schema/model.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import { withinTime } from '../../schema/within-time.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { lazyTimeout } from '../resources/time-limit.ts';

/** Key of what spells links in zones among the resources. */
export const zoneKey = 'zone';

/** What a route in a zone needs besides: whoever opens none does not load what spells links there. */
export function zoneRequests(row: RouteRow | undefined, { zones }: RouteTable): ResourceRequest[] {
  if (!row || !zoneOfPath(row.paths[0] ?? '', zones)) return [];
  const load = () => withinTime(() => import('./zone-view.ts'), lazyTimeout);
  return [{ key: zoneKey, load, isScript: true }];
}
