import type { RuleText } from '../rule-text.ts';

export const yamlDocuments: RuleText = {
  id: 'yaml-documents',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The file is one document.',
  },
  bad: '',
  good: '',
};
