import { shortMessage } from '../diagnostics/short-message.ts';
import type { CliLanguage } from '../local-text.ts';
import { inChinese } from './chinese/in-chinese.ts';

type Said = { readonly rule: string; readonly message: string; readonly suggestion?: string };

/** What is said of a diagnostic in one sentence: the message, and what may have been meant. */
export function sentenceOf(
  { rule, message: english, suggestion }: Said,
  language: CliLanguage = 'en',
): string {
  const message = language === 'zh' ? inChinese(rule, english) : english;
  if (suggestion === undefined) return message;
  // It may be as long as what stands in the file.
  const meant = shortMessage(suggestion);
  return language === 'zh'
    ? `${message}；是否想写“${meant}”？`
    : `${message}; did you mean "${meant}"?`;
}
