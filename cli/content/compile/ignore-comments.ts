import type { Root } from 'hast';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { mayIgnore } from '../../ignores/ignore-marker.ts';
import { htmlComments } from '../../ignores/read-ignores.ts';
import { visitNodes } from '../markdown/visit-elements.ts';

/**
 * Comments of a text that hold the marker of an ignore; what only looks like one, in code, is none.
 * @param markdown the tree in which HTML is one piece of text each
 * @param text what it is the tree of
 */
export function ignoreComments(markdown: Root, text: string): readonly Range[] {
  if (!mayIgnore(text)) return [];
  const found: Range[] = [];
  visitNodes(markdown, ({ type, position }) => {
    const from = position?.start.offset;
    if (type !== 'raw' || from === undefined) return;
    for (const { start, end } of htmlComments(text.slice(from, position?.end.offset))) {
      found.push({ start: from + start, end: from + end });
    }
  });
  return found;
}
