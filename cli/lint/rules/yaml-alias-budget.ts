import type { RuleText } from '../rule-text.ts';

export const yamlAliasBudget: RuleText = {
  id: 'yaml-alias-budget',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Aliases repeat a reasonable amount of the file.',
  },
  bad: '',
  good: '',
};
