import type { RuleText } from '../rule-text.ts';

export const schemaRequired: RuleText = {
  id: 'schema-required',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'No key is missing that must be there.',
  },
  bad: '',
  good: '',
};
