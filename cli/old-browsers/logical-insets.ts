import type { Declaration, Plugin, Rule } from 'postcss';

const ends: Readonly<Record<string, 'left' | 'right'>> = {
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
};
const other = { left: 'right', right: 'left' } as const;

/** A selector for pages whose text runs from right to left. */
const inRightToLeft = (selector: string): string =>
  selector.startsWith(':root')
    ? selector.replace(':root', ':root[dir="rtl"]')
    : `[dir="rtl"] ${selector}`;

const insetsOf = (rule: Rule): readonly Declaration[] =>
  rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && Object.hasOwn(ends, node.prop),
  );

/**
 * Safari knows `inset-inline-start` and its like since 14.1: sides of the page stand in their places, and mirrored for
 * right-to-left pages. The other side is let go there where the rule names one alone.
 */
export const logicalInsets: Plugin = {
  postcssPlugin: 'logical-insets',
  OnceExit(root) {
    root.walkRules((rule) => {
      const insets = insetsOf(rule);
      if (insets.length === 0) return;
      const mirrored = rule.clone({ selectors: rule.selectors.map(inRightToLeft), nodes: [] });
      const named = new Set(insets.map(({ prop }) => ends[prop]));
      for (const inset of insets) {
        const side = ends[inset.prop] ?? 'left';
        if (!named.has(other[side])) mirrored.append(inset.clone({ prop: side, value: 'auto' }));
        mirrored.append(inset.clone({ prop: other[side] }));
        inset.cloneBefore({ prop: side });
        inset.remove();
      }
      rule.after(mirrored);
    });
  },
};
