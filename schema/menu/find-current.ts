import type { SiteModel } from '../model.ts';
import { type MenuIndex, type MenuPlace, type Pairs, pairsOf } from './menu-index.ts';
import { menuPath } from './menu-path.ts';
import type { OpenPlace } from './open-place.ts';

export type Current = {
  readonly place: MenuPlace;
  /** What was found: the open path and query, the open path, or something above it. */
  readonly by: 'query' | 'path' | 'above';
  /** Whether the open address is the item's own. What the query has besides the menu's keys does not count. */
  readonly exact: boolean;
};

/** So many segments are dropped from a path, and no more (the specification's limit). */
const maxDropped = 10;

function atOpenPath(index: MenuIndex, key: string, open: Pairs): Current | undefined {
  const here = index.get(key);
  if (!here) return undefined;
  const isOwn = (pairs: Pairs): boolean =>
    [...here.keys].every((each) => !open.has(each) || open.get(each) === pairs.get(each));
  const asked = here.asking.find(({ pairs }) =>
    [...pairs].every(([each, value]) => open.get(each) === value),
  );
  if (asked) return { place: asked.place, by: 'query', exact: isOwn(asked.pairs) };
  if (here.plain) return { place: here.plain, by: 'path', exact: isOwn(new Map()) };
  return here.common && { place: here.common, by: 'above', exact: false };
}

/** Walks a path up: with the query, without it, then one segment less each time. The first hit wins. */
function walk(index: MenuIndex, path: string, query: Pairs | undefined, model: SiteModel) {
  const { segments, prefix } = menuPath(path, model);
  for (let dropped = 0; dropped <= maxDropped && segments.length - dropped > prefix; dropped++) {
    const key = segments.slice(0, segments.length - dropped).join('/');
    if (dropped === 0 && query) {
      const found = atOpenPath(index, key, query);
      if (found) return found;
      continue;
    }
    const here = index.get(key);
    const place = here?.plain ?? here?.common;
    if (place) return { place, by: 'above', exact: false } as const;
  }
  return undefined;
}

/**
 * The menu's entry for an open address: path with query, path, then the path walked up, at most ten
 * times. Where that finds nothing, the same for the open route's other paths, then for the paths of the
 * routes above it, the nearest first. Sections of one page whose entry is not found by the query stand
 * under the item that they all lie below.
 */
export function findCurrent(
  index: MenuIndex,
  open: OpenPlace,
  model: SiteModel,
): Current | undefined {
  const query = pairsOf(open.query);
  for (const path of [open.path, ...open.aliases]) {
    const found = walk(index, path, query, model);
    if (found) return found;
  }
  for (const path of open.above) {
    const found = walk(index, path, undefined, model);
    if (found) return found;
  }
  return undefined;
}
