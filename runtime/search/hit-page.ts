import type { AccessInfo } from '../../schema/access/access-info.ts';
import { completeAddress } from '../../schema/content/http/complete-address.ts';
import type { RouteTable, SiteModel } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { entryOf } from '../content/entry.ts';
import type { SearchHit } from './search-answer.ts';

/** What a hit leads to. */
export type HitPage = {
  readonly href: string;
  /** Its collection, or '' for a page. */
  readonly kind: string;
  /** Of what another site has: its host. */
  readonly host?: string;
  /** Name of its section, or of the page that it is a part of. */
  readonly section?: string;
  /** Language that it is written in, as a BCP 47 tag, where that is not the page's. */
  readonly tag?: string;
};

/** What a search service found: a page of the site, in the variant's own spelling, or another's. */
function outsidePage(
  href: string,
  kind: string,
  table: RouteTable,
  model: SiteModel,
  access: AccessInfo,
): HitPage | undefined {
  if (!href.startsWith('/')) {
    const host = completeAddress(href, href)?.host;
    const isOther = host !== undefined && host !== globalThis.location?.host;
    return { href, kind, ...(isOther ? { host } : {}) };
  }
  const spelled = spellForDevice(href, table.device, model);
  const row = tableIndex(table).match(splitAddress(spelled).path)?.value;
  return row && rowOpens(row, model, access) ? { href: spelled, kind } : undefined;
}

/**
 * Where a hit leads in a set.
 * @returns undefined where it has no address there, or none that opens for this visitor
 */
export function hitPage(
  { document, section: part }: SearchHit,
  table: RouteTable,
  model: SiteModel,
  access: AccessInfo,
): HitPage | undefined {
  const { collection: kind = '', id = '', route, query = '', above, href } = document;
  if (href !== undefined) return outsidePage(href, kind, table, model, access);
  const collection = ownValue(table.collections, kind);
  const { byId, match } = tableIndex(table);
  const entry = entryOf({ ...document, id, title: '' }, kind, collection, model);
  const { category, tag } = entry;
  const row = route === undefined ? match(entry.href ?? '')?.value : byId.get(route);
  const path = route === undefined ? entry.href : row?.paths[0];
  if (!row || path === undefined || !rowOpens(row, model, access)) return undefined;
  const section = above ?? category;
  return {
    href: (route === undefined ? path : path + query) + (part ? `#${part.id}` : ''),
    kind,
    ...(section === undefined ? {} : { section }),
    ...(tag === undefined ? {} : { tag }),
  };
}
