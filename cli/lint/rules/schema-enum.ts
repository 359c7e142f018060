import type { RuleText } from '../rule-text.ts';

export const schemaEnum: RuleText = {
  id: 'schema-enum',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A value that is chosen from a few is one of them.',
  },
  bad: '',
  good: '',
};
