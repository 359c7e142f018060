import type { RuleText } from '../rule-text.ts';

export const yamlEncoding: RuleText = {
  id: 'yaml-encoding',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The file is text, encoded as UTF-8.',
  },
  bad: '',
  good: '',
};
