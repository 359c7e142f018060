import type { RuleText } from '../rule-text.ts';

export const contentChoice: RuleText = {
  id: 'content-choice',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A code, kind or choice is one that the collection declares.',
  },
  bad: '',
  good: '',
};
