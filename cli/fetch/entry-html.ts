import type { Element, ElementContent, Root, RootContent } from 'hast';
import { idPrefix } from '../../schema/content/heading-ids.ts';
import { completeAddress } from '../../schema/content/http/complete-address.ts';
import { cleanTree, markdownTree, withHtml, writeHtml } from '../content/markdown/text-trees.ts';
import { visitElements } from '../content/markdown/visit-elements.ts';

/** Elements that a line of HTML in Markdown may begin with (CommonMark 0.31, 4.6), as far as texts have them. */
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const isBlock = (node: RootContent): boolean => node.type === 'element' && blocks.has(node.tagName);

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Puts what stands between blocks into paragraphs: a line of HTML has to begin with a block. */
function inParagraphs(tree: Root): void {
  const children: RootContent[] = [];
  let paragraph: Element | undefined;
  // Types of MDX, which HTML has none of, are known wherever something reads MDX.
  const inside = tree.children.filter((node) => node.type !== 'doctype') as ElementContent[];
  for (const node of inside) {
    if (isBlock(node)) {
      paragraph = undefined;
      children.push(node);
    } else if (paragraph) {
      paragraph.children.push(node);
    } else if (!isBlank(node) && node.type !== 'comment') {
      paragraph = { type: 'element', tagName: 'p', properties: {}, children: [node] };
      children.push(paragraph);
    }
  }
  tree.children = children;
}

/** Completes addresses, and takes out those that lead nowhere. */
function completeLinks(tree: Root, base: string): void {
  const ids = new Set<string>();
  visitElements(tree, ({ properties }) => {
    const { id } = properties;
    // The sanitiser marks ids, and does so again when the file is compiled.
    if (typeof id === 'string') properties.id = id.replace(idPrefix, '');
    ids.add(String(properties.id));
    return undefined;
  });
  visitElements(tree, (node, { parent, index }) => {
    // The first level is the title's.
    if (node.tagName === 'h1') node.tagName = 'h2';
    const { href, src } = node.properties;
    if (node.tagName === 'img') {
      const address = typeof src === 'string' ? completeAddress(src, base)?.href : undefined;
      if (address === undefined) {
        parent.children[index] = { type: 'text', value: '' };
        return true;
      }
      node.properties.src = address;
      node.properties.alt ??= '';
    }
    if (typeof href !== 'string' || /^(?:mailto|tel):/i.test(href)) return undefined;
    const isHere = href.startsWith('#') && ids.has(href.slice(1));
    const address = isHere ? href : completeAddress(href, base)?.href;
    if (address === undefined) delete node.properties.href;
    else node.properties.href = address;
    return undefined;
  });
}

const treeOf = (text: string, isMarkdown: boolean): Root =>
  isMarkdown
    ? markdownTree(text, '')
    : { type: 'root', children: [{ type: 'raw', value: text } as unknown as RootContent] };

/**
 * The text of an entry as HTML that is one line of Markdown, cleaned, its addresses with a host.
 * @param base where addresses without a host start
 * @throws RangeError where it is nested too deeply
 */
export function entryHtml(text: string, base: string, isMarkdown = false): string {
  const tree = cleanTree(withHtml(treeOf(text, isMarkdown)));
  completeLinks(tree, base);
  inParagraphs(tree);
  // A blank line would end the HTML.
  return writeHtml(tree).replace(/\r?\n/g, '&#10;');
}
