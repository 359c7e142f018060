import { useMemo } from 'react';
import { homeKey } from '../../schema/zone-model.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { ZoneView } from '../screen/zone-context.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { zoneKey } from './zone-requests.ts';

type ZoneCode = typeof import('./zone-view.ts');

const none: ZoneView = { spell: (address) => address };

/**
 * How links of a screen are spelled where it lies in a zone.
 * @param query of the address that the screen is for
 */
export function useZoneView(screen: Screen, query: string): ZoneView {
  const state = useSiteState();
  const access = useSnapshot(accessInfoAtom);
  const { zone, table } = screen;
  const resource = zone && state.resources.read<ZoneCode>(zoneKey);
  const code = resource?.state === 'ready' ? resource.value : undefined;
  const home =
    zone && code?.homeOfScreen(state, screen, zone, new URLSearchParams(query).get(homeKey));
  // The same codes are another object once a built page is hydrated: what depends on them would be drawn anew.
  const codes = JSON.stringify(access);
  return useMemo(
    () => (zone && code ? code.zoneView(state, table, zone, home, JSON.parse(codes)) : none),
    [state, table, zone, home, codes, code],
  );
}
