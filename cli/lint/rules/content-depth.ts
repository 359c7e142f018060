import type { RuleText } from '../rule-text.ts';

export const contentDepth: RuleText = {
  id: 'content-depth',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Quotes and lists are not nested beyond reason.',
  },
  bad: '',
  good: '',
};
