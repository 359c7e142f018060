import { type ExplanationLanguage, explanationIn } from '../diagnostics/explanation.ts';
import { firstSentence } from '../diagnostics/first-sentence.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** A rule in one sentence; in the other language where it has no text in this one. */
export const ruleSentence = ({ explanation }: RuleMeta, language: ExplanationLanguage): string =>
  firstSentence(explanationIn(explanation, language));
