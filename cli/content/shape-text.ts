import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { EntryHeading } from '../../schema/content/content-model.ts';
import type { NamedAddress, NamedPicture } from './article-record.ts';
import { elementRange } from './element-range.ts';
import { isFile } from './field-files.ts';
import { keepNumbers } from './keep-numbers.ts';
import { markAddress, markDownload, markFile, markPicture } from './marks.ts';
import { idPrefix } from './sanitize-schema.ts';
import { visitElements } from './visit-elements.ts';

export type ShapedText = {
  readonly headings: readonly EntryHeading[];
  readonly files: readonly NamedAddress[];
  readonly pictures: readonly NamedPicture[];
  readonly downloads: readonly NamedAddress[];
  readonly addresses: readonly NamedAddress[];
};

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** The picture that a paragraph consists of. */
function onlyPicture({ tagName, children }: Element): Element | undefined {
  if (tagName !== 'p') return undefined;
  const rest = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = rest;
  return rest.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}

function idsIn(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visitElements(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  return ids;
}

/** What links lead to, as it is found. */
type Found = Readonly<Record<'files' | 'downloads' | 'addresses', NamedAddress[]>>;

/** The address of a link in the text, or a mark in its place. */
function shapedLink(
  link: Element,
  ids: ReadonlySet<string>,
  { files, downloads, addresses }: Found,
): string | undefined {
  const { href } = link.properties;
  if (typeof href !== 'string') return undefined;
  if (href.startsWith('#')) {
    const id = idPrefix + href.slice(1);
    return ids.has(id) ? `#${id}` : href;
  }
  const toFile = (): string => {
    downloads.push({ ...elementRange(link), address: href });
    return markDownload(downloads.length - 1);
  };
  if (href.startsWith('//')) return href;
  if (href.startsWith('/') && isFile(href)) return toFile();
  if (/^[/?]/.test(href)) addresses.push({ ...elementRange(link), address: href });
  if (href.startsWith('/')) return markAddress(href);
  const [, file, rest = ''] = /^([^:#?]+\.md)([?#].*)?$/is.exec(href) ?? [];
  // What is no address of the web, mail or telephone lies beside the text.
  if (file === undefined) return /^(?:[a-z][a-z0-9+.-]*:|[?#]|$)/i.test(href) ? href : toFile();
  files.push({ ...elementRange(link), address: file });
  return markFile(files.length - 1, rest);
}

/**
 * Gives a sanitised text its shape: pictures as figures, tables in boxes that scroll, headings with ids,
 * marks in place of what only the whole site knows.
 */
export function shapeText(tree: Root): ShapedText {
  const headings: EntryHeading[] = [];
  const found: Found = { files: [], downloads: [], addresses: [] };
  const pictures: NamedPicture[] = [];
  const ids = idsIn(tree);
  const pictureText = (image: Element): ElementContent[] => {
    const { src, alt } = image.properties;
    // One whose address was left out shows nothing.
    if (typeof src !== 'string' || src === '') return [];
    pictures.push({ ...elementRange(image), address: src, alt: String(alt ?? '') });
    return [{ type: 'text', value: markPicture(pictures.length - 1) }];
  };
  visitElements(tree, (node, { parent, index }) => {
    const image = onlyPicture(node);
    if (image?.properties.src) {
      const caption = String(image.properties.title ?? '');
      parent.children[index] = element('figure', {}, [
        ...pictureText(image),
        ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
      ]);
      return true;
    }
    switch (node.tagName) {
      case 'img':
        parent.children[index] = pictureText(node)[0] ?? { type: 'text', value: '' };
        return true;
      case 'table':
        parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [node]);
        break;
      case 'a':
        node.properties.href = shapedLink(node, ids, found);
        break;
      case 'h1':
        node.tagName = 'h2';
        break;
    }
    if (node.tagName === 'h2' && node.properties.id !== `${idPrefix}footnote-label`) {
      const own = node.properties.id;
      const id = typeof own === 'string' ? own : `part-${headings.length + 1}`;
      node.properties.id = id;
      headings.push({ id, text: textOf(node).trim() });
    }
    return undefined;
  });
  keepNumbers(tree);
  return { headings, pictures, ...found };
}
