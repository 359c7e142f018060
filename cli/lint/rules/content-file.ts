import type { RuleText } from '../rule-text.ts';

export const contentFile: RuleText = {
  id: 'content-file',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'Every file among the entries of a collection is an entry, or one names it.',
  },
  bad: '',
  good: '',
};
