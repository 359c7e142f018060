import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { counted } from '../diagnostics/counted.ts';
import type { ExitCode, Io } from '../io.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { checkedSite } from './checked-site.ts';

export type RoutesOptions = {
  readonly json: boolean;
  readonly language?: string;
  readonly device?: string;
};

const columns = ['path', 'language', 'device', 'id', 'page'] as const;

function assertKnown(what: string, name: string | undefined, known: readonly string[]): void {
  if (name !== undefined && !known.includes(name)) {
    throw new UsageError(`the site has no ${what} ${name}; it has ${known.join(', ')}`);
  }
}

/** Lists every address of a site with its twins: a table, or JSON. */
export async function routesCommand(
  site: string,
  { json, language, device }: RoutesOptions,
  io: Io,
): Promise<ExitCode> {
  const checked = await checkedSite(site, io);
  if (!checked) return 1;
  const { source } = checked;
  const settings = siteSettings(source);
  assertKnown('language', language, Object.keys(settings.languages));
  assertKnown('device', device, Object.keys(settings.devices));
  const rows = routeAddresses(flatRoutes(source.routes), settings)
    .filter((each) => language === undefined || each.language === language)
    .filter((each) => device === undefined || each.device === device)
    .map((each) => ({
      path: each.path,
      language: each.language,
      device: each.device,
      id: each.id,
      canonical: each.canonical,
      ...(each.flat.route.page === undefined ? {} : { page: each.flat.route.page }),
    }));
  if (json) {
    io.stdout(toJson(rows));
    return 0;
  }
  io.stdout(table([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]));
  io.stderr(`${counted(rows.length, 'address', 'addresses')}\n`);
  return 0;
}
