import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlBooleanKey: RuleMeta = {
  id: 'yaml-boolean-key',
  severity: 'warning',
  explanation: {
    zh: '键名如果正好是 yes、no、on、off，要加引号。本站的程序把它们读作文字，但许多编辑器和旧工具会读成 true 或 false，例如把挪威语的代码 no 读成“否”。加上引号就没有歧义。',
    en: 'A key that is called yes, no, on or off stands in quotes. This program reads it as a word, but many editors and older tools read true or false: the code of Norwegian, no, becomes false. Quotes leave no doubt.',
  },
  bad: 'on: 线上活动',
  good: '"on": 线上活动',
};
