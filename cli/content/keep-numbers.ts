import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { splitAtNumbers } from '../../schema/content/whole-numbers.ts';
import { visitElements } from './visit-elements.ts';

const className = ['number'];

const isNumber = ({ properties }: Element): boolean => properties.className === className;

/** Keeps numbers in the cells of tables in one line: on a phone columns are narrower than they are. */
export function keepNumbers(tree: Root): void {
  visitElements(tree, (cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') return undefined;
    visit(cell, (node, index, parent) => {
      if (node.type === 'element' && isNumber(node)) return SKIP;
      if (node.type !== 'text' || index === undefined || parent === undefined) return undefined;
      const pieces = splitAtNumbers(node.value);
      if (pieces.length === 1) return undefined;
      const children = pieces.flatMap((value, at): ElementContent[] => {
        if (value === '') return [];
        const text = { type: 'text', value } as const;
        if (at % 2 === 0) return [text];
        return [{ type: 'element', tagName: 'span', properties: { className }, children: [text] }];
      });
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
    return undefined;
  });
}
