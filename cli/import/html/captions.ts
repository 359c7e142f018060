import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  classesOf,
  findElement,
  findElements,
  isBlank,
  isElement,
  makeElement,
  makeText,
  replaceElements,
} from './elements.ts';

const wordsOf = (node: ElementContent): string => textOf(node).replace(/\s+/g, ' ').trim();

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i;

/** A paragraph of a picture alone, with its caption as the title. */
function captioned(picture: Element, caption: string): Element {
  if (caption !== '') picture.properties.title = caption;
  return makeElement('p', [picture]);
}

/** The caption of a table: the paragraph above it. */
const tableCaption = (words: string): Element =>
  makeElement('p', [makeText(/^(?:Table|表)\s*[:：]/i.test(words) ? words : `Table: ${words}`)]);

const isCaption = (element: Element): boolean =>
  element.tagName === 'figcaption' ||
  classesOf(element).some((each) => /^wp-caption-text$/.test(each));

/** A figure as what a text has for it. */
function figureParts(figure: Element): readonly ElementContent[] {
  const own = figure.children.filter((child) => child.type === 'element' && isCaption(child));
  const caption = own.map(wordsOf).join(' ').trim();
  const rest = figure.children.filter((child) => !own.includes(child));
  const table = findElement(figure, ({ tagName }) => tagName === 'table');
  if (table) return caption === '' ? rest : [tableCaption(caption), ...rest];
  const pictures = findElements(figure, ({ tagName }) => tagName === 'img');
  const [only] = pictures;
  const hasWords = rest.some((child) => textOf(child).trim() !== '');
  if (only && pictures.length === 1 && !hasWords) return [captioned(only, caption)];
  const below = caption === '' ? [] : [makeElement('p', [makeText(caption)])];
  return [...rest, ...below];
}

const isFigure = (element: Element): boolean =>
  element.tagName === 'figure' || classesOf(element).includes('wp-caption');

/** Whether a paragraph is one that Word marks as a caption. */
const isWordCaption = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' &&
  node.tagName === 'p' &&
  classesOf(node).some((each) => each === 'import-caption' || each === 'msocaption');

const onlyPictureOf = (node: ElementContent | undefined): Element | undefined => {
  if (node?.type !== 'element' || node.tagName !== 'p') return undefined;
  const shown = node.children.filter((child) => !isBlank(child));
  return shown.length === 1 && shown[0]?.type === 'element' && shown[0].tagName === 'img'
    ? shown[0]
    : undefined;
};

/** Joins the captions of Word to the pictures above and the tables below or above them. */
function joinWordCaptions(children: readonly ElementContent[]): ElementContent[] {
  const shown = children.filter((child) => !isBlank(child));
  const result: ElementContent[] = [];
  for (const [index, child] of shown.entries()) {
    if (!isWordCaption(child)) {
      result.push(child);
      continue;
    }
    const words = wordsOf(child);
    const picture = onlyPictureOf(result.at(-1));
    const before = result.at(-1);
    const after = shown[index + 1];
    if (picture && picture.properties.title === undefined) picture.properties.title = words;
    else if (after && isElement(after, 'table')) result.push(tableCaption(words));
    else if (before && isElement(before, 'table')) result.splice(-1, 0, tableCaption(words));
    else result.push(child);
  }
  return result;
}

/**
 * Gives figures, captioned pictures and tables the form that texts have: the caption of a picture is its title, that
 * of a table the paragraph above. A link from a picture to its file is taken out.
 */
export function shapeCaptions(tree: Root): void {
  replaceElements(tree, (element) => {
    if (element.tagName === 'a') {
      const shown = element.children.filter((child) => !isBlank(child));
      const isPicture = shown.length > 0 && shown.every((child) => isElement(child, 'img'));
      return isPicture && pictureFile.test(String(element.properties.href ?? ''))
        ? shown
        : undefined;
    }
    if (element.tagName === 'table') {
      const caption = element.children.find((child) => isElement(child, 'caption'));
      if (!caption) return undefined;
      element.children = element.children.filter((child) => child !== caption);
      const words = wordsOf(caption);
      return words === '' ? undefined : [tableCaption(words), element];
    }
    return isFigure(element) ? figureParts(element) : undefined;
  });
  const join = (parent: Root | Element): void => {
    for (const child of parent.children) if (child.type === 'element') join(child);
    const children = parent.children as ElementContent[];
    if (children.some(isWordCaption)) parent.children = joinWordCaptions(children);
  };
  join(tree);
}
