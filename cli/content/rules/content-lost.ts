import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { sanitizeSchema } from '../markdown/sanitize-schema.ts';
import { visitElements, visitNodes } from '../markdown/visit-elements.ts';

export const contentLost = {
  id: 'content-lost',
  severity: 'error',
  explanation: {
    zh: [
      '注释以及内容不予显示的标签，必须有结尾。',
      '没有结尾，后面的文字就全被当作它的内容，访客看不到，而且察觉不到少了什么。',
      '请在该结束的地方写上 --> 之类的结尾，或删去它的开头。',
    ].join(''),
    en: [
      'A comment, or a tag whose inside is not shown, is closed.',
      'Otherwise all that follows counts as its inside, and visitors miss the rest of the text without noticing.',
      'Write what closes it, such as -->, where it ends, or take its beginning out.',
    ].join(' '),
  },
  bad: '<!-- 备注',
  good: '<!-- 备注 -->',
} as const satisfies RuleMeta;

/** What HTML begins that is no element, and what ends it. */
const pairs = [
  { opening: '<!--', closing: '-->', end: /--!?>/ },
  { opening: '<![CDATA[', closing: ']]>', end: /\]\]>/ },
  { opening: '<?', closing: '?>', end: /\?>/ },
] as const;

const unclosed = (opening: string, closing: string, range: Range): ContentFinding =>
  contentFinding(
    contentLost,
    `${opening} is never closed, so nobody sees the text from here on: write ${closing} where it ends, or take ${opening} out`,
    range,
  );

/** A comment or the like in a piece of HTML that does not end there. */
function* openComments(node: Nodes): Generator<ContentFinding> {
  const { type, position } = node as { type: string; position?: Nodes['position'] };
  const from = position?.start.offset;
  if (type !== 'raw' || from === undefined || !('value' in node)) return;
  if (/^<(?:script|style|textarea|title)\b/i.test(node.value)) return;
  for (const { opening, closing, end } of pairs) {
    const at = node.value.lastIndexOf(opening);
    if (at < 0 || end.test(node.value.slice(at + 2))) continue;
    const to = position?.end.offset ?? from + node.value.length;
    yield unclosed(opening, closing, { start: from + at, end: to });
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
export function unclosedHtml(markdown: Root, tree: Root, text: string): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  visitNodes(markdown, (node) => {
    found.push(...openComments(node));
  });
  visitElements(tree, (element) => {
    const { tagName, position } = element;
    if (!sanitizeSchema.strip?.includes(tagName)) return undefined;
    if (!isOpen(element, text) || !holdsText(element)) return true;
    const start = position?.start.offset ?? 0;
    const end = start + `<${tagName}>`.length;
    found.push(unclosed(`<${tagName}>`, `</${tagName}>`, { start, end }));
    return true;
  });
  return found;
}
