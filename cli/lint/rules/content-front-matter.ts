import type { RuleText } from '../rule-text.ts';

export const contentFrontMatter: RuleText = {
  id: 'content-front-matter',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A file of content starts with its front matter, between two lines ---.',
  },
  bad: '',
  good: '',
};
