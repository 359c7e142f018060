import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn } from '../cli/releases/files-in.ts';

const program = resolve('dist/cli/site.js');
const parent = mkdtempSync(join(tmpdir(), 'ended-commands-'));
const site = join(parent, 'site');

beforeAll(() => {
  cpSync('tests/fixtures/lyceum', site, { recursive: true });
  execFileSync('node', [program, 'build'], { cwd: parent, stdio: 'ignore' });
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Commands that end by themselves, as they are typed in the folder above the site. */
const commands = [
  'lint --no-cache',
  'build -o other',
  'emit -o emitted',
  'emit --check',
  'fmt',
  'explain /bulletin',
  'routes',
  'access',
  'diff site site',
  'i18n',
  'schema --site',
  'deploy --to www',
  'rollback 1',
  'init fresh --yes',
  'new page novelties',
] as const;
const servers = ['dev --port 0', 'preview --port 0', 'lint --watch'] as const;
const signals = ['SIGTERM', 'SIGINT'] as const;
/** Moments at which each is ended, in milliseconds: while Node starts, while the site is read, compiled, written. */
const moments = [60, 180, 320, 520, 900] as const;

/**
 * Milliseconds from the signal to the end: a second is what the commands need on a machine with nothing else to do, and
 * here two more files of tests run beside them.
 */
const longest = 3000;

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Whatever a command that was ended may not leave: files aside, locks, releases half put together. */
const left = (): readonly string[] =>
  readdirSync(parent, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.new(?:\/|$)|\.old-|site-lock|\.next$|\/\.[^/]+\.\d+$/.test(path),
  );

const seen: Record<string, number> = {};

async function ended(command: string, signal: NodeJS.Signals, moment: number) {
  const child = spawn('node', [program, ...command.split(' ')], { cwd: parent, stdio: 'ignore' });
  await pause(moment);
  if (hasEnded(child)) return { code: child.exitCode, signal: child.signalCode, waited: 0 };
  const start = performance.now();
  child.kill(signal);
  if (!hasEnded(child)) await Promise.race([once(child, 'exit'), pause(20_000)]);
  const waited = performance.now() - start;
  child.kill('SIGKILL');
  return { code: child.exitCode, signal: child.signalCode, waited };
}

it.each(commands)('site %s ends with the signal, and leaves nothing half written', async (name) => {
  for (const signal of signals) {
    for (const moment of moments) {
      const before = filesIn(join(parent, 'dist'));
      const { waited, ...how } = await ended(name, signal, moment);
      seen[name] = Math.max(seen[name] ?? 0, waited);
      expect(waited, `${name} at ${moment} ms`).toBeLessThan(longest);
      // It was done by then, or ended as the system ends what heeds no signal.
      if (how.signal !== null) expect(how.signal).toBe(signal);
      // (A page that is there is not added once more: 2.)
      else
        expect(name.startsWith('new') ? [0, 2] : [0, 1], `${name} at ${moment} ms`).toContain(
          how.code,
        );
      expect(left()).toEqual([]);
      expect(filesIn(join(parent, 'dist'))).toEqual(before);
      for (const each of ['other', 'other-releases', 'emitted', 'emitted-releases', 'www', 'fresh'])
        rmSync(join(parent, each), { recursive: true, force: true });
    }
  }
});

it.each(servers)('site %s ends well', async (name) => {
  for (const signal of signals) {
    for (const moment of [...moments, 2500]) {
      const { waited, ...how } = await ended(name, signal, moment);
      seen[name] = Math.max(seen[name] ?? 0, waited);
      expect(waited, `${name} at ${moment} ms`).toBeLessThan(longest);
      // Before it waits for signals the system ends it.
      if (how.signal !== null) expect(how.signal).toBe(signal);
      else expect(how.code).toBe(0);
    }
  }
});

it('the slowest of all is known', () => {
  console.log(
    Object.entries(seen)
      .map(([name, waited]) => `${name}: ${waited.toFixed(0)} ms`)
      .join('\n'),
  );
  expect(Object.keys(seen)).toHaveLength(commands.length + servers.length);
});

it('three builds of one output at once wait for each other, and one of them is served whole', async () => {
  const out = join(parent, 'shared');
  mkdirSync(join(parent, 'many'));
  const sites = ['a', 'b', 'c'].map((name) => {
    const copy = join(parent, 'many', name);
    cpSync(site, copy, { recursive: true });
    return copy;
  });
  const codes = await Promise.all(
    sites.map(async (each) => {
      const child = spawn('node', [program, 'build', each, '-o', out], { stdio: 'ignore' });
      const [code] = await once(child, 'exit');
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  const alone = join(parent, 'alone');
  execFileSync('node', [program, 'build', site, '-o', alone], { stdio: 'ignore' });
  expect(filesIn(out)).toEqual(filesIn(alone));
  expect(left()).toEqual([]);
});
