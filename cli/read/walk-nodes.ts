import type { SourceNode } from './source-node.ts';

/** Calls a function with every node of a tree that is no key, from the first to the last. */
export function walkNodes(root: SourceNode | undefined, visit: (node: SourceNode) => void): void {
  if (!root) return;
  visit(root);
  if (root.kind === 'map') for (const { value } of root.members) walkNodes(value, visit);
  if (root.kind === 'list') for (const item of root.items) walkNodes(item, visit);
}
