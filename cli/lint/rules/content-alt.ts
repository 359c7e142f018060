import type { RuleText } from '../rule-text.ts';

export const contentAlt: RuleText = {
  id: 'content-alt',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'A picture in a text says what it shows.',
  },
  bad: '',
  good: '',
};
