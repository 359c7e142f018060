import type { FullEntry } from '../../schema/content/content-model.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import type { RouteTable } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { ZoneModel } from '../../schema/zone-model.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { EntryQuery } from '../screen/entry-query.ts';
import type { Opened } from '../screen/opened.ts';
import type { SiteState } from '../state/site-state.ts';
import { entryRequest, type FoundEntry } from './entry-request.ts';
import { shownEntry } from './shown-entry.ts';

/** The request for the entry of an address; none where it comes from elsewhere: the block waits for it itself. */
export function entryRequests(state: SiteState, { table, row, params }: Opened): ResourceRequest[] {
  const query = shownEntry(row, params);
  const request = query && entryRequest(state, table, query);
  return request && !request.isOutside ? [request] : [];
}

type EntryScreen = {
  readonly table: RouteTable;
  readonly shown?: EntryQuery | undefined;
  readonly zone?: ZoneModel;
};

/** What was found for the address: null where there is no such entry, undefined while that is not known. */
function foundEntry(state: SiteState, { table, shown }: EntryScreen): FoundEntry | undefined {
  const request = shown && entryRequest(state, table, shown);
  const resource = request && state.resources.read<FoundEntry>(request.key);
  return resource?.state === 'ready' ? resource.value : undefined;
}

/** The canonical path of what was found; undefined for an entry that has no page of its own, or another id by now. */
function pathOf(found: NonNullable<FoundEntry>, table: RouteTable): string | undefined {
  const { collection, entry } = found;
  if ('movedTo' in entry) return undefined;
  const model = ownValue(table.collections, collection);
  return model?.detail && entryAddress(entry, model.detail, model.type);
}

/** The entry that a screen's address asks for and the collection that has it, where it is there. */
export function shownOfAddress(
  state: SiteState,
  screen: EntryScreen,
): { readonly collection: string; readonly entry: FullEntry } | undefined {
  const { collection = '', entry } = foundEntry(state, screen) ?? {};
  return entry && 'html' in entry ? { collection, entry } : undefined;
}

/** The entry that a screen's address asks for, where it is there. */
export const entryOfAddress = (state: SiteState, screen: EntryScreen): FullEntry | undefined =>
  shownOfAddress(state, screen)?.entry;

/** Name and address of the section that lists the entry of a screen, in its zone where it can be. */
export function sectionOfScreen(
  state: SiteState,
  screen: EntryScreen,
): { readonly title: string; readonly href: string } | undefined {
  const { collection = '', entry } = shownOfAddress(state, screen) ?? {};
  const { codes = {}, sections = {} } = ownValue(screen.table.collections, collection) ?? {};
  const code = entry?.code ?? '';
  const own = ownValue(ownValue(screen.zone?.sections ?? {}, collection) ?? {}, code);
  const [title, href] = [ownValue(codes, code), own ?? ownValue(sections, code)];
  return title && href ? { title, href } : undefined;
}

/** The canonical path of the entry that a screen shows. */
export function entryPathOfScreen(state: SiteState, screen: EntryScreen): string | undefined {
  const found = foundEntry(state, screen);
  return found ? pathOf(found, screen.table) : undefined;
}

/**
 * The canonical path of the entry of an address.
 * @returns null where there is no such entry; undefined where the address has none, or it is not known yet
 */
export function entryPath(state: SiteState, opened: Opened): string | null | undefined {
  const { table, row, params, path } = opened;
  const found = foundEntry(state, { table, shown: shownEntry(row, params) });
  if (!found) return found;
  const { entry } = found;
  if (!('movedTo' in entry)) return pathOf(found, table);
  const { shows, paths } = row ?? {};
  const parameter = shows && `:${shows.id}`;
  // The new id in the old place; the address is put right once the entry is there.
  const template = paths?.[0]?.split('/') ?? [];
  const own = path.split('/');
  return template
    .map((part, index) => (part === parameter ? entry.movedTo : (own[index] ?? '')))
    .join('/');
}
