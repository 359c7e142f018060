import type { RuleText } from '../rule-text.ts';

export const contentEmpty: RuleText = {
  id: 'content-empty',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'An entry that readers can open has something to read.',
  },
  bad: '',
  good: '',
};
