import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english } from '../../schema/messages/english.ts';
import { sourceFiles } from './import-graph.ts';

it('every word of the user interface is said somewhere', () => {
  const root = process.cwd();
  const files = sourceFiles(root, ['schema', 'cli', 'runtime']).filter(
    (file) => !/^schema\/messages\/(?:english|chinese)\.ts$/.test(file),
  );
  const named = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/\b\w+\b/g) ?? []),
  );
  // Some names are put together of a beginning and an end.
  const isNamed = (key: string): boolean =>
    named.has(key) || named.has(key.replace(/(?:Least|Most)$/, ''));
  expect(Object.keys(english).filter((key) => !isNamed(key))).toEqual([]);
});
