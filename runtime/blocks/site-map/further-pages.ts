import type { AccessInfo } from '../../../schema/access/access-info.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import type { RouteTable, SiteModel } from '../../../schema/model.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import { rowOpens } from '../../../schema/visit/root-target.ts';
import { tableIndex } from '../../../schema/visit/table-index.ts';

export type FurtherPage = { readonly path: string; readonly title: string };

/** Paths that items of a menu lead to, without query and fragment. */
const pathsOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href = '', children }) => [href.replace(/[?#].*$/, ''), ...pathsOf(children)]);

/**
 * The pages that routes have and the menu does not: open to the visitor, without parameters, not hidden.
 * @param access what the visitor has
 */
export function furtherPages(
  menu: readonly MenuItem[],
  table: RouteTable,
  model: SiteModel,
  access: AccessInfo,
): readonly FurtherPage[] {
  const linked = new Set(pathsOf(menu));
  const { match } = tableIndex(table);
  return table.routes
    .flatMap((row): FurtherPage[] => {
      const [path = ''] = row.paths;
      const { title, hidden, redirect, page } = row;
      if (!title || hidden || redirect !== undefined || page === undefined) return [];
      if (parameterNames(path).length > 0 || row.paths.some((each) => linked.has(each))) return [];
      if (!rowOpens(row, model, access)) return [];
      // A built page keeps the rows that were asked for.
      return match(path) ? [{ path, title }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
