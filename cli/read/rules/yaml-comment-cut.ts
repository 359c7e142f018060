import { compact } from '../../../schema/compact.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { ScalarNode, SourceNode } from '../source-node.ts';
import { walkNodes } from '../walk-nodes.ts';

export const yamlCommentCut = {
  id: 'yaml-comment-cut',
  severity: 'warning',
  explanation: {
    zh: '空格后面的 # 会开始一段注释，它后面的字不再属于这一行的内容。标题如“C #1 教学楼”会只剩下“C”。如果 # 属于文字，就把整段文字放进引号；如果确实是注释，在 # 后面空一格。',
    en: 'A # behind a blank starts a comment, and what follows is no part of the text: of a title “C #1 school” only “C” is left. Where the # belongs to the text, put all of it in quotes. Where it is a comment indeed, leave a blank behind the #.',
  },
  bad: 'title: C #1 教学楼',
  good: 'title: "C #1 教学楼"',
} as const satisfies RuleMeta;

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
  return compact({
    rule: yamlCommentCut,
    message: `the text ends before this #, which starts a comment; if it belongs to the text, put all of it in quotes`,
    start,
    end,
    // In brackets the comment may have swallowed a comma or the closing bracket.
    fix: /[,\]}\n]/.test(whole) ? undefined : fix,
  });
}

/**
 * Texts that end at a ` #` although more of them seems to follow. Comments have a blank behind the #, as a rule;
 * where the author writes other comments without one, only a number there is reported (C #1).
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
