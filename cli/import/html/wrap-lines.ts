import type { Element, ElementContent, Root } from 'hast';
import type { NoteTaker } from '../note.ts';
import { findElements, isBlank, isBlock, makeElement, replaceElements } from './elements.ts';

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** Elements that hold blocks, and in old pages lines beside them. */
const holders = new Set(['div', 'section', 'article', 'main', 'center', 'body']);

const isNamed = (node: ElementContent): boolean =>
  node.type === 'element' &&
  (node.properties.id !== undefined || node.properties.name !== undefined);

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
