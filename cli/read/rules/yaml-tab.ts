import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlTab: RuleMeta = {
  id: 'yaml-tab',
  severity: 'error',
  explanation: {
    zh: '缩进只用空格，不用制表符（Tab）。YAML 靠缩进表示上下级，而制表符有多宽没有定论，所以不允许。把行首的制表符换成空格，通常每一级两个。',
    en: 'Lines are indented with blanks, never with tabs. Indentation says what belongs to what, and nobody can tell how wide a tab is meant to be. Replace the tabs at the start of the lines by blanks, two for each level as a rule.',
  },
  bad: '\tname: 测试',
  good: '  name: 测试',
};
