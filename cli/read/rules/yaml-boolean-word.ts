import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlBooleanWord: RuleMeta = {
  id: 'yaml-boolean-word',
  severity: 'error',
  explanation: {
    zh: '要填“是”或“否”的地方只写 true 或 false。yes、no、on、off 之类的英文单词，还有中文的“是”和“否”，在现行的 YAML 里都只是普通文字，不会被当作真或假，设置也就不起作用。改成 true 或 false 即可。',
    en: 'Where a key wants true or false, nothing else will do. In YAML 1.2 yes, no, on, off, y and n are mere text, and so are their Chinese counterparts. Write true or false.',
  },
  bad: 'hideInMenu: yes',
  good: 'hideInMenu: true',
};
