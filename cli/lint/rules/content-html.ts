import type { RuleText } from '../rule-text.ts';

export const contentHtml: RuleText = {
  id: 'content-html',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'HTML inside of a text is such that nothing of it has to be left out.',
  },
  bad: '',
  good: '',
};
