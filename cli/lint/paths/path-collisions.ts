import type { Finding } from '../../diagnostics/finding.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import { isWithinKind } from './kinds.ts';
import { kindsOf } from './path-kinds.ts';

/** How two paths that match the same addresses differ. */
export type CollisionKind = 'equal' | 'case' | 'parameters';

export type Collision = {
  readonly kind: CollisionKind;
  /** Never reached. */
  readonly path: DeclaredPath;
  readonly first: DeclaredPath;
};

function kindOf(path: DeclaredPath, first: DeclaredPath): CollisionKind {
  if (path.text === first.text) return 'equal';
  const literals = ({ parsed }: DeclaredPath): string =>
    parsed.segments.map((each) => (each.kind === 'literal' ? each.text : ':')).join('/');
  return literals(path) === literals(first) ? 'parameters' : 'case';
}

/** Whether all addresses of a path are those of another one of its shape, too. */
export const isWithin = (path: DeclaredPath, other: DeclaredPath): boolean =>
  other.values === undefined ||
  kindsOf(path).every((kind, index) => isWithinKind(kind, kindsOf(other)[index]));

function collisionsAmong(paths: readonly DeclaredPath[]): Collision[] {
  const collisions: Collision[] = [];
  const owners = new Map<string, DeclaredPath[]>();
  for (const path of paths) {
    let first: DeclaredPath | undefined;
    for (const device of path.devices) {
      const key = `${device} ${path.shape}`;
      const own = owners.get(key);
      const owner = own?.find((each) => isWithin(path, each));
      if (owner) first ??= owner;
      else if (own) own.push(path);
      else owners.set(key, [path]);
    }
    if (first) collisions.push({ kind: kindOf(path, first), path, first });
  }
  return collisions;
}

/** Several rules ask the same of the same paths. */
const cache = new WeakMap<readonly DeclaredPath[], readonly Collision[]>();

/** Paths that match the same addresses on the same device as one declared before them. */
export function pathCollisions(paths: readonly DeclaredPath[]): readonly Collision[] {
  const collisions = cache.get(paths) ?? collisionsAmong(paths);
  cache.set(paths, collisions);
  return collisions;
}

/** The collisions of one kind as findings. */
export function* collisionFindings(
  paths: readonly DeclaredPath[],
  kind: CollisionKind,
  message: (collision: Collision) => string,
): Iterable<Finding> {
  for (const collision of pathCollisions(paths)) {
    if (collision.kind !== kind) continue;
    const { path, first } = collision;
    yield {
      pointer: path.pointer,
      what: 'value',
      message: message(collision),
      related: [
        {
          pointer: first.pointer,
          what: 'value',
          message: `route "${first.flat.route.id}" has it first`,
        },
      ],
    };
  }
}
