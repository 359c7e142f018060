import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countsLine, failureTexts } from '../fuzz/describe-run.ts';
import { runMutants } from '../fuzz/run-mutants.ts';

/** The same mutants in every run: others are for `npm run fuzz`. */
const seed = 20260318;
const count = 5000;
/** Milliseconds; six minutes of a processor, which others may keep busy. */
const patience = 1_800_000;

it(
  'lint reports each mutant in time and in its place, and pages of clean ones can be rendered',
  async () => {
    execFileSync('npx', ['vite', 'build', '--mode', 'fuzz', '--logLevel', 'warn'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const out = mkdtempSync(join(tmpdir(), 'mutants-'));
    const run = await runMutants({ root: process.cwd(), seed, from: 0, count, processes: 1, out });
    process.stdout.write(`${countsLine(seed, run.counts)}\n`);
    expect(failureTexts(seed, run, out).join('\n')).toBe('');
    expect(run.counts.mutants).toBe(count);
    // Else hardly anything was rendered, or the same pages over and over.
    expect(run.counts.clean).toBeGreaterThan(count / 20);
    expect(run.routes.size).toBeGreaterThan(60);
  },
  patience,
);
