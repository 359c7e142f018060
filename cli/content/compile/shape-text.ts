import type { Element, ElementContent, Root } from 'hast';
import { compact } from '../../../schema/compact.ts';
import type { EntryHeading } from '../../../schema/content/content-model.ts';
import { idOfHeading, idPrefix } from '../../../schema/content/heading-ids.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { isFile } from '../assets/field-files.ts';
import type { LinkedText, NamedAddress, NamedPicture } from '../entries/article-record.ts';
import { elementRange } from '../markdown/element-range.ts';
import { keepNumbers } from '../markdown/keep-numbers.ts';
import { headingText } from '../markdown/name-headings.ts';
import {
  placeholderOfAddress,
  placeholderOfDownload,
  placeholderOfFile,
  placeholderOfPicture,
} from '../markdown/placeholders.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { onlyPicture } from '../parts/only-picture.ts';
import { shapeCode } from '../parts/shape-code.ts';

export type ShapedText = {
  readonly headings: readonly EntryHeading[];
  readonly files: readonly LinkedText[];
  readonly pictures: readonly NamedPicture[];
  readonly downloads: readonly NamedAddress[];
  readonly addresses: readonly NamedAddress[];
  /** Links to headings of the text itself, from their # on. */
  readonly anchors: readonly NamedAddress[];
};

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** The caption of a picture, and at its end the number, where it has one. */
function captionOf({ properties: { title, dataNumber } }: Element): Element[] {
  const words: ElementContent = { type: 'text', value: String(title ?? '') };
  if (typeof dataNumber !== 'string') {
    return words.value === '' ? [] : [element('figcaption', {}, [words])];
  }
  const number = element('span', { className: ['part-number'] }, [
    { type: 'text', value: dataNumber },
  ]);
  const space: ElementContent = { type: 'text', value: ' ' };
  return [
    element('figcaption', { className: ['numbered'] }, [
      element('span', {}, [words]),
      space,
      number,
    ]),
  ];
}

function idsIn(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visitElements(tree, ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  return ids;
}

/** The id of the heading above the notes. */
const notesId = `${idPrefix}footnote-label`;

const isOfNotes = ({ properties }: Element): boolean =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;

/** What links lead to, as it is found. */
type Found = Readonly<Record<'downloads' | 'addresses' | 'anchors', NamedAddress[]>> & {
  readonly files: LinkedText[];
};

/**
 * The id in the page that a link in the text means; what it says where there is none.
 * @param title id that a link to the text's title has: that leads to the top
 */
function anchorInText(href: string, ids: ReadonlySet<string>, title: string | undefined): string {
  const id = decodePath(href.slice(1));
  if (id === title && !ids.has(id)) return '#top';
  const written = href.slice(1);
  const known = [id, written, idOfHeading(id), idPrefix + id, idPrefix + written].find((each) =>
    ids.has(each),
  );
  return known === undefined ? href : `#${known}`;
}

/** The address of a link in the text, or a placeholder for it. */
function shapedLink(
  link: Element,
  ids: ReadonlySet<string>,
  title: string | undefined,
  { files, downloads, addresses, anchors }: Found,
): string | undefined {
  const { href } = link.properties;
  if (typeof href !== 'string') return undefined;
  if (href.startsWith('#')) {
    // Notes and their signs are made by the parser.
    if (!isOfNotes(link)) anchors.push({ ...elementRange(link), address: href });
    return anchorInText(href, ids, title);
  }
  const toFile = (): string => {
    downloads.push({ ...elementRange(link), address: href });
    return placeholderOfDownload(downloads.length - 1);
  };
  if (href.startsWith('//')) return href;
  if (href.startsWith('/') && isFile(href)) return toFile();
  if (/^[/?]/.test(href)) addresses.push({ ...elementRange(link), address: href });
  if (href.startsWith('/')) return placeholderOfAddress(href);
  const [, file, rest = ''] = /^([^:#?]+\.md)([?#].*)?$/is.exec(href) ?? [];
  // What is no address of the web, mail or telephone lies beside the text.
  if (file === undefined) return /^(?:[a-z][a-z0-9+.-]*:|[?#]|$)/i.test(href) ? href : toFile();
  const range = elementRange(link);
  const at = rest.indexOf('#');
  const hash = at < 0 ? undefined : { ...range, address: rest.slice(at) };
  files.push(compact({ ...range, address: file, hash }));
  // No other than a heading of that text can be meant.
  const meant = hash ? `${rest.slice(0, at)}#${idOfHeading(rest.slice(at + 1))}` : rest;
  return placeholderOfFile(files.length - 1, meant);
}

/**
 * Gives a sanitised text whose headings are named its shape: pictures as figures, tables in boxes that scroll,
 * placeholders for what only the whole site knows.
 * @param title id that a link to the text's title has, as it is written for a code host
 */
export function shapeText(tree: Root, title?: string): ShapedText {
  const headings: EntryHeading[] = [];
  const found: Found = { files: [], downloads: [], addresses: [], anchors: [] };
  const pictures: NamedPicture[] = [];
  const ids = idsIn(tree);
  const pictureText = (image: Element): ElementContent[] => {
    const { src, alt } = image.properties;
    // One whose address was left out shows nothing.
    if (typeof src !== 'string' || src === '') return [];
    pictures.push({ ...elementRange(image), address: src, alt: String(alt ?? '') });
    return [{ type: 'text', value: placeholderOfPicture(pictures.length - 1) }];
  };
  visitElements(tree, (node, { parent, index }) => {
    const image = onlyPicture(node);
    if (image?.properties.src) {
      const { id } = node.properties;
      parent.children[index] = element('figure', id === undefined ? {} : { id }, [
        ...pictureText(image),
        ...captionOf(image),
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
      case 'pre':
        parent.children[index] = shapeCode(node);
        return true;
      case 'a':
        node.properties.href = shapedLink(node, ids, title, found);
        break;
      case 'h1':
        node.tagName = 'h2';
        break;
    }
    const { id } = node.properties;
    // The heading above the notes is the parser's; they are a part of the text to go to.
    const isNamed = typeof id === 'string' && (!id.startsWith(idPrefix) || id === notesId);
    if (/^h[23]$/.test(node.tagName) && isNamed) {
      const level = node.tagName === 'h3' ? ({ level: 3 } as const) : {};
      headings.push({ id, text: headingText(node).trim(), ...level });
    }
    return undefined;
  });
  keepNumbers(tree);
  return { headings, pictures, ...found };
}
