import { splitAddress } from '../../schema/path/split-address.ts';
import { resolveAddress } from '../../schema/visit/resolve-address.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { variantOfPath } from '../../schema/visit/variant-of-path.ts';
import { visitorWith } from '../access/visitor.ts';
import { type ExplainedSite, tableOf } from './explained-site.ts';

export type RedirectStep = {
  readonly from: string;
  readonly to: string;
  /** Set where a route says so, not the spelling. */
  readonly place?: string;
};

/** Longer chains go in circles. */
const maxSteps = 10;

/** Where a redirect stands. */
function placeOfRedirect(path: string, site: ExplainedSite): string | undefined {
  const { language, device } = variantOfPath(path, site.model);
  const table = tableOf(site.openTables, { language, device });
  const row = table && tableIndex(table).match(path)?.value;
  const flat = row && site.routeOf(row);
  if (!flat || flat.route.redirect === undefined) return undefined;
  const pointer = [...flat.pointer, 'redirect'];
  const isByLanguage =
    typeof flat.route.redirect === 'object' && Object.hasOwn(flat.route.redirect, language);
  return site.placeOf(isByLanguage ? [...pointer, language] : pointer);
}

/** Where an address leads on to, step by step, as a browser follows it. */
export function redirectChain(address: string, site: ExplainedSite): RedirectStep[] {
  const { model } = site;
  const steps: RedirectStep[] = [];
  let from = address;
  while (steps.length < maxSteps && from.startsWith('/')) {
    const parts = splitAddress(from);
    const outcome = resolveAddress(parts, {
      model,
      tableOf: (variant) => tableOf(site.openTables, variant),
      access: visitorWith(site.context.source),
      device: variantOfPath(parts.path, model).device,
      leadToDevice: false,
    });
    if (outcome.kind !== 'redirect') break;
    const place = placeOfRedirect(parts.path, site);
    steps.push({ from, to: outcome.to, ...(place === undefined ? {} : { place }) });
    if (steps.some((step) => step.from === outcome.to)) break;
    from = outcome.to;
  }
  return steps;
}
