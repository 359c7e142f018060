import type { RuleText } from '../rule-text.ts';

export const contentDay: RuleText = {
  id: 'content-day',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A day exists in the calendar.',
  },
  bad: '',
  good: '',
};
