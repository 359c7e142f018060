import type { RuleText } from '../rule-text.ts';

export const schemaValue: RuleText = {
  id: 'schema-value',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Lists, texts and numbers are within their limits.',
  },
  bad: '',
  good: '',
};
