import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import type { ExplainedSite } from './explained-site.ts';
import type { FoundAddress } from './find-address.ts';

/** The frame around a page, and what says so. */
export type ShownLayout = {
  readonly name: string;
  readonly why: string;
  /** Left out where nothing in the file says it. */
  readonly place?: string;
};

/** The layout of an address: its route's, else its zone's, else its page's. */
export function shownLayout(
  { row, table, match }: FoundAddress,
  flat: FlatRoute,
  { context, placeOf }: ExplainedSite,
): ShownLayout | undefined {
  const page = row.page === undefined ? undefined : context.source.pages[row.page];
  if (!page || row.page === undefined) return undefined;
  const variant = page.devices?.[table.device];
  const zone = zoneOfPath(match.canonical, table.zones);
  const said = (name: string, why: string, pointer: Pointer): ShownLayout => ({
    name,
    why,
    place: placeOf(pointer),
  });
  if (row.layout) return said(row.layout, 'the route says so', [...flat.pointer, 'layout']);
  if (zone?.layout) {
    const index = table.zones.indexOf(zone);
    return said(zone.layout, 'the zone says so', ['zones', index, 'layout']);
  }
  const own: Pointer = ['pages', row.page];
  if (variant?.layout) {
    const pointer = [...own, 'devices', table.device, 'layout'];
    return said(variant.layout, 'the page says so on this device', pointer);
  }
  if (page.layout) return said(page.layout, 'the page says so', [...own, 'layout']);
  return { name: 'standard', why: 'where nothing else is said' };
}
