import type { RuleText } from '../rule-text.ts';

export const schemaUnknownKey: RuleText = {
  id: 'schema-unknown-key',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every key is one that the site language knows.',
  },
  bad: '',
  good: '',
};
