import { type FieldProblem, type FieldRule, fieldProblem } from '../forms/field-problem.ts';

/** What is wrong with a keyword: a message that takes {label} beside the values given here. */
export type KeywordProblem = FieldProblem;

const rule: FieldRule = {
  required: true,
  whitespace: false,
  length: { most: 100 },
  // Dots alone (`.` and `..`) would change the address.
  pattern: /^(?!\.{1,2}$)/,
};

/** Problems with messages of their own; those for an empty keyword are specified. */
const own: Readonly<Record<string, 'searchEmpty' | 'searchDots'>> = {
  formRequired: 'searchEmpty',
  formWhitespace: 'searchEmpty',
  formPattern: 'searchDots',
};

/** What keeps a keyword from being searched for: nothing typed, dots alone, too many characters. */
export function keywordProblem(typed: string): KeywordProblem | undefined {
  const problem = fieldProblem(typed, rule);
  return problem && { ...problem, key: own[problem.key] ?? problem.key };
}
