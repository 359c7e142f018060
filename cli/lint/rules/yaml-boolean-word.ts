import type { RuleText } from '../rule-text.ts';

export const yamlBooleanWord: RuleText = {
  id: 'yaml-boolean-word',
  severity: 'error',
  explanation: {
    zh: '要填“是”或“否”的地方只写 true 或 false。yes、no、on、off、y、n 和中文的“是”“否”在 YAML 1.2 里都只是文字，不会被当作真假。改成 true 或 false 即可。',
    en: 'Where a key wants true or false, nothing else will do. In YAML 1.2 yes, no, on, off, y and n are mere text, and so are 是 and 否. Write true or false.',
  },
  bad: 'hideInMenu: yes',
  good: 'hideInMenu: true',
};
