import type { RuleText } from '../rule-text.ts';

export const siteAddress: RuleText = {
  id: 'site-address',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'An address of this site leads to a page, an entry, a section or a public file that is there.',
  },
  bad: '',
  good: '',
};
