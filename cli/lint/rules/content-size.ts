import type { RuleText } from '../rule-text.ts';

export const contentSize: RuleText = {
  id: 'content-size',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A text is one that can be read on a page.',
  },
  bad: '',
  good: '',
};
