import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { RouteTable, VariantKey } from '../../schema/model.ts';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { accessInfoAtom } from '../state/access.ts';
import type { BuiltPage } from '../state/built-page.ts';
import type { SiteState } from '../state/site-state.ts';
import type { View } from './resolve-screen.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an address is the one that the page was built for. */
const isBuiltAddress = ({ address: { path, query } }: BuiltPage, open: AddressParts): boolean =>
  open.path === path && open.query === query;

/** The part of the route table that came with the built page: it knows of no other address. */
export function builtTable(
  { built }: SiteState,
  { language, device }: VariantKey,
  address: AddressParts,
): RouteTable | undefined {
  if (!built || !isBuiltAddress(built, address)) return undefined;
  const { table } = built;
  return table.language === language && table.device === device ? table : undefined;
}

/**
 * The view of the page that was built, as long as an address shows it as it was built: the visitor is still there,
 * and has what every visitor has. Undefined else. Devices need no look: the page's own script leads to the twin for
 * another one before anything is painted.
 */
export function builtView(
  state: SiteState,
  address: AddressParts,
  access: AccessInfo,
): Extract<View, { kind: 'screen' }> | undefined {
  const { built, builtStore } = state;
  const isShown =
    built !== undefined &&
    isBuiltAddress(built, address) &&
    isSame(access, builtStore.get(accessInfoAtom));
  return isShown ? (built.view as Extract<View, { kind: 'screen' }>) : undefined;
}
