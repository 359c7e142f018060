import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Anchor } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlUnusedAnchor = {
  id: 'yaml-unused-anchor',
  severity: 'warning',
  explanation: {
    zh: '用 &名字 做了标记的内容，后面应当有 *名字 来引用它。没有引用，标记就没有用处，也可能是引用的名字写错了。删去标记，或补上引用。',
    en: 'What an anchor &name names is repeated somewhere behind it by an alias *name. An anchor that nothing repeats does nothing, and the name of an alias may be misspelled. Remove the anchor, or write the alias.',
  },
  bad: 'title: &unused 分享',
  good: 'title: 分享',
} as const satisfies RuleMeta;

/** Names `&name` that no alias repeats. */
export const unusedAnchors = (text: string, anchors: readonly Anchor[]): ReadFinding[] =>
  anchors
    .filter(({ used }) => !used)
    .map(({ name, start, end, node }) => {
      const behind = /^[ \t]+/.exec(text.slice(end, end + 80))?.[0].length ?? 0;
      const isLast = /[\r\n]/.test(text.charAt(end + behind)) || end + behind >= text.length;
      // At the end of its line the blank before it goes, else the one behind it.
      const edit = isLast
        ? { start: text.charAt(start - 1) === ' ' ? start - 1 : start, end: end + behind, text: '' }
        : { start, end: end + behind, text: '' };
      return {
        rule: yamlUnusedAnchor,
        message: `no alias repeats &${name}: write *${name} behind it, or remove &${name}`,
        start,
        end,
        // Before a text it may be a part of that.
        fix: { safe: node.kind !== 'scalar', edits: [edit] },
      };
    });
