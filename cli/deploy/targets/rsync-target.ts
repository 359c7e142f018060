import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeFolder } from '../../files/make-folder.ts';
import { assertNotStopped } from '../../signals/finish-first.ts';
import { UsageError } from '../../usage-error.ts';
import type { DeployTarget } from '../deploy-target.ts';

/** rsync's exit code where some files are not there, or could not be copied (rsync(1), EXIT VALUES). */
const partial = 23;

type Run = {
  /** Text of stdin. */
  readonly input?: string;
  readonly onLine?: (line: string) => void;
  /** Exit codes other than 0 that are no failure. */
  readonly codes?: readonly number[];
  readonly stop: AbortSignal;
};

/**
 * Runs rsync.
 * @returns its exit code
 * @throws UsageError with what it says where it fails, or is not installed
 */
async function rsync(
  args: readonly string[],
  { input = '', onLine = () => undefined, codes = [], stop }: Run,
): Promise<number> {
  const child = spawn('rsync', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const end = (): boolean => child.kill('SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  // It ends before all is read where it fails.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  createInterface({ input: child.stdout }).on('line', onLine);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    assertNotStopped(stop);
    if (code === 0 || (code !== null && codes.includes(code))) return code;
    const why = said.trim().split('\n').slice(0, 5).join('\n');
    throw new UsageError({ zh: `rsync 失败：${why}`, en: `rsync fails: ${why}` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError({
      zh: '没有安装 rsync；Debian：apt-get install rsync',
      en: 'rsync is not installed; Debian: apt-get install rsync',
    });
  } finally {
    stop.removeEventListener('abort', end);
  }
}

const listOf = (paths: Iterable<string>): string => [...paths].map((path) => `${path}\0`).join('');
const fromList = ['--files-from=-', '--from0'];
/**
 * Files are compared by what is in them, as each build has times of its own, and are put in place in one step. Names are
 * printed as they are, whatever the locale.
 */
const copying = [
  '--checksum',
  '--chmod=D755,F644',
  '--delay-updates',
  '--8-bit-output',
  '--out-format=%i %n',
];

/** A path from the root of what is copied as a pattern that fits it alone (rsync(1), FILTER RULES). */
const patternOf = (path: string): string => `/${path.replace(/[*?[]/g, '\\$&')}`;

/** Patterns of files, and of all folders above them. */
function patternsOf(paths: readonly string[]): ReadonlySet<string> {
  const patterns = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      patterns.add(`${patternOf(folder)}/`);
    patterns.add(patternOf(path));
  }
  return patterns;
}

/**
 * A folder that rsync writes to: on another machine by ssh (`user@host:/path`), or of an rsync daemon
 * (`rsync://host/module/path`).
 * @param stop ends what is under way
 */
export function rsyncTarget(address: string, stop: AbortSignal): DeployTarget {
  const target = `${address.replace(/\/+$/, '')}/`;
  const inFolder = async <Result>(act: (folder: string) => Promise<Result>): Promise<Result> => {
    const folder = await mkdtemp(join(tmpdir(), `site-deploy-${process.pid}-`));
    try {
      return await act(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    name: address,
    list: async (folder, wanted, ours) => {
      const sums = new Map(wanted);
      for (const path of ours) if (!wanted.has(path)) sums.set(path, '');
      const onLine = (line: string): void => {
        const [, what = '', path = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
        if (!what.startsWith('<f') && !what.startsWith('>f')) return;
        if (what.slice(2).startsWith('+')) sums.delete(path);
        else if (what[2] === 'c' || what[3] === 's') sums.set(path, '');
      };
      const args = ['--dry-run', '--mkpath', ...fromList, ...copying, `${folder}/`, target];
      await rsync(args, { input: listOf(wanted.keys()), onLine, stop });
      return sums;
    },
    read: (path) =>
      inFolder(async (folder) => {
        const code = await rsync([target + path, `${folder}/`], { codes: [partial], stop });
        return code === 0
          ? await readFile(join(folder, path.slice(path.lastIndexOf('/') + 1)), 'utf8')
          : undefined;
      }),
    writeText: (path, text) =>
      inFolder(async (folder) => {
        await makeFolder(dirname(join(folder, path)));
        await writeFile(join(folder, path), text);
        const args = ['--mkpath', ...fromList, ...copying, `${folder}/`, target];
        await rsync(args, { input: listOf([path]), stop });
      }),
    put: async (folder, paths, done) => {
      const onLine = (line: string): void => {
        const [, path] = /^[<>]f\S* (.*)$/.exec(line) ?? [];
        if (path !== undefined) done(path);
      };
      const args = ['--mkpath', ...fromList, ...copying, `${folder}/`, target];
      await rsync(args, { input: listOf(paths), onLine, stop });
    },
    remove: (paths) =>
      inFolder(async (folder) => {
        // None of them is in this folder: rsync takes them away there, and the folders that are empty then. What no pattern
        // fits stays, and so does the folder that it is in.
        const args = ['--recursive', '--delete', '--from0', '--include-from=-', '--exclude=*'];
        await rsync([...args, `${folder}/`, target], { input: listOf(patternsOf(paths)), stop });
      }),
  };
}
