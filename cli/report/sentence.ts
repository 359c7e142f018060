type Said = { readonly message: string; readonly suggestion?: string };

import type { CliLanguage } from '../local-text.ts';

/** What is said of a diagnostic in one sentence: the message, and what may have been meant. */
export function sentenceOf({ message, suggestion }: Said, language: CliLanguage = 'en'): string {
  if (suggestion === undefined) return message;
  return language === 'zh'
    ? `${message}；是否想写“${suggestion}”？`
    : `${message}; did you mean "${suggestion}"?`;
}
