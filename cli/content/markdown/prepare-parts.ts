import type { ElementContent, Root } from 'hast';
import { isCalloutKind } from '../syntax/callout-kinds.ts';
import type { PartNode } from '../syntax/part-nodes.ts';
import { visitNodes } from './visit-elements.ts';

type CodeNode = { readonly type: 'code'; readonly meta?: string | null };

/** The id that `{#id}` gives; undefined where nothing else is written. */
export const writtenId = (text: string): string | undefined =>
  /^\{#([^{}\s]+)\s*\}$/.exec(text.trim())?.[1];

const codeOf = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'code',
  properties: { className: ['language-math'] },
  children: [{ type: 'text', value }],
});

/** What a node becomes in HTML, for `remark-rehype`: what the sanitiser lets through, and nothing else has. */
function htmlOf(node: CodeNode | PartNode): object | undefined {
  switch (node.type) {
    case 'code': {
      const title = /\btitle="([^"]+)"/.exec(node.meta ?? '')?.[1];
      return title === undefined ? undefined : { hProperties: { title } };
    }
    case 'callout': {
      if (node.title !== '') {
        const words = [{ type: 'text', value: node.title }];
        const data = { hProperties: { dataCalloutTitle: '' } };
        node.children.unshift({ type: 'paragraph', children: words, data });
      }
      const kind = isCalloutKind(node.kind) ? node.kind : 'note';
      return { hName: 'div', hProperties: { dataCallout: kind } };
    }
    case 'formula': {
      const code = codeOf(node.value);
      if (!node.isBlock) {
        return {
          hName: 'code',
          hProperties: { className: ['language-math'] },
          hChildren: [{ type: 'text', value: node.value }],
        };
      }
      const id = writtenId(node.info);
      return { hName: 'pre', hProperties: id === undefined ? {} : { id }, hChildren: [code] };
    }
    default:
      return undefined;
  }
}

/**
 * Says of the parts that HTML has no element for how they pass the sanitiser: a block of code with the name of its
 * file (```yaml title="site.yaml"), callouts, formulas as code in the language `math`, as on GitHub.
 * @param tree of Markdown
 */
export function prepareParts(tree: Root): void {
  visitNodes(tree, (node) => {
    const data = htmlOf(node as unknown as CodeNode | PartNode);
    if (data) Object.assign(node, { data });
  });
}
