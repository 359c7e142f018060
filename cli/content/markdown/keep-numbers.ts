import type { ElementContent, Root } from 'hast';
import { splitAtNumbers } from '../../../schema/content/whole-numbers.ts';
import { replaceTexts, visitElements } from './visit-elements.ts';

/** A text, its numbers in elements of their own. */
const withNumbers = (text: string): ElementContent[] =>
  splitAtNumbers(text).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    const piece = { type: 'text', value } as const;
    if (index % 2 === 0) return [piece];
    const properties = { className: ['number'] };
    return [{ type: 'element', tagName: 'span', properties, children: [piece] }];
  });

/** Keeps numbers in the cells of tables in one line: on a phone columns are narrower than they are. */
export function keepNumbers(tree: Root): void {
  visitElements(tree, (element) => {
    if (element.tagName !== 'td' && element.tagName !== 'th') return undefined;
    replaceTexts(element, withNumbers);
    return true;
  });
}
