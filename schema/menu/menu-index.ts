import type { SiteModel } from '../model.ts';
import { splitAddress } from '../path/split-address.ts';
import type { MenuItem } from './menu-item.ts';
import { menuPath } from './menu-path.ts';

/** An item with the place of the item it lies below. */
export type MenuPlace = { readonly item: MenuItem; readonly above: MenuPlace | undefined };

/** The first value of every key of a query. */
export type Pairs = ReadonlyMap<string, string>;

/** What of the menu leads to one path. */
export type PlacesAtPath = {
  /** The first item that asks for nothing in its query. */
  plain?: MenuPlace;
  /** Items that ask for something, those that ask for more first. */
  readonly asking: { readonly place: MenuPlace; readonly pairs: Pairs }[];
  /** Every key that one of them asks for: such keys distinguish the sections of the page. */
  readonly keys: Set<string>;
  /** The lowest place that all the asking ones lie below. */
  common?: MenuPlace | undefined;
};

/** What leads to a path, by its segments joined with slashes. */
export type MenuIndex = ReadonlyMap<string, PlacesAtPath>;

/** Reads a query, with or without its question mark. Of a key that stands twice the first counts. */
export function pairsOf(query: string): Pairs {
  const pairs = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (!pairs.has(key)) pairs.set(key, value);
  }
  return pairs;
}

function lowestCommon(one: MenuPlace | undefined, other: MenuPlace | undefined) {
  const line = new Set<MenuPlace>();
  for (let place = one; place; place = place.above) line.add(place);
  let place = other;
  while (place && !line.has(place)) place = place.above;
  return place;
}

function add(index: Map<string, PlacesAtPath>, place: MenuPlace, model: SiteModel): void {
  const { href } = place.item;
  if (!href?.startsWith('/')) return;
  const { path, query } = splitAddress(href);
  const key = menuPath(path, model).segments.join('/');
  const at = index.get(key) ?? { asking: [], keys: new Set<string>() };
  index.set(key, at);
  const pairs = pairsOf(query);
  if (pairs.size === 0) {
    at.plain ??= place;
    return;
  }
  at.common = at.asking.length === 0 ? place.above : lowestCommon(at.common, place.above);
  at.asking.push({ place, pairs });
  for (const asked of pairs.keys()) at.keys.add(asked);
}

const indexes = new WeakMap<readonly MenuItem[], MenuIndex>();

/**
 * The index of a menu by path, built once a menu. It is the same for every device variant: addresses are
 * kept in their desktop spelling.
 */
export function menuIndex(menu: readonly MenuItem[], model: SiteModel): MenuIndex {
  const known = indexes.get(menu);
  if (known) return known;
  const index = new Map<string, PlacesAtPath>();
  const visit = (items: readonly MenuItem[], above: MenuPlace | undefined): void => {
    for (const item of items) {
      const place = { item, above };
      add(index, place, model);
      visit(item.children, place);
    }
  };
  visit(menu, undefined);
  for (const { asking } of index.values()) asking.sort((a, b) => b.pairs.size - a.pairs.size);
  indexes.set(menu, index);
  return index;
}
