import type { Element, ElementContent, Root } from 'hast';
import { isBlank, isBlock, isElement, makeElement, replaceElements } from './elements.ts';

/** Whether a text begins with the blanks that set off a paragraph. */
const isSetOff = (node: ElementContent | undefined): boolean =>
  node?.type === 'text' && /^\s*\u3000{2}/.test(node.value);

/** The lines of an element as paragraphs, where two breaks, or a break and blanks, stand between them. */
function paragraphsOf(element: Element): readonly ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  const { children } = element;
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child === undefined) continue;
    if (!isElement(child, 'br')) {
      parts.at(-1)?.push(child);
      continue;
    }
    let end = at;
    let breaks = 0;
    for (; end < children.length; end += 1) {
      const next = children[end];
      if (next === undefined || isSetOff(next)) break;
      if (isElement(next, 'br')) breaks += 1;
      else if (next.type !== 'text' || next.value.trim() !== '') break;
    }
    if (breaks > 1 || isSetOff(children[end])) parts.push([]);
    else parts.at(-1)?.push(child);
    at = breaks > 1 || isSetOff(children[end]) ? end - 1 : at;
  }
  return parts.filter((part) => part.some((node) => !isBlank(node)));
}

/**
 * Makes paragraphs of lines that only breaks set apart, as pages of old have them. Stands before blanks are taken
 * out, which tell where one begins.
 */
export function splitParagraphs(tree: Root): void {
  replaceElements(tree, (element) => {
    const { tagName, children, properties } = element;
    if (tagName !== 'p' && tagName !== 'div') return undefined;
    if (children.some(isBlock) || !children.some((child) => isElement(child, 'br')))
      return undefined;
    const parts = paragraphsOf(element);
    if (parts.length < 2) return undefined;
    return parts.map((part, index) => makeElement('p', part, index === 0 ? properties : {}));
  });
}
