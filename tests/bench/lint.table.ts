import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { largeSite } from './lint/large-site.ts';

/**
 * What a check costs as a whole process, beside Node's own start, Spectral with the same JSON Schema and
 * yaml-language-server, all in turns and in one run. Every site is checked for the first time each time,
 * but in the row that says otherwise. BENCH_ROUTES names other numbers of routes, 100 or more, BENCH_RUNS how many runs.
 */
const sizes = (process.env.BENCH_ROUTES ?? '200,2000,20000').split(',').map(Number);
const runs = Number(process.env.BENCH_RUNS ?? 5);

const folder = mkdtempSync(join(tmpdir(), 'bench-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Command = { readonly name: string; readonly args: readonly string[]; readonly code: number };

const schema = 'schema/site.schema.json';
const peers = 'tests/bench/linters';

function seconds({ name, args, code }: Command): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== code) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Medians of commands that take turns, by name. */
function measured(commands: readonly Command[]): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>();
  for (const command of commands) seconds(command);
  for (let run = 0; run < runs; run += 1) {
    for (const command of commands) {
      times.set(command.name, [...(times.get(command.name) ?? []), seconds(command)]);
    }
  }
  return new Map([...times].map(([name, each]) => [name, median(each)]));
}

const floor: Command = { name: 'node -e 0', args: ['-e', '0'], code: 0 };
const lint = (name: string, site: string, code: number, ...more: string[]): Command => ({
  name,
  args: ['dist/cli/site.js', 'lint', site, ...more],
  code,
});

const lines: string[] = [];
const print = (title: string, times: ReadonlyMap<string, number>, base: string): void => {
  const unit = times.get(base) ?? 1;
  for (const [name, time] of times) {
    const ratio = (time / unit).toFixed(2);
    lines.push(
      [
        title.padEnd(30),
        name.padEnd(22),
        `${time.toFixed(3)} s`.padStart(9),
        ratio.padStart(7),
      ].join('  '),
    );
  }
};

it('checks sites of several sizes, and this one', () => {
  const alone: number[] = [];
  for (const count of sizes) {
    for (const every of [0, 100]) {
      const site = join(folder, `${count}-${every}`);
      const file = join(site, 'site.yaml');
      mkdirSync(site);
      writeFileSync(file, largeSite(count, every));
      const times = measured([
        floor,
        lint('site lint', site, every > 0 ? 1 : 0, '--no-cache'),
        { name: 'Spectral', args: [`${peers}/spectral.mjs`, file, schema], code: 0 },
        {
          name: 'yaml-language-server',
          args: [`${peers}/language-server.mjs`, file, schema],
          code: 0,
        },
      ]);
      print(`${count} routes, ${every > 0 ? '1 % wrong' : 'clean'}`, times, 'Spectral');
      alone.push(times.get('site lint') ?? 0);
    }
  }
  const own = measured([
    floor,
    lint('site lint', 'site', 0),
    lint('  anew', 'site', 0, '--no-cache'),
  ]);
  print('this site', own, floor.name);
  process.stdout.write(
    `\n${'site'.padEnd(30)}  ${'command'.padEnd(22)}   median    ratio\n${lines.join('\n')}\n\n`,
  );
  expect(alone.every((time) => time > 0)).toBe(true);
});
