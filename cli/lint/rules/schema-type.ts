import type { RuleText } from '../rule-text.ts';

export const schemaType: RuleText = {
  id: 'schema-type',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every value is of the kind that its key wants.',
  },
  bad: '',
  good: '',
};
