import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Range } from '../diagnostics/diagnostic.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { visitElements, visitNodes } from './visit-elements.ts';

export type LostText = Range & {
  /** What is not closed. */
  readonly opening: string;
  /** What closes it. */
  readonly closing: string;
};

/** What HTML begins that is no element, and what ends it. */
const pairs = [
  { opening: '<!--', closing: '-->', end: /--!?>/ },
  { opening: '<![CDATA[', closing: ']]>', end: /\]\]>/ },
  { opening: '<?', closing: '?>', end: /\?>/ },
] as const;

/** A comment or the like in a piece of HTML that does not end there. */
function* openComments(node: Nodes): Generator<LostText> {
  const { type, position } = node as { type: string; position?: Nodes['position'] };
  const from = position?.start.offset;
  if (type !== 'raw' || from === undefined || !('value' in node)) return;
  if (/^<(?:script|style|textarea|title)\b/i.test(node.value)) return;
  for (const { opening, closing, end } of pairs) {
    const at = node.value.lastIndexOf(opening);
    if (at < 0 || end.test(node.value.slice(at + 2))) continue;
    const to = position?.end.offset ?? from + node.value.length;
    yield { opening, closing, start: from + at, end: to };
    return;
  }
}

/** Whether what stands inside of an element has any text. */
function holdsText(element: Element): boolean {
  const inside = element.tagName === 'template' ? (element.content?.children ?? []) : [];
  return (
    textOf(element).trim() !== '' || inside.some((child) => textOf(child as Element).trim() !== '')
  );
}

/** Whether an element that is left out with all that is inside is never closed. */
function isOpen({ tagName, position }: Element, text: string): boolean {
  const start = position?.start.offset;
  if (start === undefined) return false;
  // What the parser closed by itself ends elsewhere, or nowhere.
  const written = text.slice(start, position?.end?.offset);
  return !new RegExp(`</${tagName}\\s*>$`, 'i').test(written);
}

/**
 * Where a text is lost to its end, as HTML begins there whose end is missing.
 * @param markdown the tree in which HTML is one piece of text each
 * @param tree the tree of what the HTML means
 * @param text the text of both
 */
export function lostText(markdown: Root, tree: Root, text: string): readonly LostText[] {
  const found: LostText[] = [];
  visitNodes(markdown, (node) => {
    found.push(...openComments(node));
  });
  visitElements(tree, (element) => {
    const { tagName, position } = element;
    if (!sanitizeSchema.strip?.includes(tagName)) return undefined;
    if (!isOpen(element, text) || !holdsText(element)) return true;
    const start = position?.start.offset ?? 0;
    const end = start + `<${tagName}>`.length;
    found.push({ opening: `<${tagName}>`, closing: `</${tagName}>`, start, end });
    return true;
  });
  return found;
}
