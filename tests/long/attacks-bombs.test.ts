import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Bomb, bombs } from './attacks/bombs.ts';
import { writeSite } from './attacks/hostile-source.ts';
import { megabytesIn, memoryMeter } from './memory-meter.ts';
import { ownEnvironment } from './own-environment.ts';

/* Sources that are small, or look harmless, and want all the time or memory that there is. */

const parent = mkdtempSync(join(tmpdir(), 'bombs-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Milliseconds after which a command is taken for one that does not end, on a machine that is busy with other tests. */
const patience = 240_000;
/** Megabytes that a command may have at once, with all of its threads and what is not JavaScript's. */
const maxMegabytes = 2000;

/** Runs a command on a copy of the second institution's site with a bomb in it. */
function run({ command, plant }: Bomb, name: string) {
  const folder = join(parent, name.replace(/\W+/g, '-'));
  writeSite(folder, []);
  plant(folder);
  const out = command === 'build' ? ['--out', `${folder}-out`] : [];
  const program = ['dist/cli/site.js', command, folder, ...out];
  const { status, signal, stdout, stderr } = spawnSync('node', [...memoryMeter, ...program], {
    encoding: 'utf8',
    timeout: patience,
    maxBuffer: 1 << 28,
    env: ownEnvironment(),
  });
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}-out`, { recursive: true, force: true });
  rmSync(`${folder}-out-releases`, { recursive: true, force: true });
  return { status, signal, said: stdout + stderr, megabytes: megabytesIn(stderr) };
}

describe('a bomb in the source', () => {
  it.each(Object.entries(bombs))('%s is bounded, and said in words', (name, bomb) => {
    const { status, signal, said, megabytes } = run(bomb, name);
    console.log(`${name}: ${bomb.command} ended with ${status}, ${megabytes} MB`);
    expect(signal, said.slice(-2000)).toBeNull();
    expect(status, said.slice(-2000)).toBe(bomb.code);
    expect(said).toMatch(bomb.words);
    expect(said).not.toMatch(/heap out of memory|RangeError|at \w+ \(/);
    expect(megabytes).toBeLessThan(maxMegabytes);
  });
});
