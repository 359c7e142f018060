import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differsInCase, isInListedCase } from '../../../cli/files/listed-case.ts';

it.each([
  ['public/a.svg', '/site/public/a.svg', false],
  ['public/a.svg', '/site/public/A.svg', true],
  ['public/Art/a.svg', '/site/public/art/a.svg', true],
  ['public/a.svg', '/elsewhere/files/b.svg', false],
])('%s, listed as %s, differs in case: %s', (wanted, real, differs) => {
  expect(differsInCase(wanted, real)).toBe(differs);
});

it('a file is in its listed case, one that is not there is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'case-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.svg'), '');
  expect(await isInListedCase(folder, join(folder, 'a.svg'))).toBe(true);
  expect(await isInListedCase(folder, join(folder, 'b.svg'))).toBe(false);
  // On a machine that opens it in any letters, too.
  expect(await isInListedCase(folder, join(folder, 'A.svg'))).toBe(false);
});
