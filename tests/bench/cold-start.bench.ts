import { spawnSync } from 'node:child_process';
import { bench, describe } from 'vitest';

const node = (...args: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(String(stderr));
};
/** BENCH_RUNS says how often each of them is started. */
const iterations = Number(process.env.BENCH_RUNS ?? 15);
const options = { time: 0, iterations, warmupTime: 0, warmupIterations: Math.min(2, iterations) };

describe('start-up of a process', () => {
  bench('node -e 0 (the floor)', () => node('-e', '0'), options);
  bench('site --help', () => node('dist/cli/site.js', '--help'), options);
  bench('site lint', () => node('dist/cli/site.js', 'lint', 'site'), options);
  bench('site routes --json', () => node('dist/cli/site.js', 'routes', '--json'), options);
});
