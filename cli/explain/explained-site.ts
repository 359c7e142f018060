import { compile } from '../../schema/compile/compile.ts';
import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { RouteRow, RouteTable, SiteModel, VariantKey } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { type LintContext, lintContext } from '../lint/context/lint-context.ts';
import { type LocationName, locationNames } from '../read/location-name.ts';
import type { ReadSite } from '../read/read-result.ts';

/** A site as its addresses are explained from: what a visitor's browser gets of it, and where it stands. */
export type ExplainedSite = {
  readonly context: LintContext;
  readonly model: SiteModel;
  readonly tables: readonly RouteTable[];
  /** The tables as if every page were open. */
  readonly openTables: readonly RouteTable[];
  readonly routeOf: (row: RouteRow) => FlatRoute | undefined;
  readonly placeOf: LocationName;
  /** The folder that the site file is in. */
  readonly folder: string;
};

export const tableOf = (
  tables: readonly RouteTable[],
  { language, device }: VariantKey,
): RouteTable | undefined =>
  tables.find((table) => table.language === language && table.device === device);

const opened = (table: RouteTable): RouteTable => ({
  ...table,
  routes: table.routes.map(({ access: _, ...row }) => row),
});

/** @param folder the folder that the site file is in */
export function explainedSite(source: SiteSource, read: ReadSite, folder: string): ExplainedSite {
  const { site, tables } = compile(source, () => '');
  const context = lintContext(source);
  const byId = new Map([...context.routes].reverse().map((flat) => [flat.route.id, flat]));
  return {
    context,
    model: site,
    tables,
    openTables: tables.map(opened),
    routeOf: ({ id }) => byId.get(id),
    placeOf: locationNames(read),
    folder,
  };
}
