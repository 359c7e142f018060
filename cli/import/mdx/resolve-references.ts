import type { Root } from 'mdast';
import type { MdxNode } from './mdx-node.ts';

type Definition = { readonly url: string; readonly title?: string | null };
type Reference = MdxNode & { readonly identifier?: string; readonly alt?: string | null };

/** Writes addresses where they are used: a text may be put together of several, and none loses what it refers to. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const collect = (node: Reference): void => {
    if (node.type === 'definition' && !definitions.has(node.identifier ?? '')) {
      definitions.set(node.identifier ?? '', { url: node.url ?? '', title: node.title ?? null });
    }
    for (const child of node.children ?? []) collect(child);
  };
  collect(tree as unknown as MdxNode);
  if (definitions.size === 0) return;
  const resolve = (node: MdxNode): void => {
    if (!node.children) return;
    node.children = (node.children as Reference[])
      .filter(({ type }) => type !== 'definition')
      .map((child): MdxNode => {
        resolve(child);
        const found = definitions.get(child.identifier ?? '');
        if (!found) return child;
        if (child.type === 'linkReference') {
          return Object.assign({ type: 'link', children: child.children ?? [] }, found) as MdxNode;
        }
        return child.type === 'imageReference'
          ? (Object.assign({ type: 'image', alt: child.alt ?? '' }, found) as MdxNode)
          : child;
      });
  };
  resolve(tree as unknown as MdxNode);
}
