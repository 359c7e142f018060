import type { RuleText } from '../rule-text.ts';

export const yamlFullwidth: RuleText = {
  id: 'yaml-fullwidth',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Punctuation that is part of the notation is written with half-width characters.',
  },
  bad: '',
  good: '',
};
