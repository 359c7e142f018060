import type { RuleText } from '../rule-text.ts';

export const contentPlace: RuleText = {
  id: 'content-place',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Content lies in content/{language}/{collection}/, both of the site.',
  },
  bad: '',
  good: '',
};
