import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { NoteTaker } from '../note.ts';
import {
  findElement,
  findElements,
  isBlank,
  isBlock,
  isElement,
  isHeading,
  makeText,
  replaceElements,
} from './elements.ts';
import { tidyElement } from './tidy-element.ts';

const unspaced = '[\\p{scx=Han}\\u3001-\\u303F\\uFF01-\\uFF65]';
/** The end of a line inside of a sentence that sets no blanks between its words. */
const innerBreak = new RegExp(`(?<=${unspaced})[ \\t]*\\r?\\n[ \\t]*(?=${unspaced})`, 'gu');

function tidyTexts(parent: Parents, isCode: boolean): void {
  for (const child of parent.children) {
    if (child.type === 'element') tidyTexts(child, isCode || child.tagName === 'pre');
    if (child.type !== 'text' || isCode) continue;
    child.value = child.value
      .replace(/[\u200b\u200c\u2060\ufeff\u00ad]/g, '')
      .replace(/[\u00a0\u2002\u2003\u2009]/g, ' ')
      .replace(innerBreak, '');
  }
}

/** The blanks that set off a paragraph in Chinese texts; style sheets do that. */
function trimIndents(parent: Parents): void {
  let isStart = true;
  for (const child of parent.children) {
    if (child.type === 'text') {
      if (isStart) child.value = child.value.replace(/^[\s\u3000]+/, '');
      if (child.value !== '') isStart = false;
    } else if (child.type === 'element') {
      if (isStart && ['strong', 'b', 'em', 'i', 'span', 'font', 'a'].includes(child.tagName)) {
        trimIndents(child);
        if (!isBlank(child)) isStart = false;
      } else isStart = child.tagName === 'br';
    }
  }
}

/** A heading with blocks inside: those of lines are taken away, and one with others is none. */
function plainHeading(heading: Element): readonly ElementContent[] {
  const lines = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'center', 'section'];
  const blocks = findElements(heading, (element) => isBlock(element));
  if (blocks.some(({ tagName }) => !lines.includes(tagName))) return heading.children;
  replaceElements(heading, (element) =>
    isBlock(element) ? [makeText(' '), ...element.children, makeText(' ')] : undefined,
  );
  return [heading];
}

const withLines = [
  'p',
  'li',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dd',
  'dt',
  'div',
  'figcaption',
  'blockquote',
  'caption',
];

/**
 * Takes out of a tree what is no text for readers: scripts, forms, what Word and other editors leave, blanks that only
 * set off. Films and pages of others become links.
 */
export function cleanHtml(tree: Root, notes: NoteTaker): void {
  const drop = (parent: Parents): void => {
    parent.children = (parent.children as ElementContent[]).filter(
      ({ type }) => type === 'element' || type === 'text',
    );
    for (const child of parent.children) if (child.type === 'element') drop(child);
  };
  drop(tree);
  replaceElements(tree, (element) => tidyElement(element, notes));
  tidyTexts(tree, false);
  replaceElements(tree, (element) => {
    if (withLines.includes(element.tagName)) trimIndents(element);
    if (isHeading(element) && findElement(element, (each) => isBlock(each))) {
      return plainHeading(element);
    }
    const isEmptied = [
      'p',
      'li',
      'pre',
      'strong',
      'b',
      'em',
      'i',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'a',
    ].includes(element.tagName);
    if (!isEmptied || !isBlank(element)) return undefined;
    // A place to link to stays where it was.
    return element.properties.id === undefined && element.properties.name === undefined
      ? isElement(element, 'strong', 'b', 'em', 'i') && textOf(element) !== ''
        ? [makeText(' ')]
        : []
      : undefined;
  });
}
