import type { RouteRow, RouteTable, SiteModel } from '../../../schema/model.ts';
import { leadsToDevice } from '../../../schema/visit/leads-to-device.ts';
import { rowOpens } from '../../../schema/visit/root-target.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { anonymous } from './anonymous.ts';

/** What a server does with the addresses of one declared path. */
export type PageRule = {
  /** The path as it was declared, in its variant's spelling, below the base. */
  readonly pattern: string;
  readonly row: RouteRow;
  readonly table: RouteTable;
  /** Whether a visitor who is not signed in may open it. */
  readonly opens: boolean;
  /** Where everybody is led on to. A route with access rules leads on those alone who may use it: by the script. */
  readonly redirect?: string;
  /** The pattern of the twin, by device variant, for visitors who should get that one. */
  readonly twins: Readonly<Record<string, string>>;
};

/** Whether a page says that there is none: a server answers its address as it answers unknown ones. */
export const saysNotFound = ({ row, table }: Pick<PageRule, 'row' | 'table'>): boolean =>
  row.page !== undefined && row.page === table.errors.notFound;

/** The rules of all declared paths; of two with the same shape the first one counts. */
export function pageRules(model: SiteModel, tables: readonly RouteTable[]): PageRule[] {
  const visitor = anonymous(model);
  const devices = Object.keys(model.devices);
  return tables.flatMap((table) =>
    table.routes.flatMap((row) => {
      const leads = devices.filter((device) => leadsToDevice(row, table.device, device, model));
      const isOpen = row.access === undefined;
      const opens = isOpen || rowOpens(row, model, visitor);
      return row.paths.map((pattern) => ({
        pattern,
        row,
        table,
        opens,
        ...(row.redirect !== undefined && isOpen ? { redirect: row.redirect } : {}),
        twins: Object.fromEntries(
          leads.map((device) => [device, spellForDevice(pattern, device, model)]),
        ),
      }));
    }),
  );
}
