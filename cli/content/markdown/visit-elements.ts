import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Where an element stands among its parent's children. */
export type ElementLocation = {
  readonly parent: Parents;
  readonly index: number;
};

/**
 * Goes through the elements of a tree, parents first.
 * @param each returns true where what is inside of the element is not gone through
 */
export function visitElements(
  tree: Root,
  each: (element: Element, location: ElementLocation) => boolean | undefined,
): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    return each(element, { parent, index }) === true ? SKIP : undefined;
  });
}

/** Puts other nodes in the place of each text inside of an element; those of formulas stay. */
export function replaceTexts(
  element: Element,
  make: (text: string) => readonly ElementContent[],
): void {
  visit(element, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'math') return SKIP;
    if (node.type !== 'text' || index === undefined || !parent) return undefined;
    const nodes = make(node.value);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/** Goes through all nodes of a tree. */
export function visitNodes(tree: Root, each: (node: Nodes) => void): void {
  visit(tree, (node) => each(node));
}
