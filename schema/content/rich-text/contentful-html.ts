import { atPath } from '../http/at-path.ts';
import {
  element,
  heading,
  maxDepth,
  nodesOf,
  pictureHtml,
  stringOf,
  textHtml,
  voidElement,
  wrapped,
} from './write-html.ts';

type Node = Readonly<Record<string, unknown>>;

const tagOfMark: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
};

const tagOfNode: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
};

/** Finds the fields of an asset that a node names: in the node itself, or in what the answer includes. */
export type AssetFields = (target: unknown) => unknown;

/** Finds assets in an answer of the Content Delivery API. */
export function includedAssets(answer: unknown): AssetFields {
  const found = typeof answer === 'object' ? atPath(answer, 'includes.Asset') : undefined;
  const byId = new Map(nodesOf(found).map((asset) => [atPath(asset, 'sys.id'), asset.fields]));
  return (target) => {
    if (typeof target !== 'object' || target === null) return undefined;
    return atPath(target, 'fields') ?? byId.get(atPath(target, 'sys.id'));
  };
}

function textOf(node: Node): string {
  const names = nodesOf(node.marks).map(({ type }) => tagOfMark[String(type)]);
  return wrapped(textHtml(stringOf(node.value) ?? ''), names);
}

function assetHtml(fields: unknown): string {
  if (typeof fields !== 'object') return '';
  return pictureHtml(
    stringOf(atPath(fields, 'file.url')),
    stringOf(atPath(fields, 'description')) ?? stringOf(atPath(fields, 'title')),
  );
}

function nodeHtml(node: Node, assets: AssetFields, depth: number): string {
  if (depth > maxDepth) return '';
  const inside = (): string =>
    nodesOf(node.content)
      .map((child) => nodeHtml(child, assets, depth + 1))
      .join('');
  const type = String(node.nodeType);
  const tag = tagOfNode[type];
  if (tag !== undefined) return element(tag, inside());
  const level = /^heading-([1-6])$/.exec(type)?.[1];
  if (level !== undefined) return heading(Number(level), inside());
  switch (type) {
    case 'text':
      return textOf(node);
    case 'hr':
      return voidElement('hr');
    case 'table':
      return element('table', element('tbody', inside()));
    case 'hyperlink': {
      const href = stringOf(atPath(node, 'data.uri'));
      return href === undefined ? inside() : element('a', inside(), { href });
    }
    case 'asset-hyperlink': {
      const fields = assets(atPath(node, 'data.target'));
      const href = typeof fields === 'object' ? stringOf(atPath(fields, 'file.url')) : undefined;
      return href === undefined ? inside() : element('a', inside(), { href });
    }
    case 'embedded-asset-block':
      return assetHtml(assets(atPath(node, 'data.target')));
    default:
      return inside();
  }
}

/**
 * A rich text of Contentful as HTML. Entries that are set into it are left out: only their own models say what they are.
 * @param answer that it came with: assets are listed beside the entries
 */
export const contentfulHtml = (document: unknown, answer: unknown): string =>
  nodesOf([document])
    .map((node) => nodeHtml(node, includedAssets(answer), 0))
    .join('');
