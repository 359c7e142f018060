import type { Element, ElementContent, Root } from 'hast';
import type { NoteTaker } from '../note.ts';
import {
  findElement,
  findElements,
  isBlank,
  isBlock,
  makeElement,
  makeText,
  replaceElements,
} from './elements.ts';

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Elements that hold blocks, and in old pages lines beside them. */
const holders = new Set(['div', 'section', 'article', 'main', 'center', 'body']);

const isNamed = (node: ElementContent): boolean =>
  node.type === 'element' &&
  (node.properties.id !== undefined || node.properties.name !== undefined);

/** Blocks of lines alone. */
const ofLines = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'center', 'section', 'article'];

/** An element of a line, without the blocks that stand in it all the same: around a link lines stay one. */
function withoutBlocks(element: Element): readonly ElementContent[] {
  const blocks = findElements(element, (each) => isBlock(each));
  const isLink =
    element.tagName === 'a' && blocks.every(({ tagName }) => ofLines.includes(tagName));
  if (!isLink) return element.children;
  replaceElements(element, (each) =>
    isBlock(each) ? [makeText(' '), ...each.children, makeText(' ')] : undefined,
  );
  return [element];
}

/** Lines that stand beside blocks, as paragraphs. */
function withParagraphs(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let lines: ElementContent[] = [];
  const close = (): void => {
    if (lines.some((node) => !isBlank(node))) result.push(makeElement('p', lines));
    // Places that links lead to show nothing.
    else result.push(...lines.filter(isNamed));
    lines = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      close();
      result.push(child);
    } else lines.push(child);
  }
  close();
  return result;
}

/**
 * Makes paragraphs of lines that stand in no block of their own. A table of one cell only places what it holds, and is
 * taken away.
 */
export function wrapLines(tree: Root, notes: NoteTaker): void {
  replaceElements(tree, (element) => {
    if (!isBlock(element) && findElement(element, (each) => isBlock(each))) {
      return withoutBlocks(element);
    }
    if (element.tagName === 'table') {
      const [only, ...others] = findElements(element, isCell);
      if (!only || others.length > 0) return undefined;
      notes.add('changed', { zh: '只有一格的表格改为正文', en: 'a table of one cell is text now' });
      return [makeElement('div', withParagraphs(only.children))];
    }
    if (holders.has(element.tagName) && element.children.some(isBlock)) {
      element.children = withParagraphs(element.children);
    }
    return undefined;
  });
  tree.children = withParagraphs(tree.children as ElementContent[]);
}
