import type { Edit, Fix } from '../lint/diagnostic.ts';
import type { LineIndex } from './line-index.ts';

/** A line at the left edge that starts a new part of the file. */
const isEdge = (line: string): boolean => /^["']?[\p{L}_]/u.test(line);

/** How many blanks stand for a tab. */
const width = 2;

/** The numbers of the lines of the part of a file that a line is in, without those at the left edge. */
function linesOfPart(lines: LineIndex, number: number): number[] {
  let first = number;
  while (first > 1 && !isEdge(lines.line(first - 1) ?? '')) first -= 1;
  const part: number[] = [];
  for (let at = first; ; at += 1) {
    const line = lines.line(at);
    if (line === undefined || (at > number && isEdge(line))) return part;
    if (line.trim() !== '' && !isEdge(line)) part.push(at);
  }
}

/**
 * Blanks in place of the tabs that indent the lines around a place. Beyond doubt where those lines are indented
 * by nothing but tabs.
 */
export function tabFix(lines: LineIndex, offset: number): Fix {
  const part = linesOfPart(lines, lines.position(offset).line);
  const edits: Edit[] = [];
  let safe = true;
  for (const number of part) {
    const indent = /^[ \t]*/.exec(lines.line(number) ?? '')?.[0] ?? '';
    if (indent.includes(' ')) safe = false;
    if (!indent.includes('\t')) continue;
    const start = lines.lineStart(number);
    const text = indent.replaceAll('\t', ' '.repeat(width));
    edits.push({ start, end: start + indent.length, text });
  }
  return { safe, edits };
}
