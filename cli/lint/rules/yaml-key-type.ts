import type { RuleText } from '../rule-text.ts';

export const yamlKeyType: RuleText = {
  id: 'yaml-key-type',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Keys are words.',
  },
  bad: '',
  good: '',
};
