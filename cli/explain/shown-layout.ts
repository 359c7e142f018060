import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import type { LocalText } from '../local-text.ts';
import type { ExplainedSite } from './explained-site.ts';
import type { FoundAddress } from './find-address.ts';

/** The frame around a page, and what says so. */
export type ShownLayout = {
  readonly name: string;
  readonly why: LocalText;
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
  const said = (name: string, why: LocalText, pointer: Pointer): ShownLayout => ({
    name,
    why,
    place: placeOf(pointer),
  });
  if (row.layout)
    return said(row.layout, { zh: '由路由指定', en: 'the route says so' }, [
      ...flat.pointer,
      'layout',
    ]);
  if (zone?.layout) {
    const index = table.zones.indexOf(zone);
    return said(zone.layout, { zh: '由专区指定', en: 'the zone says so' }, [
      'zones',
      index,
      'layout',
    ]);
  }
  const own: Pointer = ['pages', row.page];
  if (variant?.layout) {
    const pointer = [...own, 'devices', table.device, 'layout'];
    return said(
      variant.layout,
      { zh: '由页面为这种设备指定', en: 'the page says so on this device' },
      pointer,
    );
  }
  if (page.layout)
    return said(page.layout, { zh: '由页面指定', en: 'the page says so' }, [...own, 'layout']);
  return { name: 'standard', why: { zh: '没有另外指定', en: 'where nothing else is said' } };
}
