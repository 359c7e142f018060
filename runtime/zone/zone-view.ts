import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { RouteTable } from '../../schema/model.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { belongsToHome } from '../../schema/zone/belongs-to-home.ts';
import { zoneLink } from '../../schema/zone/zone-link.ts';
import type { HomeModel, ZoneModel } from '../../schema/zone-model.ts';
import { shownOfAddress } from '../content/entry-of-address.ts';
import { searchFiltersByHome } from '../screen/filters-by-home.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SearchScope } from '../screen/search-scope.ts';
import type { ZoneView } from '../screen/zone-context.ts';
import type { SiteState } from '../state/site-state.ts';

/**
 * Whose home a screen of a zone is in: it is the home, or its address says so (`home=…`), or it shows an
 * entry that belongs to one home alone.
 * @param asked the name in the address
 */
export function homeOfScreen(
  state: SiteState,
  screen: Screen,
  { homes }: ZoneModel,
  asked: string | null,
): HomeModel | undefined {
  const open =
    homes.find(({ path }) => path === screen.path) ?? homes.find(({ name }) => name === asked);
  const shown = open ? undefined : shownOfAddress(state, screen);
  if (!shown) return open;
  const owners = homes.filter((home) => belongsToHome(shown.collection, shown.entry, home));
  return owners.length === 1 ? owners[0] : undefined;
}

/**
 * What a search from a zone with a search of its own is narrowed down to: the home that the visitor came
 * from, or all of its homes where that is not known.
 */
function scopeOf(
  { search, homes, title }: ZoneModel,
  table: RouteTable,
  home: HomeModel | undefined,
): SearchScope | undefined {
  if (!search || homes.length === 0 || !searchFiltersByHome(table)) return undefined;
  return home
    ? { homes: [home.name], title: home.title }
    : { homes: homes.map(({ name }) => name), title };
}

/** How a screen of a zone spells its links, and whose entries it searches. */
export const zoneView = (
  { model }: SiteState,
  table: RouteTable,
  zone: ZoneModel,
  home: HomeModel | undefined,
  access: AccessInfo,
): ZoneView => {
  const scope = scopeOf(zone, table, home);
  return {
    ...(home ? { home } : {}),
    ...(scope ? { scope } : {}),
    spell: (address) => zoneLink(address, table, zone, home, (row) => rowOpens(row, model, access)),
  };
};
