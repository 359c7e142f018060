import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../cli/files/package-root.ts';
import { countsLine, failureTexts } from './describe-run.ts';
import { runMutants } from './run-mutants.ts';

/*
 * npm run fuzz: checks mutants of the samples. FUZZ_SEED repeats a run, FUZZ_COUNT and FUZZ_FROM choose its mutants,
 * FUZZ_PROCESSES and FUZZ_OUT where they are checked and written to.
 */

const numberIn = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

const root = packageRoot();
const seed = numberIn('FUZZ_SEED', Date.now() % 2 ** 31);
const out = process.env.FUZZ_OUT ?? join(root, 'dist/fuzz-failures');
// A folder that somebody names is theirs.
if (process.env.FUZZ_OUT === undefined) rmSync(out, { recursive: true, force: true });
const run = await runMutants({
  ...{ root, seed, out },
  from: numberIn('FUZZ_FROM', 0),
  count: numberIn('FUZZ_COUNT', 200_000),
  processes: numberIn('FUZZ_PROCESSES', availableParallelism()),
  progress: (counts) => {
    if (counts.mutants % 1000 === 0) process.stderr.write(`${countsLine(seed, counts)}\n`);
  },
});
process.stdout.write(
  `${[...failureTexts(seed, run, out), countsLine(seed, run.counts)].join('\n')}\n`,
);
process.exitCode = run.failures.size > 0 ? 1 : 0;
