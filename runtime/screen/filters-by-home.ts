import type { RouteTable } from '../../schema/model.ts';

/** Whether a search service takes the homes whose entries are wanted. */
export const serviceFiltersByHome = ({ url }: { readonly url: string }): boolean =>
  url.includes('{home}');

/** Whether searches can be narrowed down to homes: those of the site's own index can. */
export function searchFiltersByHome({ search }: Pick<RouteTable, 'search'>): boolean {
  const service = search?.service;
  return service === undefined || serviceFiltersByHome(service) || service.fallback === true;
}
