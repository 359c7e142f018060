import type { MutantCounts, MutantRun } from './run-mutants.ts';

/** The counts of a run in a line. */
export const countsLine = (seed: number, counts: MutantCounts): string => {
  const { mutants, clean, pages, findings, slowest } = counts;
  const time = `${Math.round(slowest.time)} ms (mutant ${slowest.number})`;
  return `FUZZ_SEED=${seed}: ${mutants} mutants, ${clean} clean, ${pages} pages rendered, ${findings} findings, slowest ${time}`;
};

/** What is wrong with mutants of a run, one paragraph a kind; empty: nothing. */
export const failureTexts = (seed: number, { failures }: MutantRun, out: string): string[] =>
  [...failures].map(([kind, { numbers, faults }]) => {
    const [first = 0] = numbers;
    const mutant = `${out}/${seed}-${first}`;
    return `${numbers.length} mutants: ${kind}\nthe first is ${first} of FUZZ_SEED=${seed}, written to ${mutant}\n${faults.slice(0, 2000)}\n`;
  });
