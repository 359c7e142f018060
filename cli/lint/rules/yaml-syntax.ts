import type { RuleText } from '../rule-text.ts';

export const yamlSyntax: RuleText = {
  id: 'yaml-syntax',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The file can be read as YAML or JSON.',
  },
  bad: '',
  good: '',
};
