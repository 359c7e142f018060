import { explanationIn } from '../diagnostics/explanation.ts';
import { firstSentence } from '../diagnostics/first-sentence.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** A rule in one sentence; in Chinese where it has no English text. */
export const ruleSentence = ({ explanation }: RuleMeta): string =>
  firstSentence(explanationIn(explanation, 'en'));
