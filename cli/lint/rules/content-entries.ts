import type { RuleText } from '../rule-text.ts';

export const contentEntries: RuleText = {
  id: 'content-entries',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Entries that a field or a block names are there.',
  },
  bad: '',
  good: '',
};
