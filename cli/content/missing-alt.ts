import type { Root } from 'hast';
import type { Range } from '../diagnostics/diagnostic.ts';
import { elementRange } from './element-range.ts';
import { visitElements } from './visit-elements.ts';

/**
 * Pictures of a text without words for those who do not see them. HTML can say that one only decorates:
 * by an alt that is empty; Markdown cannot.
 * @param markdown tree of the Markdown, in which HTML is not read yet
 * @param tree the same with its HTML
 */
export function missingAlt(markdown: Root, tree: Root): readonly Range[] {
  const found: Range[] = [];
  visitElements(markdown, (element) => {
    if (element.tagName === 'img' && !element.properties.alt) found.push(elementRange(element));
  });
  visitElements(tree, (element) => {
    const { alt } = element.properties;
    if (element.tagName === 'img' && alt === undefined) found.push(elementRange(element));
  });
  return found;
}
