import type { FullEntry } from '../../schema/content/content-model.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import type { RouteTable } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { ZoneModel } from '../../schema/zone-model.ts';
import type { Need } from '../resources/need.ts';
import type { Opened } from '../screen/screen-of.ts';
import type { SiteState } from '../state/site-state.ts';
import { type EntryRequest, entryNeed, type FoundEntry } from './entry-need.ts';
import { shownEntry } from './shown-entry.ts';

/** What the entry of an address needs; nothing where it comes from elsewhere: the block waits for it itself. */
export function entryNeeds(state: SiteState, { table, row, params }: Opened): Need[] {
  const request = shownEntry(row, params);
  const need = request && entryNeed(state, table, request);
  return need && !need.isOutside ? [need] : [];
}

type EntryScreen = {
  readonly table: RouteTable;
  readonly shown?: EntryRequest | undefined;
  readonly zone?: ZoneModel;
};

/** What was found for the address: null where there is no such entry, undefined while that is not known. */
function foundEntry(state: SiteState, { table, shown }: EntryScreen): FoundEntry | undefined {
  const need = shown && entryNeed(state, table, shown);
  const resource = need && state.resources.read<FoundEntry>(need.key);
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
