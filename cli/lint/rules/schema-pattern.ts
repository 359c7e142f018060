import type { RuleText } from '../rule-text.ts';

export const schemaPattern: RuleText = {
  id: 'schema-pattern',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every name, address and date is spelled as its key wants.',
  },
  bad: '',
  good: '',
};
