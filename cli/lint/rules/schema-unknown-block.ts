import type { RuleText } from '../rule-text.ts';

export const schemaUnknownBlock: RuleText = {
  id: 'schema-unknown-block',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every block is of a kind that there is.',
  },
  bad: '',
  good: '',
};
