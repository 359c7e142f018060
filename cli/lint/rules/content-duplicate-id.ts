import type { RuleText } from '../rule-text.ts';

export const contentDuplicateId: RuleText = {
  id: 'content-duplicate-id',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'An id is the only one in its collection and language, aliases included.',
  },
  bad: '',
  good: '',
};
