import type { RuleText } from '../rule-text.ts';

export const yamlEmpty: RuleText = {
  id: 'yaml-empty',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The file has content.',
  },
  bad: '',
  good: '',
};
