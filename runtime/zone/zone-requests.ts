import type { RouteRow, RouteTable } from '../../schema/model.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import { withinTime } from '../../schema/within-time.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { lazyTimeout } from '../resources/time-limit.ts';

/** Key of what spells links in zones among the resources. */
export const zoneKey = 'zone';

/** The further request of a route in a zone: other visitors do not load what spells links there. */
export function zoneRequests(row: RouteRow | undefined, { zones }: RouteTable): ResourceRequest[] {
  if (!row || !zoneOfPath(row.paths[0] ?? '', zones)) return [];
  const load = () => withinTime(() => import('./zone-view.ts'), lazyTimeout);
  return [{ key: zoneKey, load, isScript: true }];
}
