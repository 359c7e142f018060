import type { Edit } from '../../diagnostics/diagnostic.ts';

/** A text after edits. */
export const editedText = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, each) => done.slice(0, each.start) + each.text + done.slice(each.end), text);

/** Where an offset of a text was before the text was edited; what was inserted has the offset where it was. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  let grown = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    const from = start + grown;
    if (offset < from) break;
    if (offset < from + text.length) return Math.min(end, start + (offset - from));
    grown += text.length - (end - start);
  }
  return offset - grown;
}
