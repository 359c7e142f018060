import { expect, it } from 'vitest';
import { siteWithContent } from '../fixtures/content-of.ts';
import { checkHeads } from '../runtime/check-heads.ts';

it('all pages of the sample agree on their addresses and translations', async () => {
  expect(await checkHeads(await siteWithContent('site'))).toBeGreaterThan(500);
});
