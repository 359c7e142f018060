import type { Element, Nodes, Root } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import { findElement, isBlock } from './elements.ts';
import type { Footnote } from './footnotes.ts';

type Made = ReturnType<Handle>;

/** A node that the types of Markdown do not know; `write-markdown.ts` does. */
const made = (node: object): Made => node as Made;

/** An element that a text keeps as it is, inside of a line. */
const inline: Handle = (state, node: Element) => {
  // What holds blocks is no part of a line.
  if (findElement(node, (element) => isBlock(element))) return state.all(node);
  return made({
    type: 'mdxJsxTextElement',
    name: node.tagName,
    attributes: [],
    children: state.all(node),
  });
};

/** Elements that texts may hold and Markdown has no sign for. */
const kept = ['ins', 'kbd', 'ruby', 'rt', 'rp', 'samp', 'sub', 'sup', 'var'];

const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(kept.map((name) => [name, inline])),
  mark: (state, node) => state.all(node),
  tt: (state, node) => state.all(node),
  wbr: () => undefined,
  'cell-break': () => made({ type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] }),
  'footnote-sign': (_, node: Element) => {
    const label = String(node.properties.label);
    return { type: 'footnoteReference', identifier: label, label };
  },
  'formula-text': (_, node: Element) => made({ type: 'inlineMath', value: textOf(node) }),
  'formula-block': (_, node: Element) => made({ type: 'math', value: textOf(node) }),
  'table-html': (_, node: Element) => ({
    type: 'html',
    value: String(node.properties.value),
  }),
  details: (state, node: Element) => {
    const summary = node.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'summary',
    );
    const rest = { ...node, children: node.children.filter((child) => child !== summary) };
    const title = {
      type: 'mdxJsxFlowElement',
      name: 'summary',
      attributes: [],
      children: [{ type: 'paragraph', children: summary ? state.all(summary) : [] }],
    };
    return made({
      type: 'mdxJsxFlowElement',
      name: 'details',
      attributes: [],
      children: [...(summary ? [title] : []), ...state.toFlow(state.all(rest))],
    });
  },
};

const tree = (node: Nodes): MarkdownRoot => {
  const result = toMdast(node, { handlers });
  return result.type === 'root' ? result : { type: 'root', children: [result as RootContent] };
};

/** What does not stand in a line, in a tree whose root holds lines, too, is in the way there: paragraphs are made. */
function inFlow(root: MarkdownRoot): MarkdownRoot {
  const phrasing = new Set(
    [
      'text',
      'strong',
      'emphasis',
      'delete',
      'link',
      'image',
      'inlineCode',
      'break',
      'inlineMath',
    ].concat(['footnoteReference', 'mdxJsxTextElement', 'formula']),
  );
  const children: RootContent[] = [];
  let open: { type: 'paragraph'; children: RootContent[] } | undefined;
  for (const child of root.children) {
    if (!phrasing.has(child.type)) {
      open = undefined;
      children.push(child);
    } else if (open) open.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      open = { type: 'paragraph', children: [child] };
      children.push(open as RootContent);
    }
  }
  return { ...root, children };
}

type ListPart = { type: string; spread?: boolean | null; children?: ListPart[] };

/** Sets the items of lists close together where each has one paragraph at most, as readers see them. */
function tighten(node: ListPart): void {
  const children = node.children ?? [];
  for (const child of children) tighten(child);
  if (node.type === 'listItem') {
    const others = children.filter(({ type }) => type !== 'list');
    node.spread = others.length > 1 || others.some(({ type }) => type !== 'paragraph');
  }
  if (node.type === 'list') node.spread = children.some(({ spread }) => spread === true);
}

/**
 * The tree of Markdown for a prepared tree of HTML.
 * @param footnotes the notes that were taken out of it
 */
export function toMarkdownTree(html: Root, footnotes: readonly Footnote[]): MarkdownRoot {
  const root = inFlow(tree(html));
  const notes = footnotes.map(({ label, children }) => ({
    type: 'footnoteDefinition' as const,
    identifier: label,
    label,
    children: inFlow(tree({ type: 'root', children: [...children] })).children,
  }));
  const whole: MarkdownRoot = {
    type: 'root',
    children: [...root.children, ...(notes as RootContent[])],
  };
  tighten(whole as ListPart);
  return whole;
}
