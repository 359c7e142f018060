import { quietHtml, quietStyle } from '../../content/http/quiet-html.ts';
import { parseHtml } from '../../html/trusted-html.ts';
import type { MarkedText } from './mark-text.ts';

/** Longer texts are no titles and no excerpts; they are cut. */
const longest = 500;

/** What services mark hits with: elements of emphasis, or a class that says so. */
const marks = 'em, mark, b, strong, [class*="highlight" i], [class*="keyword" i]';

/**
 * The text of HTML from a search service, what it marks as a hit marked. Nothing of the HTML itself is
 * kept: it runs nothing and loads nothing.
 */
export function markedHtml(html: string): MarkedText {
  const { body } = parseHtml(quietHtml(html));
  for (const element of body.querySelectorAll(`script, template, ${quietStyle}`)) element.remove();
  const pieces: { text: string; marked?: true }[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let room = longest;
  while (room > 0 && texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const text = (nodeValue ?? '').replace(/[\s\p{Cc}]+/gu, ' ').slice(0, room);
    const isMarked = parentElement?.closest(marks) !== null;
    const last = pieces[pieces.length - 1];
    room -= text.length;
    if (text === '') continue;
    if (last && (last.marked ?? false) === isMarked) last.text += text;
    else pieces.push(isMarked ? { text, marked: true } : { text });
  }
  return pieces.some(({ text }) => text.trim() !== '') ? pieces : [];
}
