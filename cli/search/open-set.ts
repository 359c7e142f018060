import { routeOpens } from '../../schema/access/route-opens.ts';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import type { Model, RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';

/** The routes of a language that the search leads to, and which of them anybody may open. */
export type OpenVariant = {
  readonly table: RouteTable;
  readonly isOpen: (routeId: string) => boolean;
};

/** What visitors may open who are not signed in; undefined where the language has no routes. */
export function openVariant(
  source: SiteSource,
  model: Model,
  language: string,
): OpenVariant | undefined {
  const { defaultDevice } = siteSettings(source);
  const table = model.tables.find(
    (each) => each.language === language && each.device === defaultDevice,
  );
  if (!table) return undefined;
  const { flags, menuCodes, fnCodes } = model.site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  const open = new Set(
    flatRoutes(source.routes)
      .filter(({ access }) => routeOpens(access, flags, visitor))
      .map(({ route }) => route.id),
  );
  return { table, isOpen: (id) => open.has(id) };
}
