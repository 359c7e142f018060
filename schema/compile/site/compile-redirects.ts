import type { RedirectModel } from '../../redirects/redirect-model.ts';
import type { SiteSource } from '../../source.generated.ts';

/** The addresses of old, with their defaults filled in. In hash mode no server sees a path: there are none. */
export function compileRedirects({ redirects = [], site }: SiteSource): readonly RedirectModel[] {
  if (site.history === 'hash') return [];
  return redirects.map(({ from, query, values, to, status = 301 }) => ({
    from,
    ...(query
      ? {
          query: Object.fromEntries(
            Object.entries(query).map(([key, value]) => [key, String(value)]),
          ),
        }
      : {}),
    ...(values ? { values } : {}),
    ...(to === undefined || status === 410 ? {} : { to }),
    status: status as RedirectModel['status'],
  }));
}
