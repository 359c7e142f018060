import type { Candidate } from '../command-spec.ts';
import { explanationIn } from '../diagnostics/explanation.ts';
import { firstSentence } from '../diagnostics/first-sentence.ts';
import { allRules } from '../lint/all-rules.ts';
import type { CliLanguage } from '../local-text.ts';

/** The rules of the linter, with a sentence each. */
export const ruleCandidates = (language: CliLanguage): readonly Candidate[] =>
  allRules.map(({ id, explanation }) => ({
    value: id,
    description: firstSentence(explanationIn(explanation, language)),
  }));
