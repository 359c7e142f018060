import { expect, it } from 'vitest';
import { missingExplanations } from '../../../cli/generate/missing-explanations.ts';
import { allRules } from '../../../cli/lint/all-rules.ts';
import { pageUnused } from '../../../cli/lint/rules/page-unused.ts';

it('asks for the other language of a rule that is explained in one', () => {
  expect(
    missingExplanations([
      { ...pageUnused, id: 'first', explanation: { en: 'Pages are used.' } },
      pageUnused,
      { ...pageUnused, id: 'second', explanation: { zh: '页面都要用到。' } },
    ]),
  ).toEqual([
    'rule first is not explained in Chinese yet',
    'rule second is not explained in English yet',
  ]);
});

// A new rule may begin with one language; it does not lower this number.
it('finds the first 153 rules explained in both', () => {
  const warnings = missingExplanations(allRules);
  expect(allRules.length - warnings.length, warnings.join('\n')).toBeGreaterThanOrEqual(153);
});
