import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintText } from './lint-text.ts';

const bad = readFileSync('tests/cli/lint/fixtures/route-parameter-unused/bad.yaml', 'utf8');

it('a route that shows nothing has no page that leaves its parameters unread', () => {
  const { diagnostics } = lintText(bad.replace('    page: about\n', ''));
  expect(diagnostics.map(({ rule }) => rule)).toContain('route-nothing-to-show');
  expect(diagnostics.filter(({ message }) => /undefined|:part/.test(message))).toEqual([]);
});
