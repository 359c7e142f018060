import type { Element, Root } from 'hast';
import { visitElements } from '../markdown/visit-elements.ts';
import type { SignFinding } from './sign-finding.ts';

/** Names a place in its own right: {#apply}. */
const named = /(?<!\\)\{#[^{}\n]+\}/g;
/** Words that other dialects highlight; comparisons such as a==b are none. */
const highlighted = /(?<![\\\w=!<>])==(?![=\s])([^=\n]*[^=\s\\])==(?![\w=])/g;

/** Whether {#id} at the end of an element's text gives it its id: those of headings, and of captions of tables. */
function takesId({ tagName }: Element, next: Element | undefined): boolean {
  return /^h[1-6]$/.test(tagName) || (tagName === 'p' && next?.tagName === 'table');
}

function elementBehind(
  siblings: readonly { readonly type: string }[],
  index: number,
): Element | undefined {
  return siblings.slice(index + 1).find((node): node is Element => node.type === 'element');
}

/**
 * Notation that no part of this Markdown reads where it stands, so that it is shown: `{#id}` that ends no heading, no
 * caption and no formula, and `==words==`.
 * @param tree of the Markdown
 * @param isCode whether code stands at an offset, which is shown as it is written
 */
export function literalSigns(
  tree: Root,
  text: string,
  isCode: (offset: number) => boolean,
): readonly SignFinding[] {
  if (!/\{#|==/.test(text)) return [];
  const found: SignFinding[] = [];
  visitElements(tree, (element, { parent, index }) => {
    const isNamed = takesId(element, elementBehind(parent.children, index));
    for (const [at, child] of element.children.entries()) {
      const from = child.position?.start.offset;
      const to = child.position?.end.offset;
      if (child.type !== 'text' || from === undefined || to === undefined || isCode(from)) continue;
      const written = text.slice(from, to);
      const isLast = at === element.children.length - 1;
      for (const { 0: sign, index: offset } of written.matchAll(named)) {
        const isEnd = isLast && written.slice(offset + sign.length).trim() === '';
        if (isEnd && isNamed) continue;
        const start = from + offset;
        const message =
          'readers see this: an id stands at the end of a heading, of a caption, or behind $$; where the signs are meant, write \\{#';
        found.push({ start, end: start + sign.length, message });
      }
      for (const { 0: whole, 1: words = '', index: offset } of written.matchAll(highlighted)) {
        const start = from + offset;
        const end = start + whole.length;
        const message = `readers see these ==; for strong words write **${words}**, where the signs are meant \\==`;
        const fix = { safe: false, edits: [{ start, end, text: `**${words}**` }] };
        found.push({ start, end, message, fix });
      }
    }
    return undefined;
  });
  return found;
}
