import type { AccessInfo } from '../access/access-info.ts';
import type { RouteRow, RouteTable, SiteModel, VariantKey, VariantModel } from '../model.ts';
import type { PathMatch } from '../path/path-matcher.ts';
import type { AddressParts } from '../path/split-address.ts';
import { leadsToDevice } from './leads-to-device.ts';
import { redirectTarget } from './redirect-target.ts';
import { isRootHome, rootLanguage } from './root-language.ts';
import { rootTarget, rowOpens } from './root-target.ts';
import { tableIndex } from './table-index.ts';
import { spellForDevice } from './twin-spelling.ts';
import { variantOfPath } from './variant-of-path.ts';

export type Visit = {
  readonly model: SiteModel;
  /** The route table of a variant, or undefined while it is not there. */
  readonly tableOf: (variant: VariantModel) => RouteTable | undefined;
  readonly access: AccessInfo;
  /** The device variant that the visitor should get. */
  readonly device: string;
  /** Whether a visitor on another device's variant is still to be led to the own one (once a load). */
  readonly leadToDevice: boolean;
};

export type Outcome =
  | { readonly kind: 'needs'; readonly variant: VariantModel }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'chooseDevice'; readonly device: string; readonly to: string }
  | { readonly kind: 'notFound' | 'forbidden'; readonly table: RouteTable; readonly row?: RouteRow }
  | {
      readonly kind: 'screen';
      readonly table: RouteTable;
      readonly row: RouteRow;
      readonly match: PathMatch<RouteRow>;
    };

const findVariant = (
  model: SiteModel,
  { language, device }: VariantKey,
): VariantModel | undefined =>
  model.variants.find((variant) => variant.language === language && variant.device === device);

function resolveMatch(
  match: PathMatch<RouteRow>,
  table: RouteTable,
  visit: Visit,
  address: AddressParts,
): Outcome {
  const { model, device } = visit;
  const row = match.value;
  const mayLead = visit.leadToDevice && leadsToDevice(row, table.device, device, model);
  const path = mayLead ? spellForDevice(match.canonical, device, model) : match.canonical;
  if (path !== address.path) return { kind: 'redirect', to: path + address.query + address.hash };
  if (!rowOpens(row, model, visit.access)) {
    const first = isRootHome(path, model) ? rootTarget(table, model, visit.access) : undefined;
    if (first === undefined) return { kind: 'forbidden', table, row };
    return { kind: 'redirect', to: first + address.query + address.hash };
  }
  if (row.redirect !== undefined) {
    return { kind: 'redirect', to: redirectTarget(row.redirect, match.params, address) };
  }
  return { kind: 'screen', table, row, match };
}

/** A device variant that the query asks for (?device=mobile), and the address without that wish. */
function chosenDevice({ path, query, hash }: AddressParts, model: SiteModel): Outcome | undefined {
  const pairs = query.slice(1).split('&');
  const device = pairs.find((pair) => pair.startsWith('device='))?.slice('device='.length) ?? '';
  if (model.devices[device] === undefined) return undefined;
  const rest = pairs.filter((pair) => !pair.startsWith('device=')).join('&');
  // Two slashes would lead to another host.
  const own = path.replace(/^\/[/\\]+/, '/');
  return { kind: 'chooseDevice', device, to: own + (rest && `?${rest}`) + hash };
}

/**
 * What an address shows to this visitor: a screen, a closed or missing page, another address to go to,
 * or first of all a route table that is not there yet. Decides, and changes nothing.
 */
export function resolveAddress(address: AddressParts, visit: Visit): Outcome {
  const { model } = visit;
  const chosen = chosenDevice(address, model);
  if (chosen) return chosen;
  const looks = variantOfPath(address.path, model);
  const root = rootLanguage(address.path, model);
  const own: VariantKey = root === undefined ? looks : { language: root, device: visit.device };
  const first = findVariant(model, own) ?? model.variants[0];
  if (!first) throw new Error('the model has no sets');
  const table = visit.tableOf(first);
  if (!table) return { kind: 'needs', variant: first };
  if (root !== undefined) {
    const home = rootTarget(table, model, visit.access);
    return home === undefined
      ? { kind: 'forbidden', table }
      : { kind: 'redirect', to: home + address.query + address.hash };
  }
  for (const variant of [
    first,
    ...model.variants.filter((each) => each.irregular && each !== first),
  ]) {
    const candidate = visit.tableOf(variant);
    if (!candidate) return { kind: 'needs', variant };
    const match = tableIndex(candidate).match(address.path);
    if (match) return resolveMatch(match, candidate, visit, address);
  }
  const shown = looks.device === model.defaultDevice ? visit.device : looks.device;
  const notFoundVariant = findVariant(model, { language: looks.language, device: shown }) ?? first;
  const notFoundTable = visit.tableOf(notFoundVariant);
  return notFoundTable
    ? { kind: 'notFound', table: notFoundTable }
    : { kind: 'needs', variant: notFoundVariant };
}
