import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitFiles } from '../../../cli/files/commit-files.ts';

/** Moves that still happen; the next one never does, as in a process that was ended there. */
let left = Number.POSITIVE_INFINITY;
vi.mock('node:fs/promises', async (actual) => {
  const real = await actual<typeof import('node:fs/promises')>();
  return {
    ...real,
    rename: (from: string, to: string) => {
      left -= 1;
      return left < 0 ? new Promise<void>(() => undefined) : real.rename(from, to);
    },
  };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
});
afterEach(() => {
  left = Number.POSITIVE_INFINITY;
  rmSync(folder, { recursive: true, force: true });
});

/** A build whose directory names files of its own, and one file that every build writes anew. */
const build = (name: string) => ({
  emitted: new Map(
    Object.entries({
      [`parts/${name}/1.json`]: name,
      [`parts/${name}/2.json`]: name,
      'same.json': name,
      'directory.json': name,
    }).map(([path, text]) => [path, { fingerprint: text, make: () => text }]),
  ),
});
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
/** Moves of a commit: the list of all that may be there, six files put away or placed, the list of what is there. */
const moves = 8;

describe('a commit that is ended in the middle', () => {
  it.each(Array.from({ length: moves }, (_, count) => count))(
    'after %i moves leaves what its directory names, and the next one makes it whole',
    async (count) => {
      await commitFiles(folder, build('one'));
      left = count;
      const ended = commitFiles(folder, build('two')).then(() => 'ended');
      expect(await Promise.race([ended, later(200, 'hangs')])).toBe('hangs');
      const named = read('directory.json');
      expect(['one', 'two']).toContain(named);
      for (const part of ['1', '2']) expect(read(`parts/${named}/${part}.json`)).toBe(named);
      expect(['one', 'two']).toContain(read('same.json'));

      left = Number.POSITIVE_INFINITY;
      // Its process is not there any more.
      rmSync(join(folder, '.site-lock'));
      await commitFiles(folder, build('two'));
      expect([read('directory.json'), read('same.json')]).toEqual(['two', 'two']);
      expect(readdirSync(join(folder, 'parts'))).toEqual(['two']);
      expect(
        readdirSync(folder)
          .filter((name) => name.startsWith('.'))
          .sort(),
      ).toEqual(['.site-files.json']);
    },
  );

  it('would have made no more moves', async () => {
    await commitFiles(folder, build('one'));
    left = moves;
    await commitFiles(folder, build('two'));
    expect(left).toBe(0);
  });
});
