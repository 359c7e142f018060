import type { RuleText } from '../rule-text.ts';

export const yamlReservedKey: RuleText = {
  id: 'yaml-reserved-key',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Keys have no name that JavaScript keeps to itself.',
  },
  bad: '',
  good: '',
};
