import { createHash } from 'node:crypto';
import type { Diagnostic } from './diagnostic.ts';
import type { LineIndex } from './line-index.ts';

const length = 32;

/**
 * Names diagnostics one by one, so that each is known again after edits elsewhere in its file: by its rule, its
 * file, the line it stands in without the blanks around it, the marked text, and its number among those that are
 * equal in all of this.
 */
export function fingerprints(): (diagnostic: Diagnostic, file: string, lines: LineIndex) => string {
  const seen = new Map<string, number>();
  return ({ rule, start, end }, file, lines) => {
    const { line, column } = lines.position(start);
    const text = lines.line(line) ?? '';
    // What goes over several lines is known by its first: the others may change.
    const marked = text.slice(column - 1, column - 1 + end - start).trim();
    const parts = JSON.stringify([rule, file, text.trim(), marked]);
    const number = seen.get(parts) ?? 0;
    seen.set(parts, number + 1);
    return createHash('sha256').update(`${parts}${number}`).digest('hex').slice(0, length);
  };
}
