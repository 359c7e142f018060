import type { RuleText } from '../rule-text.ts';

export const pictureSize: RuleText = {
  id: 'picture-size',
  severity: 'warning',
  explanation: {
    zh: '',
    en: 'A picture is not larger than any screen needs it.',
  },
  bad: '',
  good: '',
};
