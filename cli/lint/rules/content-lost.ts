import type { RuleText } from '../rule-text.ts';

export const contentLost: RuleText = {
  id: 'content-lost',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'HTML whose end is missing takes no text away from readers.',
  },
  bad: '',
  good: '',
};
