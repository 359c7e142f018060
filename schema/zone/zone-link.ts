import type { RouteRow, RouteTable } from '../model.ts';
import { ownValue } from '../own-value.ts';
import { encodeSegment } from '../path/encode-segment.ts';
import { fillPath } from '../path/fill-path.ts';
import type { PathMatch } from '../path/path-matcher.ts';
import { splitAddress } from '../path/split-address.ts';
import { tableIndex } from '../visit/table-index.ts';
import { zoneOfPath } from '../visit/zone-of-path.ts';
import { type HomeModel, homeKey, type ZoneModel, type ZoneRoute } from '../zone-model.ts';

/** The collection of the entry that an address leads to, as far as its kind says; else undefined. */
function collectionOf(
  { value: { shows }, params }: PathMatch<RouteRow>,
  { collections }: Pick<RouteTable, 'collections'>,
): string | undefined {
  const type = shows?.type === undefined ? undefined : params[shows.type];
  if (type === undefined) return undefined;
  return shows?.collections.find((name) => {
    const collection = ownValue(collections, name);
    return collection?.type === type || ownValue(collection?.types ?? {}, type) !== undefined;
  });
}

function routeFor(
  match: PathMatch<RouteRow>,
  table: RouteTable,
  zone: ZoneModel,
  opens: (row: RouteRow) => boolean,
): ZoneRoute | undefined {
  const collection = collectionOf(match, table);
  return ownValue(zone.routes, match.value.id)?.find(({ id, collections }) => {
    const row = tableIndex(table).byId.get(id);
    if (!row || !opens(row)) return false;
    return !collections || (collection !== undefined && collections.includes(collection));
  });
}

/**
 * An address as pages of a zone spell it: by the zone's own route for what it leads to, where there is one that
 * opens, and with the name of the home that the visitor came from. Every other address stays as it is.
 * @param address in the variant's spelling
 * @param home whose home the visitor came from, where that is known
 * @param opens whether a route opens for this visitor
 */
export function zoneLink(
  address: string,
  table: RouteTable,
  zone: ZoneModel,
  home: HomeModel | undefined,
  opens: (row: RouteRow) => boolean,
): string {
  if (!address.startsWith('/')) return address;
  const { path, query, hash } = splitAddress(address);
  const match = tableIndex(table).match(path);
  if (!match) return address;
  let own = path;
  if (!zoneOfPath(path, [zone])) {
    const route = routeFor(match, table, zone, opens);
    const values = Object.entries(route?.params ?? {}).map(
      ([name, source]) => [name, encodeSegment(match.params[source] ?? '')] as const,
    );
    const filled = route && fillPath(route.path, Object.fromEntries(values));
    if (filled === undefined) return address;
    own = filled;
  }
  const isHome = zone.homes.some((each) => each.path === own);
  const isNamed = new URLSearchParams(query).has(homeKey);
  const named = home && !isHome && !isNamed ? `${homeKey}=${home.name}` : '';
  return own + (named === '' ? query : `${query === '' ? '?' : `${query}&`}${named}`) + hash;
}
