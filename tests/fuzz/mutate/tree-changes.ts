import type { Random } from '../random.ts';
import { oddKeys, oddTexts, oddValues } from './odd-texts.ts';
import {
  jsonOf,
  listText,
  mapText,
  type Pair,
  type TextEdit,
  type Tree,
  type TreeNode,
} from './tree-nodes.ts';

/** A change of the tree of a site file; none where it finds nothing to change. */
type TreeChange = (tree: Tree, random: Random) => readonly TextEdit[];

type NodeOf<Kind extends TreeNode['kind']> = Extract<TreeNode, { readonly kind: Kind }>;

const tries = 30;

/** A node of a kind; the whole file only rarely. */
function pickNode<Kind extends TreeNode['kind']>(
  { nodes }: Tree,
  random: Random,
  ...kinds: readonly Kind[]
): NodeOf<Kind> | undefined {
  for (let left = tries; left > 0; left -= 1) {
    const node = random.pick(nodes);
    if (node && (kinds as readonly string[]).includes(node.kind) && (node.key || left < 5))
      return node as NodeOf<Kind>;
  }
  return undefined;
}

const replace = ({ start, end }: TreeNode, json: string): TextEdit => ({
  start,
  end,
  text: start === end ? ` ${json}` : json,
});

/** Changes the members of a map. */
const onMap =
  (
    change: (pairs: readonly Pair[], random: Random, tree: Tree, node: TreeNode) => readonly Pair[],
  ) =>
  (tree: Tree, random: Random): readonly TextEdit[] => {
    const node = pickNode(tree, random, 'map');
    return node ? [replace(node, mapText(change(node.pairs, random, tree, node)))] : [];
  };

/** Changes the items of a list. */
const onList =
  (change: (items: readonly string[], random: Random) => readonly string[]): TreeChange =>
  (tree, random) => {
    const node = pickNode(tree, random, 'list');
    return node ? [replace(node, listText(change(node.items, random)))] : [];
  };

/** Replaces a value by another one. */
const onNode =
  (
    kinds: readonly TreeNode['kind'][],
    make: (node: TreeNode, tree: Tree, random: Random) => string | undefined,
  ): TreeChange =>
  (tree, random) => {
    const node = pickNode(tree, random, ...kinds);
    const json = node && make(node, tree, random);
    return node && json !== undefined ? [replace(node, json)] : [];
  };

/** Another value of the file, often one under the same key. */
function otherOf(node: TreeNode, tree: Tree, random: Random): TreeNode | undefined {
  const same = random.chance(0.7) ? tree.byKey.get(node.key) : undefined;
  return random.pick(same ?? tree.nodes);
}

const anyKind = ['scalar', 'map', 'list'] as const;
const without = (items: readonly string[], at: number): readonly string[] =>
  items.filter((_, index) => index !== at);
const deepNumbers = [2, 5, 20, 70, 300, 2000];
const withPair = (pairs: readonly Pair[], [key, json]: Pair): readonly Pair[] => [
  ...pairs.filter(([name]) => name !== key),
  [key, json],
];

/** Routes with a path, and one path of each. */
const routesOf = ({ nodes }: Tree) =>
  nodes.flatMap((node) => {
    const { paths } = Object(node.value) as { readonly paths?: unknown };
    const path = Object.values(Object(paths)).flat()[0];
    return node.kind === 'map' && typeof path === 'string' ? [{ node, path }] : [];
  });

/** Changes of the tree of a site file, by name. */
export const treeChanges: Readonly<Record<string, TreeChange>> = {
  deleteKey: onMap((pairs, random) => {
    const gone = random.below(pairs.length);
    return pairs.filter((_, index) => index !== gone);
  }),
  renameKey: onMap((pairs, random, { nodes }) => {
    const at = random.below(pairs.length);
    const other = random.chance(0.5) ? random.pick(nodes)?.key : random.pick(oddKeys);
    return pairs.map(([key, json], index) => [index === at ? (other ?? 'x') : key, json]);
  }),
  addOddKey: onMap((pairs, random) => [
    ...pairs,
    [random.pick(oddKeys) ?? 'x', jsonOf(random.pick(oddValues))],
  ]),
  graftKey: onMap((pairs, random, tree, { key }) => {
    const donor = random.pick(tree.byKey.get(key) ?? []);
    const pair = donor?.kind === 'map' ? random.pick(donor.pairs) : undefined;
    return pair ? withPair(pairs, pair) : pairs;
  }),
  graftAnyKey: onMap((pairs, random, tree) => {
    const donor = pickNode(tree, random, 'map');
    const pair = random.pick(donor?.pairs ?? []);
    return pair ? withPair(pairs, pair) : pairs;
  }),
  repeatKey: onMap((pairs, random) => [...pairs, ...[random.pick(pairs) ?? (['x', '1'] as const)]]),
  changeType: onNode(anyKind, (_, __, random) => jsonOf(random.pick(oddValues))),
  oddText: onNode(['scalar'], (_, __, random) => jsonOf(random.pick(oddTexts))),
  otherScalar: onNode(['scalar'], (node, tree, random) =>
    jsonOf(otherOf(node, tree, random)?.value),
  ),
  otherTree: onNode(['map', 'list'], (node, tree, random) =>
    jsonOf(otherOf(node, tree, random)?.value),
  ),
  missingName: onNode(['scalar'], ({ value }, _, random) =>
    jsonOf(`${value}${random.pick(['x', '/x', '?code=x', '#x', ' ', '/', 'H5', '名'])}`),
  ),
  hugeNumber: onNode(['scalar'], ({ value }, _, random) => {
    const number = random.pick([1e9, 2 ** 53, 1e300, -1, 0.1, 1e-300, 65_536]) ?? 1;
    return typeof value === 'number' || random.chance(0.2) ? jsonOf(number) : undefined;
  }),
  empty: onNode(anyKind, ({ kind }) => ({ scalar: '""', map: '{}', list: '[]' })[kind]),
  swap: (tree, random) => {
    const one = pickNode(tree, random, ...anyKind);
    const other = one && otherOf(one, tree, random);
    if (!one || !other || (one.start < other.end && other.start < one.end)) return [];
    return [replace(one, jsonOf(other.value)), replace(other, jsonOf(one.value))];
  },
  repeatItem: onList((items, random) => {
    const item = random.pick(items) ?? 'null';
    const times = random.pick([1, 1, 1, 2, 5, 60]) ?? 1;
    return [...items, ...Array<string>(times).fill(item)];
  }),
  dropItem: onList((items, random) => without(items, random.below(items.length))),
  reverse: onList((items) => items.toReversed()),
  wrap: onNode(anyKind, ({ value, key }, _, random) => {
    const depth = random.pick(deepNumbers) ?? 2;
    const name = jsonOf(key.replaceAll('[]', '') || 'x');
    const [open, close] = random.pick([
      ['[', ']'],
      [`{${name}: `, '}'],
    ]) ?? ['[', ']'];
    return open.repeat(depth) + jsonOf(value) + close.repeat(depth);
  }),
  nestItself: (tree, random) => {
    const node = pickNode(tree, random, 'map');
    if (!node) return [];
    const key = jsonOf(random.pick(['children', 'blocks', 'items', 'links', node.key]) ?? 'x');
    const open = `${mapText(node.pairs).slice(0, -1)}, ${key}: [`;
    const depth = random.pick([1, 2, 4, 12]) ?? 1;
    return [replace(node, open.repeat(depth) + mapText(node.pairs) + ']}'.repeat(depth))];
  },
  redirectInCircle: (tree, random) => {
    const routes = routesOf(tree);
    const one = random.pick(routes);
    const other = random.pick(routes);
    if (!one || !other || (one.node.start < other.node.end && other.node.start < one.node.end))
      return one ? redirect(one.node, one.path) : [];
    return [...redirect(one.node, other.path), ...redirect(other.node, one.path)];
  },
};

function redirect(node: NodeOf<'map'>, to: string): readonly TextEdit[] {
  const rest = node.pairs.filter(([key]) => key !== 'page');
  return [replace(node, mapText(withPair(rest, ['redirect', jsonOf(to)])))];
}
