import type { RuleText } from '../rule-text.ts';

export const siteAsset: RuleText = {
  id: 'site-asset',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A picture or file that the site file names lies in public/.',
  },
  bad: '',
  good: '',
};
