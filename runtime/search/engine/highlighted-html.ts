import { quietHtml, quietStyle } from '../../content/http/quiet-html.ts';
import { parseHtml } from '../../html/trusted-html.ts';
import type { HighlightedText } from './highlight-text.ts';

/** Longer texts are no titles and no excerpts; they are cut. */
const maxLength = 500;

/** How services highlight hits: by elements of emphasis, or by a class that says so. */
const highlightSelector = 'em, mark, b, strong, [class*="highlight" i], [class*="keyword" i]';

/**
 * The text of HTML from a search service, with its highlights. Nothing of the HTML itself is
 * kept: it runs nothing and loads nothing.
 */
export function highlightedHtml(html: string): HighlightedText {
  const { body } = parseHtml(quietHtml(html));
  for (const element of body.querySelectorAll(`script, template, ${quietStyle}`)) element.remove();
  const pieces: { text: string; highlighted?: true }[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let room = maxLength;
  while (room > 0 && texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const text = (nodeValue ?? '').replace(/[\s\p{Cc}]+/gu, ' ').slice(0, room);
    const isHighlighted = parentElement?.closest(highlightSelector) !== null;
    const last = pieces[pieces.length - 1];
    room -= text.length;
    if (text === '') continue;
    if (last && (last.highlighted ?? false) === isHighlighted) last.text += text;
    else pieces.push(isHighlighted ? { text, highlighted: true } : { text });
  }
  return pieces.some(({ text }) => text.trim() !== '') ? pieces : [];
}
