import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { AliasNode } from '../source-node.ts';

export const yamlAliasBudget = {
  id: 'yaml-alias-budget',
  severity: 'error',
  explanation: {
    zh: [
      '别名重复的内容不能太多。',
      '别名（*名称）代表锚点（&名称）标出的全部内容；别名套别名，很快就是几百万个值，网站的检查和生成都会卡住。',
      '请直接写出内容，或少用别名；所有别名加起来最多重复 10000 个值。',
    ].join(''),
    en: [
      'Aliases repeat a reasonable amount of the file.',
      'An alias (*name) stands for all that its anchor (&name) marks; aliases of aliases grow to millions of values, and checking and building the site would come to a stop.',
      'Write the values out, or use fewer aliases; together they may repeat 10000 values.',
    ].join(' '),
  },
  bad: [
    'a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]',
    'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]',
    'c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]',
    'd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]',
    'e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]',
  ].join('\n'),
  good: [
    '- { id: index, paths: { zh: /index }, page: &page index }',
    '- { id: news, paths: { zh: /news }, page: *page }',
  ].join('\n'),
} as const satisfies RuleMeta;

/** Nodes that all aliases together may add to those that the file has. */
export const aliasBudget = 10_000;

/** The alias with which the aliases of a file repeat too much. */
export const aliasBudgetFinding = ({ name, start, end }: AliasNode): ReadFinding => ({
  rule: yamlAliasBudget,
  message: `with *${name} the aliases of this file repeat more than ${aliasBudget} values; write them out, or fewer of them`,
  start,
  end,
});
