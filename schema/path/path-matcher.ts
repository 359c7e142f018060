import { decodeSegment } from './decode-segment.ts';
import { foldSegment } from './fold-segment.ts';
import { parsePath, type Segment } from './parse-path.ts';

export type PathMatch<Value> = {
  readonly value: Value;
  /** The path as it was declared. */
  readonly pattern: string;
  /** Parameters, decoded once. */
  readonly params: Readonly<Record<string, string>>;
  /** The matched address in the declared spelling, its parameters untouched. */
  readonly canonical: string;
};

export type PathMatcher<Value> = (pathname: string) => PathMatch<Value> | undefined;

type Leaf<Value> = {
  readonly value: Value;
  readonly pattern: string;
  readonly segments: readonly Segment[];
  readonly values: string | undefined;
};
type Node<Value> = {
  readonly literals: Map<string, Node<Value>>;
  parameter?: Node<Value>;
  leaves?: Leaf<Value>[];
};

const emptyNode = <Value>(): Node<Value> => ({ literals: new Map() });

function insert<Value>(root: Node<Value>, leaf: Leaf<Value>): void {
  let node = root;
  for (const segment of leaf.segments) {
    if (segment.kind === 'parameter') {
      node.parameter ??= emptyNode();
      node = node.parameter;
    } else {
      const key = foldSegment(segment.text);
      const next = node.literals.get(key) ?? emptyNode<Value>();
      node.literals.set(key, next);
      node = next;
    }
  }
  node.leaves ??= [];
  node.leaves.push(leaf);
}

/** Literal segments first, then parameters; a dead end is taken back. */
function find<Value>(
  node: Node<Value>,
  keys: readonly string[],
  at: number,
  path: string,
): Leaf<Value> | undefined {
  const key = keys[at];
  if (key === undefined)
    return node.leaves?.find(({ values }) => !values || RegExp(`^${values}/?$`, 'i').test(path));
  const literal = node.literals.get(key);
  return (
    (literal && find(literal, keys, at + 1, path)) ??
    (key !== '' && node.parameter ? find(node.parameter, keys, at + 1, path) : undefined)
  );
}

/**
 * Builds a matcher over declared paths, once, for the first match; a match then takes as many steps as the address has
 * segments, however many paths there are. Letter case is ignored, one slash at the end is too.
 * Of two paths of the same shape the first wins, of those whose values (`pathValues`) an address fits.
 */
export function pathMatcher<Value>(
  entries: Iterable<readonly [pattern: string, value: Value, values?: string | undefined]>,
): PathMatcher<Value> {
  let root: Node<Value> | undefined;
  const built = (): Node<Value> => {
    const node = emptyNode<Value>();
    for (const [pattern, value, values] of entries) {
      insert(node, { pattern, value, values, segments: parsePath(pattern).segments });
    }
    return node;
  };
  return (pathname) => {
    root ??= built();
    if (!pathname.startsWith('/')) return undefined;
    const raw = pathname.slice(1).split('/');
    if (raw[raw.length - 1] === '') raw.pop();
    const leaf = find(
      root,
      raw.map((text) => foldSegment(decodeSegment(text))),
      0,
      pathname,
    );
    if (!leaf) return undefined;
    const params: Record<string, string> = {};
    let canonical = '';
    leaf.segments.forEach((segment, index) => {
      const text = raw[index] ?? '';
      if (segment.kind === 'parameter') params[segment.name] = decodeSegment(text);
      canonical += `/${segment.kind === 'parameter' ? text : segment.text}`;
    });
    return { value: leaf.value, pattern: leaf.pattern, params, canonical: canonical || '/' };
  };
}
