import type { SourceNode } from './source-node.ts';

/** A line that begins with the full-width sign for a comment. */
const commentLine = /^[ \t\u3000\u00a0]*＃/gmu;

/** The texts in quotes, or of several lines by a sign, that hold such a line. */
function* heldIn(node: SourceNode | undefined): Generator<{ start: number; end: number }> {
  if (node?.kind === 'map') {
    for (const { key, value } of node.members) {
      yield* heldIn(key);
      yield* heldIn(value);
    }
  } else if (node?.kind === 'list') for (const item of node.items) yield* heldIn(item);
  else if (node?.kind === 'scalar' && !node.plain) yield node;
}

/** Where lines begin with ＃ in place of #, but for those inside of other texts. */
export function fullwidthComments(text: string, root: SourceNode | undefined): readonly number[] {
  if (!text.includes('＃')) return [];
  const held = [...heldIn(root)].filter(({ start, end }) => text.slice(start, end).includes('＃'));
  return [...text.matchAll(commentLine)]
    .map(({ 0: { length }, index }) => index + length - 1)
    .filter((at) => !held.some(({ start, end }) => start <= at && at < end));
}
