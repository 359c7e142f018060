import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './check-mutant.ts';
import { mutantOf } from './mutant.ts';
import { mutantProcess } from './mutant-process.ts';
import { samplesIn, writeSamples } from './samples.ts';
import { writeFailure } from './write-failure.ts';

export type MutantOptions = {
  /** Folder of the repository, where worker and prerenderer are built. */
  readonly root: string;
  readonly seed: number;
  /** Number of the first mutant. */
  readonly from: number;
  readonly count: number;
  readonly processes: number;
  /** Folder that mutants are written to that something is wrong with. */
  readonly out: string;
  readonly progress?: (counts: MutantCounts) => void;
};

export type MutantCounts = {
  mutants: number;
  /** Mutants that lint finds no error in. */
  clean: number;
  /** Pages of these that were rendered. */
  pages: number;
  findings: number;
  /** How long lint took at most, in milliseconds of a processor, and for which mutant. */
  slowest: { readonly time: number; readonly number: number };
};

export type MutantRun = {
  readonly counts: MutantCounts;
  /** Variants of routes that were rendered: `sample language.device route`. */
  readonly routes: ReadonlySet<string>;
  /** What is wrong, by its first line without numbers and names: how often, and the first mutants. */
  readonly failures: ReadonlyMap<string, { readonly numbers: number[]; readonly faults: string }>;
};

/** Mutants that are written of those that fail in the same way. */
const maxWritten = 5;

/** What faults of different mutants have in common. */
const kindOf = (fault: string): string =>
  fault
    .replace(/"[\s\S]*?"/g, '""')
    .split('\n')
    .slice(0, 2)
    .join(' ')
    .replace(/\d+/g, '0')
    .slice(0, 200);

/** Checks mutants in processes. */
export async function runMutants(options: MutantOptions): Promise<MutantRun> {
  const { root, seed, from, count, out, progress } = options;
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  writeSamples(root, folder);
  const samples = samplesIn(folder);
  const counts: MutantCounts = {
    ...{ mutants: 0, clean: 0, pages: 0, findings: 0 },
    slowest: { time: 0, number: 0 },
  };
  const routes = new Set<string>();
  const failures = new Map<string, { readonly numbers: number[]; readonly faults: string }>();
  const take = (number: number, { faults, ...outcome }: Outcome): void => {
    counts.mutants += 1;
    counts.clean += outcome.isClean ? 1 : 0;
    counts.pages += outcome.routes.length;
    counts.findings += outcome.findings;
    if (outcome.lintTime > counts.slowest.time) counts.slowest = { time: outcome.lintTime, number };
    for (const route of outcome.routes) routes.add(route);
    for (const kind of new Set(faults.map(kindOf))) {
      const known = failures.get(kind) ?? { numbers: [], faults: faults.join('\n') };
      failures.set(kind, known);
      known.numbers.push(number);
      if (known.numbers.length > maxWritten) continue;
      writeFailure({ seed, number, faults, mutant: mutantOf(samples, seed, number) }, out);
    }
    progress?.(counts);
  };
  let next = from;
  const work = async (): Promise<void> => {
    const child = mutantProcess(join(root, 'dist/fuzz/worker.js'), [
      folder,
      join(root, 'dist/prerender/prerenderer.js'),
      String(seed),
    ]);
    while (next < from + count) {
      const number = next;
      next += 1;
      take(number, await child.check(number));
    }
    child.close();
  };
  await Promise.all(Array.from({ length: options.processes }, work));
  rmSync(folder, { recursive: true });
  return { counts, routes, failures };
}
