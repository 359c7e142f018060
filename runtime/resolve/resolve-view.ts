import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { AddressParts } from '../../schema/path/split-address.ts';
import type { StandIn } from '../../schema/prerenderer.ts';
import { resolveAddress } from '../../schema/visit/resolve-address.ts';
import { readTable } from '../requests/table-request.ts';
import type { SiteState } from '../state/site-state.ts';
import { builtTable } from './built-view.ts';
import { type ResolvedScreen, resolveScreen } from './resolve-screen.ts';

/** What decides on what an address shows, besides the site. */
export type Visit = {
  readonly access: AccessInfo;
  readonly device: string;
  /** Whether the visitor is led to the twin for their device. */
  readonly leadToDevice: boolean;
  /** The page that takes the place of the address's own. */
  readonly standIn: StandIn | undefined;
};

/** What an address shows as far as it is loaded, and whether it is known by now where it leads. */
export function resolveView(
  state: SiteState,
  address: AddressParts,
  { standIn, ...visit }: Visit,
): ResolvedScreen & { readonly isKnown: boolean } {
  const outcome = resolveAddress(address, {
    model: state.model,
    tableOf: (variant) => readTable(state, variant) ?? builtTable(state, variant, address),
    ...visit,
  });
  return {
    ...resolveScreen(state, outcome, address, standIn),
    isKnown: outcome.kind !== 'needs',
  };
}
