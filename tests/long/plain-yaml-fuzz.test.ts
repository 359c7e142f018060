import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainAgrees } from '../cli/read/plain-agrees.ts';
import { changedFiles, grammarTexts, madeTexts } from '../cli/read/yaml-texts.ts';

/**
 * Another seed each time, so that every run looks at other texts. A failure prints it with the smallest text that
 * shows the difference; FUZZ_SEED repeats a run, FUZZ_RUNS makes a longer one.
 */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env.FUZZ_RUNS ?? 60_000);

it.each([
  ['files of this repository with changes', changedFiles(6000), 0.1],
  ['texts by the grammar of plain YAML', grammarTexts, 0.05],
  ['heaps of notation', madeTexts, 0.005],
])('plain YAML is read as the parser reads it: %s', (name, texts, share) => {
  process.stdout.write(`${numRuns} of ${name}: FUZZ_SEED=${seed}\n`);
  let read = 0;
  const property = fc.property(texts, (text) => {
    if (plainAgrees(text)) read += 1;
  });
  fc.assert(property, { seed, numRuns });
  // Enough of them is read by both: else nothing was compared.
  expect(read / numRuns).toBeGreaterThan(share);
});
