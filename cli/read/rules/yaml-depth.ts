import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ParsedYaml } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlDepth = {
  id: 'yaml-depth',
  severity: 'error',
  explanation: {
    zh: [
      '键和列表不能嵌套得太深。',
      '没有哪个页面需要那么多层；多半是括号重复输入了，后面的内容也就读不懂。',
      '请删去多余的括号或层级；60 层以内总是可以的。',
    ].join(''),
    en: [
      'Keys and lists are not nested too deeply.',
      'No page is that deep; mostly a bracket was typed again and again, and what follows cannot be understood.',
      'Take the surplus brackets or levels out; 60 levels are always possible.',
    ].join(' '),
  },
  bad: 'site: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
  good: 'site: { name: 测试 }',
} as const satisfies RuleMeta;

/** Where a text is nested more deeply than it is read. */
export function excessiveDepth({ tooDeep }: ParsedYaml): ReadFinding | undefined {
  if (tooDeep === undefined) return undefined;
  const message = 'this is nested too deeply to be meant';
  return { rule: yamlDepth, message, start: tooDeep, end: tooDeep + 1 };
}
