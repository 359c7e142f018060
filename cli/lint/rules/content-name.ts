import type { RuleText } from '../rule-text.ts';

export const contentName: RuleText = {
  id: 'content-name',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The name of a file can stand in an address: letters, digits, _ and - only.',
  },
  bad: '',
  good: '',
};
