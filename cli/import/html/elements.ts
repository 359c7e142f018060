import type { Element, ElementContent, Parents, Properties, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const blocks = new Set(
  [
    ['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'div', 'dl'],
    ['dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5'],
    ['h6', 'header', 'hr', 'html', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'summary'],
    ['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul', 'caption', 'formula-block'],
  ].flat(),
);

export const isElement = (node: RootContent, ...names: readonly string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Whether a node begins a block of its own. */
export const isBlock = (node: RootContent): boolean => isElement(node) && blocks.has(node.tagName);

export const isHeading = (node: RootContent): node is Element =>
  isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Whether a node shows nothing: blanks of any width. */
export const isBlank = (node: RootContent): boolean =>
  node.type === 'comment' ||
  ((node.type === 'text' || isElement(node)) &&
    !hasShown(node) &&
    textOf(node as ElementContent).replace(/[\s\u3000\u200b\ufeff]/g, '') === '');

const shown = ['img', 'hr', 'input', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'math'];

/** Whether something that is no text stands in a node. */
const hasShown = (node: RootContent): boolean =>
  isElement(node) &&
  (shown.includes(node.tagName) ||
    node.tagName.includes('-') ||
    node.children.some((child) => hasShown(child)));

export const makeElement = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] });

export const makeText = (value: string): ElementContent => ({ type: 'text', value });

/** The classes of an element, in small letters. */
export const classesOf = ({ properties: { className } }: Element): readonly string[] =>
  Array.isArray(className) ? className.map((each) => String(each).toLowerCase()) : [];

/** A declaration of an element's style, in small letters; empty where it has none. */
export function styleOf({ properties: { style } }: Element, name: string): string {
  const written = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(String(style ?? ''));
  return written?.[1]?.trim().toLowerCase() ?? '';
}

/**
 * Puts other nodes in the place of elements, those inside of others first.
 * @param replace returns undefined where an element stays
 */
export function replaceElements(
  parent: Parents,
  replace: (element: Element) => readonly ElementContent[] | undefined,
): void {
  const children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    replaceElements(child, replace);
    return replace(child) ?? [child];
  });
  parent.children = children;
}

/** The first element that fits, in the order of the text. */
export function findElement(
  parent: Parents,
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Every element that fits, in the order of the text. */
export function findElements(parent: Parents, fits: (element: Element) => boolean): Element[] {
  return parent.children.flatMap((child) =>
    child.type === 'element' ? [...(fits(child) ? [child] : []), ...findElements(child, fits)] : [],
  );
}
