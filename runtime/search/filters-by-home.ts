import type { RouteTable } from '../../schema/model.ts';

/** Whether a search service is told whose entries are wanted. */
export const serviceFiltersByHome = ({ url }: { readonly url: string }): boolean =>
  url.includes('{home}');

/** Whether what searches can narrow results down to homes: the site's own index can. */
export function searchFiltersByHome({ search }: Pick<RouteTable, 'search'>): boolean {
  const service = search?.service;
  return service === undefined || serviceFiltersByHome(service) || service.fallback === true;
}
