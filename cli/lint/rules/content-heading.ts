import type { RuleText } from '../rule-text.ts';

export const contentHeading: RuleText = {
  id: 'content-heading',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'A text has no heading of the first level: that is the title.',
  },
  bad: '',
  good: '',
};
