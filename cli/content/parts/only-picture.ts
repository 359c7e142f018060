import type { Element } from 'hast';

/** The picture that a paragraph consists of. */
export function onlyPicture({ tagName, children }: Element): Element | undefined {
  if (tagName !== 'p') return undefined;
  const rest = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = rest;
  return rest.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}
