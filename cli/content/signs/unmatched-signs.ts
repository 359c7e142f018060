import type { Root } from 'hast';
import { counted } from '../../diagnostics/counted.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements, visitNodes } from '../markdown/visit-elements.ts';
import type { SignFinding } from './sign-finding.ts';

/** Whether an offset lies in code. */
type IsCode = (offset: number) => boolean;

/** Two lines in bars, the second of which is no line of dashes. */
const bars = /^(\|.*\|)[ \t]*\r?\n[ \t]*\|(?!\s*:?-)/;

/** Digits or letters of a name that are not to be read: 138****5678, 张**. */
const masked = /\d\*+\d|(?<!\p{Script=Han})\p{Script=Han}{1,2}\*{2,3}(?![\p{L}\p{N}*])/u;

/** Stars that begin or end nothing, in texts that are no code. */
function stars(tree: Root, text: string, isCode: IsCode): readonly SignFinding[] {
  const found: SignFinding[] = [];
  visitNodes(tree, (node) => {
    const from = node.type === 'text' ? node.position?.start.offset : undefined;
    const to = node.position?.end.offset;
    if (node.type !== 'text' || from === undefined || to === undefined) return;
    if (!node.value.includes('**') || isCode(from)) return;
    // Written with a backslash they are meant to be seen.
    const at = /(?<!\\)\*\*/.exec(text.slice(from, to))?.index;
    const word = text.slice(Math.max(from, from + (at ?? 0) - 3), from + (at ?? 0) + 8);
    // They stand for what is not to be read.
    if (masked.test(word)) return;
    // Between blanks they are a sign of their own, as in 2 ** 3.
    if (at === undefined || /^\s\*\*\s/.test(text.slice(from + at - 1, from + at + 3))) return;
    const start = from + at;
    const message =
      'these ** have no partner, or stand next to a blank, so readers see them; bold words are **so**';
    found.push({ start, end: start + 2, message });
  });
  return found;
}

/** Signs of footnotes for which there is no note. */
function* lostNotes(text: string, isCode: IsCode): Generator<SignFinding> {
  const notes = new Set(
    [...text.matchAll(/^ {0,3}(\[\^[^\]\s]+\])[:：]/gm)].map(([, sign]) => sign),
  );
  for (const { 0: sign, index: start } of text.matchAll(/(?<!\\)\[\^[^\]\s]+\](?![:：])/g)) {
    const end = start + sign.length;
    if (notes.has(sign) || isCode(start)) continue;
    yield { start, end, message: `there is no note for this sign; write it below: ${sign}: …` };
  }
}

/** Cells of a table for which its head has no column, which nobody sees. */
function lostCells(tree: Root, text: string): readonly SignFinding[] {
  const found: SignFinding[] = [];
  const cells = (line: string): number =>
    line
      .trim()
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split(/(?<!\\)\|/).length;
  visitElements(tree, (element) => {
    if (element.tagName !== 'table') return undefined;
    const { start, end } = elementRange(element);
    const [head = '', ...rest] = text.slice(start, end).split('\n');
    const columns = cells(head);
    let at = start + head.length + 1;
    for (const line of rest) {
      // A bar in code is no border.
      if (cells(line) > columns && !line.includes('`')) {
        const message = `this line has ${counted(cells(line), 'cell')} and the head of its table ${columns}; readers do not see the others`;
        found.push({ start: at, end: at + line.trimEnd().length, message });
      }
      at += line.length + 1;
    }
    return undefined;
  });
  return found;
}

/** Tables without the line of dashes below their head. */
function tables(tree: Root, text: string): readonly SignFinding[] {
  const found: SignFinding[] = [];
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
  return found;
}

/**
 * Signs of Markdown that were left as they are because their partner is missing.
 * @param tree of the Markdown
 * @param isCode whether code stands at an offset, which is shown as it is written
 */
export const unmatchedSigns = (
  tree: Root,
  text: string,
  isCode: IsCode,
): readonly SignFinding[] => [
  ...stars(tree, text, isCode),
  ...tables(tree, text),
  ...lostCells(tree, text),
  ...lostNotes(text, isCode),
];
