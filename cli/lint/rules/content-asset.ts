import type { RuleText } from '../rule-text.ts';

export const contentAsset: RuleText = {
  id: 'content-asset',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A picture or file that content names is there and can be read.',
  },
  bad: '',
  good: '',
};
