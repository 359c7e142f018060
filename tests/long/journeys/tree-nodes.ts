import type { Page } from 'playwright-core';

/** A node of the tree that a browser hands to assistive technology. */
export type TreeNode = {
  readonly role: string;
  readonly name: string;
  /** Level of a heading. */
  readonly level: number | undefined;
  /** Where a link leads, as a path. */
  readonly path: string | undefined;
  /** Roles and names of the nodes around it, from the outermost on: "navigation 主导航". */
  readonly within: readonly string[];
};

type RawValue = { readonly value?: unknown };
type RawNode = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: RawValue;
  readonly name?: RawValue;
  readonly properties?: readonly { readonly name: string; readonly value: RawValue }[];
  readonly childIds?: readonly string[];
};

const pathOf = (address: unknown): string | undefined => {
  if (typeof address !== 'string') return undefined;
  const { protocol, pathname, search, hash } = new URL(address);
  return protocol.startsWith('http') ? decodeURI(pathname + search + hash) : address;
};

/** What a screen reader has of the open page, in the order in which it reads it. */
export async function treeNodes(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    readonly nodes: readonly RawNode[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const visit = (node: RawNode, within: readonly string[]): readonly TreeNode[] => {
    const [role, name] = [String(node.role?.value ?? ''), String(node.name?.value ?? '').trim()];
    const property = (wanted: string): unknown =>
      node.properties?.find((each) => each.name === wanted)?.value.value;
    const level = property('level');
    const own: TreeNode = {
      role,
      name,
      level: typeof level === 'number' ? level : undefined,
      path: pathOf(property('url')),
      within,
    };
    const inside = node.ignored ? within : [...within, `${role} ${name}`.trim()];
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? visit(child, inside) : [];
    });
    return node.ignored ? children : [own, ...children];
  };
  const [root] = nodes;
  return root ? visit(root, []) : [];
}
