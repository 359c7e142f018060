import type { RuleText } from '../rule-text.ts';

export const contentLink: RuleText = {
  id: 'content-link',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A link to another file of content leads to one that is there.',
  },
  bad: '',
  good: '',
};
