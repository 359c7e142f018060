import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** A key of a map with the JSON of its value: also keys that objects cannot have. */
export type Pair = readonly [key: string, json: string];

/** A value in the text of a site file. */
export type TreeNode = {
  readonly start: number;
  readonly end: number;
  /** The key that it stands under; of an item of a list, that of the list with `[]`. */
  readonly key: string;
  readonly value: unknown;
} & (
  | { readonly kind: 'scalar' }
  | { readonly kind: 'map'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
);

/** A change of the text: what stands in the range is replaced. */
export type TextEdit = { readonly start: number; readonly end: number; readonly text: string };

/** What can be changed in a file, and what is taken from to change it. */
export type Tree = {
  readonly nodes: readonly TreeNode[];
  readonly byKey: ReadonlyMap<string, readonly TreeNode[]>;
};

/** A value as it is written into a site file. */
export const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

export const mapText = (pairs: readonly Pair[]): string =>
  `{${pairs.map(([key, json]) => `${jsonOf(key)}: ${json}`).join(', ')}}`;

export const listText = (items: readonly string[]): string => `[${items.join(', ')}]`;

const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key);

function visit(node: unknown, key: string, found: TreeNode[]): void {
  if (!isScalar(node) && !isCollection(node)) return;
  const [start = 0, end = 0] = (node as Node).range ?? [];
  const value: unknown = node.toJSON();
  const common = { start, end, key, value };
  if (isMap(node)) {
    const pairs = node.items.map((pair): Pair => {
      const member = (pair.value as Node | null)?.toJSON() ?? null;
      return [keyText(pair.key), jsonOf(member)];
    });
    found.push({ ...common, kind: 'map', pairs });
    for (const pair of node.items) visit(pair.value, keyText(pair.key), found);
  } else if (isSeq(node)) {
    const items = node.items.map((item) => jsonOf((item as Node).toJSON()));
    found.push({ ...common, kind: 'list', items });
    for (const item of node.items) visit(item, `${key}[]`, found);
  } else found.push({ ...common, kind: 'scalar' });
}

/** Finds every value of a site file in its text. */
export function treeOf(text: string): Tree {
  const nodes: TreeNode[] = [];
  visit(parseDocument(text).contents, '', nodes);
  const byKey = new Map<string, TreeNode[]>();
  for (const node of nodes) byKey.set(node.key, [...(byKey.get(node.key) ?? []), node]);
  return { nodes, byKey };
}
