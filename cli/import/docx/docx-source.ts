import { basename, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { xmlRecords } from '../../html/read-markup.ts';
import { convertHtml } from '../html/convert-html.ts';
import { classesOf, findElement, findElements, isBlank, isElement } from '../html/elements.ts';
import { parseFragment } from '../html/parse-html.ts';
import type {
  Conversion,
  ConvertedDocument,
  ImportSource,
  SourceDocument,
} from '../source/source-document.ts';
import { readSource, sourceFiles } from '../source/source-files.ts';
import type { SourceOptions } from '../source/source-options.ts';
import { type DocxPicture, docxHtml } from './docx-html.ts';
import { type DocxPackage, openPackage } from './open-package.ts';

/** Endings of pictures by their types; those of Windows alone are shown by no browser. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
};

type Properties = Readonly<Record<string, string>>;

/** What the document says of itself: who made it, and when. */
function propertiesOf(files: DocxPackage): Properties {
  const bytes = files.get('docProps/core.xml');
  if (!bytes) return {};
  const [found = {}] = xmlRecords(new TextDecoder().decode(bytes), 'cp:coreProperties');
  return found;
}

/** Titles that programs give by themselves. */
const noTitle =
  /^(?:microsoft word|word 文档|新建|文档\s*\d*$|document\s*\d*$|untitled|无标题|title|标题$)|\.(?:docx?|wps)$/i;

/** A paragraph at the beginning that is a title in all but its style: short, bold, without a full stop. */
function boldTitle(tree: Root): Element | undefined {
  const first = tree.children.find((child) => !isBlank(child));
  if (!first || !isElement(first, 'p')) return undefined;
  const shown = first.children.filter((child) => !isBlank(child));
  const isBold = shown.length > 0 && shown.every((child) => isElement(child, 'strong', 'b'));
  const words = textOf(first).trim();
  return isBold && words.length <= 60 && !/[。.！!；;：:]$/.test(words) ? first : undefined;
}

const without = (tree: Root, element: Element): void => {
  tree.children = tree.children.filter((child) => child !== element);
};

/** Takes the title out of a text: the paragraph in the style for it, the only first heading, or bold words. */
function takeTitle(tree: Root, properties: Properties): string | undefined {
  const styled = findElement(tree, (element) => classesOf(element).includes('import-title'));
  const main = findElements(tree, ({ tagName }) => tagName === 'h1');
  const opening = tree.children.find((child) => !isBlank(child));
  const only = main.length === 1 && main[0] === opening ? main[0] : undefined;
  const title = styled ?? only ?? boldTitle(tree);
  if (title) {
    without(tree, title);
    return textOf(title).replace(/\s+/g, ' ').trim();
  }
  const named = (properties['dc:title'] ?? '').trim();
  return named === '' || noTitle.test(named) ? undefined : named;
}

async function convert(
  path: string,
  name: string,
  conversion: Conversion,
  pictures: Map<string, DocxPicture>,
): Promise<ConvertedDocument> {
  const files = openPackage(await readSource(path), name);
  const properties = propertiesOf(files);
  const { html, pictures: found } = await docxHtml(files, name, conversion.notes);
  for (const [address, picture] of found) pictures.set(address, picture);
  const tree = parseFragment(html);
  const title = takeTitle(tree, properties);
  const { tree: markdown } = await convertHtml(tree, conversion, title ?? '');
  pictures.clear();
  return {
    tree: markdown,
    front: {
      title,
      date: properties['dcterms:created'] ?? properties['dcterms:modified'],
      summary: properties['dc:description'],
      source: properties['dc:creator'],
    },
  };
}

function documentOf(root: string, name: string): SourceDocument {
  const pictures = new Map<string, DocxPicture>();
  const stem = basename(name).replace(/\.[^.]*$/, '');
  return {
    name,
    slug: stem,
    addresses: [],
    keys: [],
    keysOf: () => [],
    findFile: async (address) => {
      const picture = pictures.get(address);
      const ending = picture && endings[picture.type];
      return picture && ending
        ? { name: `${stem}-${address.slice('docx:'.length)}.${ending}`, bytes: picture.bytes }
        : undefined;
    },
    convert: (conversion) => convert(join(root, name), name, conversion, pictures),
  };
}

/** Word documents: one, or all below a folder. */
export async function docxSource({ path }: SourceOptions): Promise<ImportSource> {
  const { root, names, leftOut } = await sourceFiles(path, (name) => /\.doc[xm]$/i.test(name));
  return { documents: names.map((name) => documentOf(root, name)), leftOut };
}
