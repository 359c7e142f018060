/** A node of a text in MDX, whatever its type. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  kind?: string;
  title?: string;
  url?: string;
  attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  children?: MdxNode[];
};

const flow = new Set(
  [
    ['paragraph', 'heading', 'list', 'blockquote', 'code', 'table', 'callout', 'thematicBreak'],
    ['mdxJsxFlowElement', 'html', 'definition', 'footnoteDefinition'],
  ].flat(),
);

/** Whether a node is a block of its own. */
export const isFlowNode = ({ type }: MdxNode): boolean => flow.has(type);

export const textNode = (value: string): MdxNode => ({ type: 'text', value });

/** The words in a node. */
export const wordsIn = (node: MdxNode): string =>
  (node.value ?? '') + (node.children ?? []).map(wordsIn).join('');

/** Nodes that may stand in lines, as blocks. */
export function asFlow(nodes: readonly MdxNode[]): MdxNode[] {
  const result: MdxNode[] = [];
  let open: MdxNode[] = [];
  const close = (): void => {
    if (open.some((node) => wordsIn(node).trim() !== '' || node.type !== 'text')) {
      result.push({ type: 'paragraph', children: open });
    }
    open = [];
  };
  for (const node of nodes) {
    if (isFlowNode(node)) {
      close();
      result.push(node);
    } else open.push(node);
  }
  close();
  return result;
}

/** Blocks as what can stand in a line. */
export const asPhrasing = (nodes: readonly MdxNode[]): MdxNode[] =>
  nodes.flatMap((node) =>
    ['paragraph', 'heading'].includes(node.type) ? asPhrasing(node.children ?? []) : [node],
  );
