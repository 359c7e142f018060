import type { Anchor } from './parsed-yaml.ts';
import type { ReadFinding } from './read-rules.ts';

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
        rule: 'yaml-unused-anchor',
        message: `nothing repeats &${name}: *${name} stands nowhere behind it`,
        start,
        end,
        // Before a text it may be a part of that.
        fix: { safe: node.kind !== 'scalar', edits: [edit] },
      };
    });
