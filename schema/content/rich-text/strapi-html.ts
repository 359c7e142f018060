import { atPath } from '../http/at-path.ts';
import {
  element,
  escapeHtml,
  heading,
  maxDepth,
  nodesOf,
  pictureHtml,
  stringOf,
  textHtml,
  wrapped,
} from './write-html.ts';

type Node = Readonly<Record<string, unknown>>;

const marks = ['code', 'bold', 'italic', 'underline', 'strikethrough'] as const;
const tagOfMark = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
};

function textOf(node: Node): string {
  const text = stringOf(node.text);
  if (text === undefined) return '';
  const names = marks.filter((mark) => node[mark] === true).map((mark) => tagOfMark[mark]);
  return wrapped(textHtml(text), names);
}

/** The text of code, which has no marks. */
const plainText = (node: Node): string =>
  stringOf(node.text) ?? nodesOf(node.children).map(plainText).join('');

function nodeHtml(node: Node, depth: number): string {
  if (depth > maxDepth) return '';
  const inside = (): string =>
    nodesOf(node.children)
      .map((child) => nodeHtml(child, depth + 1))
      .join('');
  switch (node.type) {
    case 'paragraph':
      return element('p', inside());
    case 'heading':
      return heading(node.level, inside());
    case 'list':
      return element(node.format === 'ordered' ? 'ol' : 'ul', inside());
    case 'list-item':
      return element('li', inside());
    case 'quote':
      return element('blockquote', element('p', inside()));
    case 'code':
      return element('pre', element('code', escapeHtml(plainText(node))));
    case 'link': {
      const href = stringOf(node.url);
      return href === undefined ? inside() : element('a', inside(), { href });
    }
    case 'image':
      return pictureHtml(
        stringOf(atPath(node, 'image.url')),
        stringOf(atPath(node, 'image.alternativeText')),
        stringOf(atPath(node, 'image.caption')),
      );
    default:
      return node.text === undefined ? inside() : textOf(node);
  }
}

/** A text in blocks of Strapi (field type "Rich text (Blocks)", Strapi 4.15 and later) as HTML. */
export const strapiHtml = (blocks: unknown): string =>
  nodesOf(blocks)
    .map((block) => nodeHtml(block, 0))
    .join('');
