import type { RuleText } from '../rule-text.ts';

export const yamlDuplicateKey: RuleText = {
  id: 'yaml-duplicate-key',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A key stands once in its mapping.',
  },
  bad: '',
  good: '',
};
