import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { EntryHeading } from '../../schema/content/content-model.ts';
import type { NamedAddress, NamedPicture } from './article-record.ts';
import { markAddress, markFile, markPicture } from './marks.ts';

export type ShapedText = {
  readonly headings: readonly EntryHeading[];
  readonly files: readonly NamedAddress[];
  readonly pictures: readonly NamedPicture[];
};

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

const rangeOf = ({ position }: Element) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The picture that a paragraph consists of. */
function onlyPicture({ tagName, children }: Element): Element | undefined {
  if (tagName !== 'p') return undefined;
  const rest = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = rest;
  return rest.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}

/**
 * Gives a sanitised text its shape: pictures as figures, tables in boxes that scroll, headings with ids,
 * marks in place of what only the whole site knows.
 */
export function shapeText(tree: Root): ShapedText {
  const headings: EntryHeading[] = [];
  const files: NamedAddress[] = [];
  const pictures: NamedPicture[] = [];
  const pictureText = (image: Element): ElementContent => {
    const { src, alt } = image.properties;
    pictures.push({ ...rangeOf(image), address: String(src ?? ''), alt: String(alt ?? '') });
    return { type: 'text', value: markPicture(pictures.length - 1) };
  };
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const image = onlyPicture(node);
    if (image) {
      const caption = String(image.properties.title ?? '');
      parent.children[index] = element('figure', {}, [
        pictureText(image),
        ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
      ]);
      return SKIP;
    }
    switch (node.tagName) {
      case 'img':
        parent.children[index] = pictureText(node) as never;
        return SKIP;
      case 'table':
        parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [node]);
        return [SKIP, index + 1];
      case 'h1':
        node.tagName = 'h2';
        break;
      case 'a': {
        const href = String(node.properties.href ?? '');
        if (href.startsWith('/') && !href.startsWith('//')) {
          node.properties.href = markAddress(href);
        } else if (/^[^:#?]+\.md(?:[?#]|$)/i.test(href)) {
          const [file = '', rest = ''] = href.split(/(?=[?#])/, 2);
          files.push({ ...rangeOf(node), address: file });
          node.properties.href = markFile(files.length - 1, rest);
        }
        break;
      }
    }
    if (node.tagName === 'h2' && !('id' in node.properties)) {
      const id = `part-${headings.length + 1}`;
      node.properties.id = id;
      headings.push({ id, text: textOf(node).trim() });
    }
    return undefined;
  });
  return { headings, files, pictures };
}
