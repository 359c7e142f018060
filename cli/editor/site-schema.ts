import type { SiteNames } from './site-names.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the names are that a node holds, as the schema says. */
function namesAt(node: Node, names: SiteNames): readonly string[] {
  const kind = 'x-collection' in node ? 'collections' : node['x-names'];
  return names[kind as keyof SiteNames] ?? [];
}

/**
 * A value that editors complete to names. Others are no mistake to them: the file may name what was added since, and
 * the linter knows better.
 */
const offering = (node: Node, offered: readonly string[]): Node => {
  if (node.type === 'array' && isNode(node.items)) {
    return { ...node, items: offering(node.items, offered) };
  }
  return { ...node, anyOf: [{ enum: offered }, {}] };
};

/** A mapping whose keys editors complete. */
const withKeys = (node: Node, keys: readonly string[]): Node => ({
  ...node,
  properties: Object.fromEntries(keys.map((key) => [key, node.additionalProperties])),
});

/**
 * The schema of the site language with the names of one site.
 * @param schema the schema that editors read
 */
export function siteSchema(schema: Node, names: SiteNames): Node {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    const node = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
    const offered = namesAt(node, names);
    const keys = names[node['x-keys'] as keyof SiteNames] ?? [];
    const named = offered.length > 0 ? offering(node, offered) : node;
    return keys.length > 0 && isNode(node.additionalProperties) ? withKeys(named, keys) : named;
  };
  return walk(schema) as Node;
}
