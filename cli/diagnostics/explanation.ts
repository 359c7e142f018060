import type { CliLanguage } from '../local-text.ts';

/** A text in Chinese, in English, or in both. */
export type Explanation =
  | { readonly zh: string; readonly en?: string }
  | { readonly zh?: undefined; readonly en: string };

export type ExplanationLanguage = CliLanguage;

/** The text in a language; in the other one where it is missing. */
export const explanationIn = (texts: Explanation, language: ExplanationLanguage): string =>
  texts[language] ?? (texts.zh === undefined ? texts.en : texts.zh);
