import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = 'dist/cli/site.js';
let folder = '';
let out = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ended-'));
  out = join(folder, 'out');
});
afterEach(() => {
  if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = (...args: string[]): ChildProcess => {
  child = spawn('node', [program, ...args], { stdio: 'ignore' });
  return child;
};
const ended = async (of: ChildProcess): Promise<NodeJS.Signals | number | null> => {
  if (of.exitCode === null && of.signalCode === null) await once(of, 'exit');
  return of.signalCode ?? of.exitCode;
};
/** Everything beside the output, hidden files, links and empty folders included. */
const tree = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const hash = (): string => createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path, entry.isFile() ? hash() : 'folder'];
    }),
  );
/** Files that a build has written aside by now. */
const written = (): number => {
  const aside = join(folder, 'out-releases/.new');
  return existsSync(aside) ? readdirSync(aside, { recursive: true }).length : 0;
};
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(2);
};

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

describe.each(signals)('site build ended by %s', (signal) => {
  it('while it reads ends at once, and makes no folder', async () => {
    const build = start('build', 'site', '-o', out);
    await pause(150);
    build.kill(signal);
    expect(await ended(build)).toBe(signal);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('while it writes leaves the old site as it was, no lock and nothing aside', async () => {
    execFileSync('node', [program, 'emit', 'tests/fixtures/lyceum', '-o', out], {
      stdio: 'ignore',
    });
    const before = tree();
    const build = start('build', 'site', '-o', out);
    await until(() => written() > 20 || build.exitCode !== null);
    build.kill(signal);
    expect(await ended(build)).toBe(signal);
    expect(tree()).toEqual(before);
  });

  it('while it waits for another build leaves that one its lock', async () => {
    const releases = join(folder, 'out-releases');
    mkdirSync(releases);
    const lock = join(releases, '.site-lock');
    writeFileSync(lock, String(process.pid));
    const emit = start('emit', 'tests/fixtures/lyceum', '-o', out);
    // Time enough to come to the lock: it only waits there.
    await pause(3000);
    emit.kill(signal);
    expect(await ended(emit)).toBe(signal);
    expect(readdirSync(releases)).toEqual(['.site-lock']);
    expect(existsSync(out)).toBe(false);
  });

  it('is 128 and its number to a shell', () => {
    const number = constants.signals[signal];
    const script = `node ${program} build site -o "${out}" & sleep 0.3; kill -${number} $!; wait $!; echo $?`;
    // A shell has what it starts in the background ignore Ctrl+C.
    const shell = signal === 'SIGINT' ? ['-m', '-c', script] : ['-c', script];
    const printed = execFileSync('bash', shell, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(printed.trim().split('\n').at(-1)).toBe(String(128 + number));
  });
});

describe('other commands that are ended', () => {
  it.each(signals)('site lint by %s', async (signal) => {
    const lint = start('lint', 'site', '--no-cache');
    await pause(150);
    lint.kill(signal);
    expect(await ended(lint)).toBe(signal);
  });

  it.each(['lint --watch', 'preview', 'dev'])(
    'site %s ends well, as it is ended by nothing else',
    async (name) => {
      const site = join(folder, 'site');
      cpSync('site', site, { recursive: true });
      if (name === 'preview')
        execFileSync('node', [program, 'build', site, '-o', out], { stdio: 'ignore' });
      const [command = '', ...options] = name.split(' ');
      const served = spawn(
        'node',
        [
          program,
          command,
          name === 'preview' ? out : site,
          ...options,
          ...(options.length > 0 ? [] : ['--port', '0']),
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child = served;
      let printed = '';
      for (const stream of [served.stdout, served.stderr]) {
        stream.on('data', (part) => {
          printed += part;
        });
      }
      await until(() => /http:\/\/|watching/.test(printed) || served.exitCode !== null);
      served.kill('SIGINT');
      expect(await ended(served), printed).toBe(0);
    },
  );
});
