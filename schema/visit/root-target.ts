import type { AccessInfo } from '../access/access-info.ts';
import { routeOpens } from '../access/route-opens.ts';
import type { RouteRow, RouteTable, SiteModel } from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { tableIndex } from './table-index.ts';
import { spellForDevice } from './twin-spelling.ts';

/** Whether a row opens for a visitor. */
export const rowOpens = (row: RouteRow, model: SiteModel, access: AccessInfo): boolean =>
  routeOpens(row.access ?? [], model.access.flags, access);

/**
 * Where the root of a language leads: to its home if that opens, else to the first route in file order
 * that opens, has neither parameters nor redirect and is not hidden. None: undefined.
 */
export function rootTarget(
  table: RouteTable,
  model: SiteModel,
  access: AccessInfo,
): string | undefined {
  const home = spellForDevice(model.languages[table.language]?.home ?? '/', table.device, model);
  const homeRow = tableIndex(table).match(home)?.value;
  if (homeRow && rowOpens(homeRow, model, access)) return home;
  return table.routes.find(
    (row) =>
      row.redirect === undefined &&
      !row.hidden &&
      parameterNames(row.paths[0] ?? '').length === 0 &&
      rowOpens(row, model, access),
  )?.paths[0];
}
