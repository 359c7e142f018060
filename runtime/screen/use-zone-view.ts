import { useMemo } from 'react';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { belongsToHome } from '../../schema/zone/belongs-to-home.ts';
import { zoneLink } from '../../schema/zone/zone-link.ts';
import { type HomeModel, homeKey } from '../../schema/zone-model.ts';
import { shownOfAddress } from '../content/entry-of-address.ts';
import { useQuery } from '../page/use-query.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import type { Screen } from './screen-context.ts';
import type { ZoneView } from './zone-context.ts';

const none: ZoneView = { spell: (address) => address };

/**
 * Whose home an address is in: it is the home, or says so (`home=…`), or shows an entry that belongs to one
 * home alone.
 */
function useHome(screen: Screen): HomeModel | undefined {
  const state = useSiteState();
  const asked = useQuery().get(homeKey);
  const homes = screen.zone?.homes ?? [];
  const open =
    homes.find(({ path }) => path === screen.path) ?? homes.find(({ name }) => name === asked);
  const shown = open || homes.length === 0 ? undefined : shownOfAddress(state, screen);
  if (!shown) return open;
  const owners = homes.filter((home) => belongsToHome(shown.collection, shown.entry, home));
  return owners.length === 1 ? owners[0] : undefined;
}

/** How links of a screen are spelled where it lies in a zone. */
export function useZoneView(screen: Screen): ZoneView {
  const { model } = useSiteState();
  const access = useSnapshot(accessInfoAtom);
  const { zone, table } = screen;
  const home = useHome(screen);
  return useMemo(
    () =>
      zone
        ? {
            ...(home ? { home } : {}),
            spell: (address) =>
              zoneLink(address, table, zone, home, (row) => rowOpens(row, model, access)),
          }
        : none,
    [zone, table, home, model, access],
  );
}
