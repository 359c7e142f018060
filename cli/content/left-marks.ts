import type { Root } from 'hast';
import type { Diagnostic, Range } from '../lint/diagnostic.ts';
import { elementRange } from './element-range.ts';
import { visitElements, visitNodes } from './visit-elements.ts';

type Slip = Range & Pick<Diagnostic, 'message' | 'fix'>;

/** Two lines in bars, the second of which is no line of dashes. */
const bars = /^(\|.*\|)[ \t]*\r?\n[ \t]*\|(?!\s*:?-)/;

/** Stars that begin or end nothing, in texts that are no code. */
function* stars(tree: Root, text: string, code: readonly Range[]): Generator<Slip> {
  const found: Slip[] = [];
  visitNodes(tree, (node) => {
    const from = node.type === 'text' ? node.position?.start.offset : undefined;
    const to = node.position?.end.offset;
    if (node.type !== 'text' || from === undefined || to === undefined) return;
    if (!node.value.includes('**') || code.some(({ start, end }) => from >= start && to <= end))
      return;
    // Written with a backslash they are meant to be seen.
    const at = /(?<!\\)\*\*/.exec(text.slice(from, to))?.index;
    if (at === undefined) return;
    const start = from + at;
    const message =
      'these ** have no partner, or stand next to a blank, so readers see them; bold words are **so**';
    found.push({ start, end: start + 2, message });
  });
  yield* found;
}

/** Tables without the line of dashes below their head. */
function* tables(tree: Root, text: string): Generator<Slip> {
  const found: Slip[] = [];
  visitElements(tree, (element) => {
    if (element.tagName !== 'p') return undefined;
    const { start, end } = elementRange(element);
    const head = bars.exec(text.slice(start, end))?.[1];
    if (head === undefined) return undefined;
    const columns = head.split('|').length - 2;
    const line = `|${' --- |'.repeat(columns)}`;
    const at = start + head.length;
    const message = `below the head of a table stands a line ${line}; without it readers see these signs`;
    const fix = { safe: false, edits: [{ start: at, end: at, text: `\n${line}` }] };
    found.push({ start, end: at, message, fix });
    return undefined;
  });
  yield* found;
}

/**
 * Marks of Markdown that were left as they are because their partner is missing.
 * @param tree of the Markdown
 * @param code where code stands, which is shown as it is written
 */
export const leftMarks = (tree: Root, text: string, code: readonly Range[]): readonly Slip[] => [
  ...stars(tree, text, code),
  ...tables(tree, text),
];
