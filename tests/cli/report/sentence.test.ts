import { expect, it } from 'vitest';
import { sentenceOf } from '../../../cli/report/sentence.ts';

it.each(['zh', 'en'] as const)('a suggestion of 100,000 characters is cut, in %s', (language) => {
  const sentence = sentenceOf(
    { rule: 'page-unknown', message: '没有这一页', suggestion: `/${'a'.repeat(100_000)}/x` },
    language,
  );
  expect(sentence).toMatch(/^没有这一页.*\/a+ … a+\/x/);
  expect(sentence.length).toBeLessThan(700);
});
