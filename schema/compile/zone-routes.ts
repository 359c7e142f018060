import type { PageModel, RouteRow } from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { zoneOfPath } from '../visit/zone-of-path.ts';
import type { ZoneModel, ZoneRoute } from '../zone-model.ts';

type Pages = Readonly<Record<string, PageModel>>;

const pageOf = ({ page }: RouteRow, pages: Pages): PageModel | undefined =>
  page === undefined ? undefined : pages[page];

/** The parameter of another route for each of a path's, by what the pages call them; undefined: one is missing. */
function parametersFrom(
  own: RouteRow,
  other: RouteRow,
  pages: Pages,
): Record<string, string> | undefined {
  const known = parameterNames(other.paths[0] ?? '');
  const ownMeanings = Object.entries(pageOf(own, pages)?.params ?? {});
  const otherMeanings: Readonly<Record<string, string>> = pageOf(other, pages)?.params ?? {};
  const found = parameterNames(own.paths[0] ?? '').map((name) => {
    const meaning = ownMeanings.find(([, parameter]) => parameter === name)?.[0];
    const source = meaning === undefined ? name : otherMeanings[meaning];
    return [name, source] as const;
  });
  return found.every(([, source]) => source !== undefined && known.includes(source))
    ? (Object.fromEntries(found) as Record<string, string>)
    : undefined;
}

/** What a zone's route shows of what another one does: its page, or entries of the same collections. */
function counterpart(own: RouteRow, other: RouteRow, pages: Pages): ZoneRoute | undefined {
  const collections = other.shows?.collections.filter((name) =>
    own.shows?.collections.includes(name),
  );
  const isSame = other.shows ? (collections?.length ?? 0) > 0 : own.page === other.page;
  const params = isSame ? parametersFrom(own, other, pages) : undefined;
  const [path] = own.paths;
  if (!params || path === undefined) return undefined;
  const contentChecked = collections?.length === other.shows?.collections.length;
  return { id: own.id, path, params, ...(contentChecked || !collections ? {} : { collections }) };
}

/**
 * By the id of a route outside of a zone: the zone's own routes that show the same page, or entries of the same
 * collections, and that the other's parameters are enough for.
 * @param rows all routes of a variant
 */
export function zoneRoutes(
  zone: Pick<ZoneModel, 'start'>,
  rows: readonly RouteRow[],
  pages: Pages,
): ZoneModel['routes'] {
  const isInside = ({ paths }: RouteRow): boolean =>
    zoneOfPath(paths[0] ?? '', [zone]) !== undefined;
  const shown = rows.filter(({ page, redirect }) => page !== undefined && redirect === undefined);
  const inside = shown.filter(isInside);
  const found: Record<string, readonly ZoneRoute[]> = {};
  for (const other of shown.filter((row) => !isInside(row))) {
    const own = inside.flatMap((row) => counterpart(row, other, pages) ?? []);
    if (own.length > 0) found[other.id] = own;
  }
  return found;
}
