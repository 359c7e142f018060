import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';

/*
 * Walks by hand: a text is gone through some twenty times, and `unist-util-visit`, which names each step for traces of
 * errors, took a third of the time of linting.
 */

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
  tree: Root | Element,
  each: (element: Element, location: ElementLocation) => boolean | undefined,
): void {
  const { children } = tree;
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (node?.type !== 'element') continue;
    if (each(node, { parent: tree, index }) !== true) visitElements(node, each);
  }
}

/** Puts other nodes in the place of each text inside of an element; those of formulas stay. */
export function replaceTexts(
  { tagName, children }: Element,
  make: (text: string) => readonly ElementContent[],
): void {
  if (tagName === 'math') return;
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (node?.type === 'element') replaceTexts(node, make);
    if (node?.type !== 'text') continue;
    const nodes = make(node.value);
    children.splice(index, 1, ...nodes);
    index += nodes.length - 1;
  }
}

/** Goes through all nodes of a tree, parents first. */
export function visitNodes(tree: Nodes, each: (node: Nodes) => void): void {
  each(tree);
  if (!('children' in tree)) return;
  for (const child of tree.children) visitNodes(child, each);
}
