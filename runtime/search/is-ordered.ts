import type { RouteTable } from '../../schema/model.ts';

/** Whether what searches puts results in the order that is asked for: a service that is told of it does. */
export function isOrdered({ search }: Pick<RouteTable, 'search'>): boolean {
  return search?.service === undefined || search.service.url.includes('{sort}');
}
