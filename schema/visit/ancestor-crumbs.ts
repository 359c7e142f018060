import type { AccessInfo } from '../access/access-info.ts';
import type { RouteRow, RouteTable, SiteModel } from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { rowOpens } from './root-target.ts';
import { routeAncestors } from './route-ancestors.ts';

/** A step of the breadcrumb; without an address it cannot be opened from there. */
export type Crumb = {
  readonly title: string;
  readonly href?: string;
  /** Language of the title as a BCP 47 tag, where that is not the page's. */
  readonly tag?: string;
};

/**
 * The routes above a row as steps of its breadcrumb, the outermost first: those with a title that open for
 * the visitor.
 * @param home address of the home page, which is a step of its own
 */
export const ancestorCrumbs = (
  row: RouteRow | undefined,
  table: RouteTable,
  model: SiteModel,
  access: AccessInfo,
  home: string,
): Crumb[] =>
  routeAncestors(row, table)
    .slice(0, -1)
    .flatMap((each): Crumb[] => {
      const href = each.paths[0] ?? '';
      if (!each.title || href === home || !rowOpens(each, model, access)) return [];
      return [
        parameterNames(href).length > 0 ? { title: each.title } : { title: each.title, href },
      ];
    });
