import type { RuleText } from '../rule-text.ts';

export const yamlDepth: RuleText = {
  id: 'yaml-depth',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Keys and lists are not nested beyond reason.',
  },
  bad: '',
  good: '',
};
