import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { SourceNode } from '../source-node.ts';

export const yamlMergeKey = {
  id: 'yaml-merge-key',
  severity: 'error',
  explanation: {
    zh: '键 << 在 YAML 1.2 里不起合并作用，只是一个普通的键。以为合并进来的内容其实不在，页面就会缺东西。把要用的键逐个写出来；整段相同的内容可以用 &名字 和 *名字 整体引用。',
    en: 'The key << merges nothing in YAML 1.2; it is a key like any other. What seems to be taken over would be missing from the page. Write the keys out; a whole that is the same in two places can still be repeated with &name and *name.',
  },
  bad: '<<: *share',
  good: 'title: 分享',
} as const satisfies RuleMeta;

/** A key that merges other mappings in YAML 1.1. */
export function mergeKey(key: SourceNode): ReadFinding | undefined {
  if (key.kind !== 'scalar' || !key.plain || key.value !== '<<') return undefined;
  const message = '"<<" merges nothing in YAML 1.2; write the keys out here';
  return { rule: yamlMergeKey, message, start: key.start, end: key.end };
}
