import type { FullEntry } from '../../schema/content/content-model.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { Need } from '../resources/need.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { Opened } from '../screen/screen-of.ts';
import type { SiteState } from '../state/site-state.ts';
import { entryNeed, type FoundEntry } from './entry-need.ts';
import { shownEntry } from './shown-entry.ts';

/** What the entry of an address needs; nothing where it comes from elsewhere: the block waits for it itself. */
export function entryNeeds(state: SiteState, { table, row, params }: Opened): Need[] {
  const request = shownEntry(row, params);
  const need = request && entryNeed(state, table, request);
  return need && !need.isOutside ? [need] : [];
}

/** The entry that a screen's address asks for, where it is there. */
export function entryOfAddress(
  state: SiteState,
  { table, shown }: Pick<Screen, 'table' | 'shown'>,
): FullEntry | undefined {
  const need = shown && entryNeed(state, table, shown);
  const resource = need && state.resources.read<FoundEntry>(need.key);
  const entry = resource?.state === 'ready' ? resource.value?.entry : undefined;
  return entry && 'html' in entry ? entry : undefined;
}

/** The canonical path of the entry that a screen shows. */
export function entryPathOfScreen(
  state: SiteState,
  { table, shown }: Pick<Screen, 'table' | 'shown'>,
): string | undefined {
  const need = shown && entryNeed(state, table, shown);
  const resource = need && state.resources.read<FoundEntry>(need.key);
  if (resource?.state !== 'ready' || !resource.value || !('html' in resource.value.entry)) {
    return undefined;
  }
  const { collection, entry } = resource.value;
  const model = ownValue(table.collections, collection);
  return model?.detail && entryAddress(entry, model.detail, model.type);
}

/**
 * The canonical path of the entry of an address.
 * @returns null where there is no such entry; undefined where the address has none, or it is not known yet
 */
export function entryPath(state: SiteState, opened: Opened): string | null | undefined {
  const request = shownEntry(opened.row, opened.params);
  const resource =
    request && state.resources.read<FoundEntry>(entryNeed(state, opened.table, request).key);
  if (resource?.state !== 'ready') return undefined;
  if (resource.value === null) return null;
  const { collection, entry } = resource.value;
  const model = ownValue(opened.table.collections, collection);
  if ('movedTo' in entry) {
    const { shows, paths } = opened.row ?? {};
    const parameter = shows && `:${shows.id}`;
    // The new id in the old place; the address is put right once the entry is there.
    const template = paths?.[0]?.split('/') ?? [];
    const own = opened.path.split('/');
    return template
      .map((part, index) => (part === parameter ? entry.movedTo : (own[index] ?? '')))
      .join('/');
  }
  return model?.detail && entryAddress(entry, model.detail, model.type);
}
