import type { RouteTable } from '../../schema/model.ts';

/** Whether results can be sorted: by a service only if its address takes the order. */
export function isOrdered({ search }: Pick<RouteTable, 'search'>): boolean {
  return search?.service === undefined || search.service.url.includes('{sort}');
}
