import { expect, it } from 'vitest';
import { stuckHeader } from '../../../cli/theme/stuck-header.ts';
import type { Header } from '../../../schema/source.generated.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

/** What the style sheet of a site with a header says of it. */
const sheetWith = (header: Header | undefined): string =>
  stuckHeader({ ...lyceum().site, ...(header ? { header } : {}) });

it.each<[string, Header, string]>([
  ['one line', {}, 'var(--header-h)'],
  ['a slim line above', { preset: 'twoLines' }, 'var(--header-h)'],
  ['a band', { preset: 'masthead' }, '3.5rem'],
  ['a high line', { preset: 'masthead', lines: [['logo', 'name', 'menu']] }, '6.5rem'],
  ['a low line', { preset: 'compact' }, '3.5rem'],
  [
    'tools at last',
    {
      lines: [
        ['logo', 'name', 'menu'],
        ['search', 'language'],
      ],
    },
    '2.75rem',
  ],
])('keeps room for what stays in sight of a header: %s', (_, header, height) => {
  expect(sheetWith({ ...header, sticky: true })).toContain(`--stuck: ${height};`);
  expect(sheetWith(header)).not.toContain('--stuck');
});

it('says nothing of a header that scrolls away', () => {
  expect(sheetWith(undefined)).not.toContain('--stuck');
});
