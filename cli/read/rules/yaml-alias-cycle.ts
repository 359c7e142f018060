import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { AliasNode, SourceNode } from '../source-node.ts';

export const yamlAliasCycle = {
  id: 'yaml-alias-cycle',
  severity: 'error',
  explanation: {
    zh: [
      '别名不能写在它所重复的内容里面。',
      '那样内容就会包含它自己，没完没了，做不出任何页面。',
      '请直接写出这里要写的内容，或把别名（*名称）移到锚点（&名称）标出的内容之外。',
    ].join(''),
    en: [
      'No alias stands inside of what it repeats.',
      'Such a text would contain itself without end, and no page could be made of it.',
      'Write out what is meant there, or move the alias (*name) out of what the anchor (&name) marks.',
    ].join(' '),
  },
  bad: 'index: { blocks: &blocks [{ type: share, title: 分享 }, *blocks] }',
  good: [
    'index: { blocks: &blocks [{ type: share, title: 分享 }] }',
    'other: { blocks: *blocks }',
  ].join('\n'),
} as const satisfies RuleMeta;

/**
 * An alias inside of what it repeats.
 * @param open the nodes that the alias stands in
 */
export function aliasCycle(
  { name, target, start, end }: AliasNode,
  open: ReadonlySet<SourceNode>,
): ReadFinding | undefined {
  if (!target || !open.has(target)) return undefined;
  const message = `*${name} stands inside of &${name}, which it repeats`;
  return { rule: yamlAliasCycle, message, start, end };
}
