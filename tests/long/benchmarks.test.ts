import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { ownEnvironment } from './own-environment.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/**
 * What a script does without building the command anew: these tests have done so, and others are using it.
 * @throws where there is no such script, or nothing else is left of it
 */
function withoutBuild(name: string): string {
  const steps = (scripts[name] ?? '').split(' && ');
  const rest = steps.filter((step) => !/^npm run --silent build(?::cli)?$/.test(step));
  if (steps.length < 2 || rest.length !== steps.length - 1) throw new Error(`${name} has changed`);
  return rest.join(' && ');
}

/** Runs a benchmark to its end, as small as it may be, and hands back what it printed. */
async function printed(name: string, short: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...ownEnvironment(), ...short, NO_COLOR: '1' };
  const child = spawn(withoutBuild(name), {
    shell: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  const [code] = await once(child, 'close');
  expect(code, stdout + stderr).toBe(0);
  return stdout;
}

const rows = (text: string, row: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(row)];

// One after the other: each takes the whole machine.
describe('a short form of', { timeout: 900_000 }, () => {
  // Those that take the machine for long, or install others to compare with, are run by who changes what they measure.
  it('every benchmark is here', () => {
    const here = [
      'bench:build',
      'bench:cli',
      'bench:corpus',
      'bench:dev',
      'bench:lint',
      'bench:page',
      'bench:search',
      'bench:serve',
    ];
    expect(
      Object.keys(scripts)
        .filter((name) => name.startsWith('bench:'))
        .sort(),
    ).toEqual(here);
  });

  it('bench:cli starts every command', async () => {
    const text = await printed('bench:cli', { BENCH_RUNS: '1' });
    for (const name of [
      'node -e 0 (the floor)',
      'site --help',
      'site lint',
      'site routes --json',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('NaN');
  });

  it('bench:search finds what is there, by few bytes, beside Pagefind', async () => {
    const text = await printed('bench:search', {
      BENCH_ARTICLES: '100',
      BENCH_QUERIES: '10',
      BENCH_VISITS: '1',
      BENCH_SITE: inject('builtSite'),
    });
    const row =
      /^(100 articles, zh|100 articles, en| {2}Pagefind) .* ([\d.]+) MB .*first query ([\d.]+) kB +in (\d+) requests .* recall ([\d.]+) +precision ([\d.]+)$/gm;
    // Each row is printed when it is measured, and once more in the table at the end.
    const found = rows(text, row).slice(-4);
    expect(found.map(([, name]) => name?.trim())).toEqual([
      '100 articles, zh',
      'Pagefind',
      '100 articles, en',
      'Pagefind',
    ]);
    for (const [, name, megabytes, kilobytes, requests, recall, precision] of found) {
      if (name?.trim() === 'Pagefind') continue;
      expect(Number(megabytes), name).toBeLessThan(1);
      // With the route table and the code of lists, which a built page loads with the first step to any page.
      expect(Number(kilobytes), name).toBeLessThan(75);
      expect(Number(requests), name).toBeLessThan(20);
      expect(Math.min(Number(recall), Number(precision)), name).toBeGreaterThan(0.95);
    }
  });
});
