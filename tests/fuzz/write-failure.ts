import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** A mutant that something is wrong with. */
export type Failure = {
  readonly seed: number;
  readonly number: number;
  readonly faults: readonly string[];
  readonly mutant: Mutant;
};

/**
 * Writes a mutant with what is wrong with it into a folder of its own.
 * @returns that folder
 */
export function writeFailure({ seed, number, faults, mutant }: Failure, parent: string): string {
  const folder = join(parent, `${seed}-${number}`);
  mkdirSync(folder, { recursive: true });
  const { sample, file, text, changes } = mutant;
  const about = [
    `FUZZ_SEED=${seed} FUZZ_FROM=${number} FUZZ_COUNT=1 npm run fuzz`,
    `${sample.name}: ${file}`,
    changes.join(', '),
    ...faults,
  ];
  writeFileSync(join(folder, 'faults.txt'), `${about.join('\n\n')}\n`);
  writeFileSync(join(folder, basename(file)), text);
  return folder;
}
