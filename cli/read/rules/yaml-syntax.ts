import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlSyntax: RuleMeta = {
  id: 'yaml-syntax',
  severity: 'error',
  explanation: {
    zh: [
      '文件必须能按 YAML 或 JSON 读取。',
      '缺了括号、引号或空格，整个文件的意思就说不准了，网站也不会生成。',
      '请检查标出的位置和它前面一点的地方：括号和引号要成对，缩进用空格，并与前后各行对齐；带有冒号加空格的文字要加引号。',
    ].join(''),
    en: [
      'The file can be read as YAML or JSON.',
      'Where a bracket, a quotation mark or a blank is missing, nothing of the file can be trusted, and the site is not built.',
      'Look at the marked place and just before it: close brackets and quotation marks, indent with blanks as the lines around it do, and put text with a colon and a blank in it in quotes.',
    ].join(' '),
  },
  bad: 'site: { name: 测试',
  good: 'site: { name: 测试 }',
};
