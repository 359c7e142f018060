import type { DeclaredPath } from '../context/declared-paths.ts';
import { isWithin, pathCollisions } from './path-collisions.ts';
import { sharedAddress } from './path-kinds.ts';

/** Two paths of which neither is a case of the other, and an address that both match. */
export type Ambiguity = {
  readonly path: DeclaredPath;
  readonly first: DeclaredPath;
  readonly address: string;
  /** The one of the two that gets the address. */
  readonly winner: DeclaredPath;
};

type Cut = {
  readonly path: DeclaredPath;
  readonly parts: readonly string[];
  readonly order: number;
};

/** Where a path has parameters, as a bit for each part. */
const maskOf = (parts: readonly string[]): number =>
  parts.reduce((mask, part, index) => (part === ':' ? mask | (1 << index) : mask), 0);

/** Words of the parts in which both kinds of paths have words. */
const keyOf = (parts: readonly string[], both: number): string =>
  parts.map((part, index) => (both & (1 << index) ? part : '')).join('/');

function meet(a: Cut, b: Cut): Ambiguity | undefined {
  const [path, first] = a.order > b.order ? [a.path, b.path] : [b.path, a.path];
  const address = sharedAddress(path, first);
  if (address === undefined) return undefined;
  // The first part in which one of the two has a word decides.
  const at = path.parsed.segments.findIndex(
    (segment, index) => segment.kind !== first.parsed.segments[index]?.kind,
  );
  const winner = path.parsed.segments[at]?.kind === 'literal' ? path : first;
  return { path, first, address, winner };
}

/** Paths of one number of parts by where they have parameters. */
function groups(paths: readonly DeclaredPath[]): Map<number, Map<number, Cut[]>> {
  const byLength = new Map<number, Map<number, Cut[]>>();
  for (const [order, path] of paths.entries()) {
    const parts = path.shape.split('/');
    // Bits of a number are counted; so deep a path is reported by itself.
    if (parts.length > 30) continue;
    const byMask = byLength.get(parts.length) ?? new Map<number, Cut[]>();
    const mask = maskOf(parts);
    const cuts = byMask.get(mask);
    if (cuts) cuts.push({ path, parts, order });
    else byMask.set(mask, [{ path, parts, order }]);
    byLength.set(parts.length, byMask);
  }
  return byLength;
}

function* meetings(
  [maskA, cutsA]: readonly [number, readonly Cut[]],
  [maskB, cutsB]: readonly [number, readonly Cut[]],
): Iterable<Ambiguity> {
  const length = cutsA[0]?.parts.length ?? 0;
  const both = ~(maskA | maskB) & ((1 << length) - 1);
  const byKey = new Map<string, Cut>();
  for (const cut of cutsA) {
    const key = keyOf(cut.parts, both);
    if (!byKey.has(key)) byKey.set(key, cut);
  }
  for (const cut of cutsB) {
    const other = byKey.get(keyOf(cut.parts, both));
    const isTogether = other?.path.devices.some((device) => cut.path.devices.includes(device));
    const found = other && isTogether ? meet(other, cut) : undefined;
    if (found) yield found;
  }
}

/** Pairs of paths of one shape whose parameters may in part be the same, such as digits and a list with a number in it. */
function* overlapping(paths: readonly DeclaredPath[]): Iterable<Ambiguity> {
  const seen = new Map<string, DeclaredPath[]>();
  const lost = new Set(pathCollisions(paths).map(({ path }) => path));
  for (const path of paths) {
    if (!path.shape.includes(':') || lost.has(path)) continue;
    const before = seen.get(path.shape) ?? [];
    for (const first of before) {
      if (!first.devices.some((device) => path.devices.includes(device))) continue;
      const address = isWithin(first, path) ? undefined : sharedAddress(path, first);
      if (address !== undefined) yield { path, first, address, winner: first };
    }
    seen.set(path.shape, [...before, path]);
  }
}

/**
 * Pairs of paths such as /a/:x and /:y/b. Paths are compared kind by kind, by where they have parameters, and
 * within two kinds through an index: one pair is found for each path and kind.
 */
export function* ambiguousPaths(paths: readonly DeclaredPath[]): Iterable<Ambiguity> {
  for (const byMask of groups(paths).values()) {
    const kinds = [...byMask];
    for (const [index, kind] of kinds.entries()) {
      for (const other of kinds.slice(index + 1)) {
        const isNested = (kind[0] & other[0]) === kind[0] || (kind[0] & other[0]) === other[0];
        if (!isNested) yield* meetings(kind, other);
      }
    }
  }
  yield* overlapping(paths);
}
