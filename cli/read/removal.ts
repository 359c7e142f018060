import type { Range } from '../diagnostics/diagnostic.ts';
import type { ListNode, MapNode } from './source-node.ts';

/** A part of a collection: from its first character to its last one. */
type Part = Range;

const partsOf = (node: MapNode | ListNode): Part[] =>
  node.kind === 'list'
    ? node.items.map(({ start, end }) => ({ start, end }))
    : node.members.map(({ key, value }) => ({
        start: key.start,
        end: Math.max(key.end, value?.end ?? 0),
      }));

/** In brackets: with the comma behind it, or, at the end, the one before it. */
function inBrackets(parts: readonly Part[], index: number): Range | undefined {
  const [part, before, next] = [parts[index], parts[index - 1], parts[index + 1]];
  if (!part) return undefined;
  if (next) return { start: part.start, end: next.start };
  return { start: before?.end ?? part.start, end: part.end };
}

/** On lines of its own: whole lines, with the comment behind it. */
function onLines({ start, end }: Part, text: string, isItem: boolean): Range | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lead = text.slice(lineStart, start);
  // An anchor or a tag may stand before what is removed, and goes with it.
  if (!(isItem ? /^[ \t]*-[ \t]+(?:[&!]\S+[ \t]+)*$/ : /^[ \t]*$/).test(lead)) return undefined;
  const last = text.slice(start, end).trimEnd().length + start;
  const lineEnd = text.indexOf('\n', last);
  const rest = text.slice(last, lineEnd < 0 ? text.length : lineEnd);
  if (!/^[ \t]*(?:#.*)?\r?$/.test(rest)) return undefined;
  return { start: lineStart, end: lineEnd < 0 ? text.length : lineEnd + 1 };
}

/**
 * The text that goes when a part of a collection goes.
 * @param index of the member or item
 * @returns undefined where nothing would be left of the collection, or lines are shared with something else
 */
export function removalFrom(
  node: MapNode | ListNode,
  index: number,
  text: string,
): Range | undefined {
  const parts = partsOf(node);
  const part = parts[index];
  if (!part || parts.length < 2) return undefined;
  const isFlow = /^[[{]/.test(text.slice(node.start, node.start + 1));
  return isFlow ? inBrackets(parts, index) : onLines(part, text, node.kind === 'list');
}
