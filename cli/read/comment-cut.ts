import type { ReadFinding } from './read-rules.ts';
import type { ScalarNode, SourceNode } from './source-node.ts';
import { walkNodes } from './walk-nodes.ts';

/** A # behind a text, with a letter or digit right after it. */
const tightComment = /^[ \t]+(#[\p{L}\p{N}][^\r\n]*)/u;
/** A name or an address, which is seldom continued by a blank and a #. */
const oneWord = /^[\w./:?=&-]+$/;

function cutAfter(text: string, node: ScalarNode, writesTight: boolean): ReadFinding | undefined {
  if (!node.plain || typeof node.value !== 'string') return undefined;
  const lineEnd = text.indexOf('\n', node.end);
  const rest = text.slice(node.end, lineEnd < 0 ? undefined : lineEnd);
  const match = tightComment.exec(rest);
  const comment = match?.[1]?.trimEnd();
  if (!match || comment === undefined) return undefined;
  const isNumber = /^#\d/.test(comment);
  if (!isNumber && (writesTight || oneWord.test(node.value))) return undefined;
  const start = node.end + match[0].indexOf('#');
  const end = start + comment.length;
  const whole = text.slice(node.start, end);
  const fix = {
    safe: false,
    edits: [{ start: node.start, end, text: JSON.stringify(whole) }],
  };
  return {
    rule: 'yaml-comment-cut',
    message: `the text ends before this #, which starts a comment; if it belongs to the text, put all of it in quotes`,
    start,
    end,
    // In brackets the comment may have swallowed a comma or the closing bracket.
    ...(/[,\]}\n]/.test(whole) ? {} : { fix }),
  };
}

/**
 * Texts that end at a ` #` although more of them seems to follow. Comments have a blank behind the #, as a rule;
 * where the author writes other comments without one, only a number there is told (C #1).
 */
export function cutTexts(text: string, root: SourceNode | undefined): ReadFinding[] {
  if (!/\s#[\p{L}\p{N}]/u.test(text)) return [];
  const writesTight = /^[ \t]*#[\p{L}\p{N}]/mu.test(text);
  const found: ReadFinding[] = [];
  walkNodes(root, (node) => {
    const finding = node.kind === 'scalar' && cutAfter(text, node, writesTight);
    if (finding) found.push(finding);
  });
  return found;
}
