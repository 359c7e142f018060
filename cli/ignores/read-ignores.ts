import { compact } from '../../schema/compact.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import type { Ignore } from './ignore.ts';
import { fileMarker, ignoreMarker, markers, mayIgnore } from './ignore-marker.ts';

const shape = new RegExp(`^(#+\\s*|<!--+\\s*)(${ignoreMarker}[\\w-]*)(\\s*)(.*)$`, 'is');

/** What a list or a quote puts before a line, and nothing behind it. */
const isNothing = /^(?:[\s>*+-]|\d+[.)])*$/;

/** Lines between a comment and the line it is about: blank ones, and other comments. */
const passedOver = {
  yaml: /^#/,
  markdown: /^[\s>]*(?:<!--(?:(?!-->).)*-->\s*)+$/,
} as const;

type Notation = keyof typeof passedOver;

/** The line that a comment is about: its own where it is behind something, else the next one that says anything. */
function targetOf(text: string, { start, end }: Range, notation: Notation): Range {
  const endOfLine = (at: number): number => {
    const newline = text.indexOf('\n', at);
    return newline < 0 ? text.length : newline;
  };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = endOfLine(end);
  const around = text.slice(lineStart, start) + text.slice(end, lineEnd);
  if (!isNothing.test(around)) return { start: lineStart, end: lineEnd };
  for (let from = lineEnd + 1; from < text.length; from = endOfLine(from) + 1) {
    const to = endOfLine(from);
    const line = text.slice(from, to).trim();
    if (!isNothing.test(line) && !passedOver[notation].test(line)) return { start: from, end: to };
  }
  return { start: text.length, end: text.length };
}

function removalOf(text: string, { start, end }: Range): Range {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const lineEnd = newline < 0 ? text.length : newline + 1;
  const before = text.slice(lineStart, start);
  if (before.trim() === '' && text.slice(end, lineEnd).trim() === '') {
    return { start: lineStart, end: lineEnd };
  }
  return { start: start - (before.length - before.trimEnd().length), end };
}

/** What a comment says, if it begins with the marker. */
function readIgnore(text: string, range: Range, notation: Notation): Ignore[] {
  const comment = text.slice(range.start, range.end);
  const [, opening = '', written = '', gap = '', said = ''] = shape.exec(comment) ?? [];
  if (written === '') return [];
  const marker = written.toLowerCase();
  const content = notation === 'markdown' ? said.replace(/-+!?>$/, '') : said;
  const colon = content.search(/[:：]/);
  // Without a colon the first word is the rule: what is behind it may have been meant as the reason.
  const rule = colon < 0 ? (/^\S*/.exec(content)?.[0] ?? '') : content.slice(0, colon).trim();
  const markerStart = range.start + opening.length;
  // What is not said, or not to anybody, is shown at the marker.
  const isNamed = rule !== '' && markers.includes(marker);
  const start = isNamed ? markerStart + marker.length + gap.length : markerStart;
  return [
    compact({
      marker,
      rule,
      reason: colon < 0 ? '' : content.slice(colon + 1).trim(),
      removal: removalOf(text, range),
      start,
      end: start + (isNamed ? rule : marker).length,
      target: marker === fileMarker ? undefined : targetOf(text, range, notation),
    }),
  ];
}

/**
 * Reads what the comments of a text hide.
 * @param comments where those comments stand in it that hold the marker
 */
export const readIgnores = (
  text: string,
  comments: readonly Range[],
  notation: Notation,
): readonly Ignore[] => comments.flatMap((range) => readIgnore(text, range, notation));

/** Where the comments stand in a piece of HTML that hold the marker, in UTF-16 units from its start. */
export function htmlComments(html: string): readonly Range[] {
  const found: Range[] = [];
  const closing = /--!?>/g;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', start)) {
    closing.lastIndex = start + 2;
    // What is never closed takes the rest with it, and is reported elsewhere.
    if (!closing.test(html)) break;
    const end = closing.lastIndex;
    if (mayIgnore(html.slice(start, end))) found.push({ start, end });
    start = end;
  }
  return found;
}
