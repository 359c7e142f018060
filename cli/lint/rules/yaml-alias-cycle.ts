import type { RuleText } from '../rule-text.ts';

export const yamlAliasCycle: RuleText = {
  id: 'yaml-alias-cycle',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'No alias stands inside of what it repeats.',
  },
  bad: '',
  good: '',
};
