import { expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { lyceum } from '../../../fixtures/load-fixture.ts';
import { checkHeads } from '../../check-heads.ts';

it('the pages of the second institution agree on their addresses and translations', async () => {
  const source = { ...lyceum(), site: { ...lyceum().site, history: 'browser' as const } };
  const site = await siteWithContent('tests/fixtures/lyceum', source);
  expect(await checkHeads(site)).toBeGreaterThan(10);
});
