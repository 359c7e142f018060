import type { AddressParts } from '../../schema/path/split-address.ts';
import type { StandIn } from '../../schema/prerenderer.ts';
import { type Outcome, resolveAddress } from '../../schema/visit/resolve-address.ts';
import { readTable } from '../requests/table-request.ts';
import { accessInfoAtom } from '../state/access.ts';
import { deviceAtom } from '../state/device.ts';
import type { SiteState } from '../state/site-state.ts';
import { type ResolvedScreen, resolveScreen } from './resolve-screen.ts';

/** A screen names what it needs as far as what it has says so; more rounds than this are a mistake. */
const maxRounds = 8;

/** What an address shows, with all that it needs loaded. */
export type LoadedScreen = ResolvedScreen & { readonly outcome: Outcome };

/**
 * Loads what an address needs, until there is something to show at once.
 * @param status has this page shown in the place of the address's own
 */
export async function loadScreen(
  state: SiteState,
  address: AddressParts,
  status?: StandIn,
): Promise<LoadedScreen> {
  const { model, store, resources } = state;
  for (let round = 0; ; round += 1) {
    const outcome = resolveAddress(address, {
      model,
      tableOf: (variant) => readTable(state, variant),
      access: store.get(accessInfoAtom),
      device: store.get(deviceAtom) || model.defaultDevice,
      leadToDevice: false,
    });
    const resolved = resolveScreen(state, outcome, address, status);
    if (resolved.view.kind !== 'waiting' || round === maxRounds) return { outcome, ...resolved };
    await Promise.all(resolved.requests.map((request) => resources.request(request)));
  }
}
