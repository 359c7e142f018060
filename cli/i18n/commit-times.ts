import { execFileSync } from 'node:child_process';

/** When files were committed last, in seconds since 1970, by their path below the folder; or why nobody knows. */
export type CommitTimes = ReadonlyMap<string, number> | string;

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  });

/**
 * Asks git when the files of a folder were committed last. The times that the file system knows say nothing:
 * in a clone all files are new.
 */
export function commitTimes(folder: string, below: readonly string[]): CommitTimes {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') {
      return 'the history of this clone is cut short (fetch-depth: 0 fetches all of it)';
    }
    const log = git(folder, 'log', '--format=%x00%ct', '--name-only', '--relative', '--', ...below);
    const times = new Map<string, number>();
    for (const commit of log.split('\0').slice(1)) {
      const [time, ...paths] = commit.split('\n').filter((line) => line !== '');
      // The newest commit comes first.
      for (const path of paths) if (!times.has(path)) times.set(path, Number(time));
    }
    return times;
  } catch {
    // No git here, no repository, or one without a commit.
    return 'the site is in no git repository';
  }
}
