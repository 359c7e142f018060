import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishRelease } from '../../../cli/releases/publish-release.ts';

/** Changes that still happen; the next one never does, as in a process that was ended there. */
let left = Number.POSITIVE_INFINITY;
vi.mock('node:fs/promises', async (actual) => {
  const real = await actual<typeof import('node:fs/promises')>();
  const limited =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      left -= 1;
      return left < 0 ? new Promise<Result>(() => undefined) : act(...args);
    };
  return {
    ...real,
    rename: limited(real.rename),
    symlink: limited(real.symlink),
    writeFile: limited(real.writeFile),
    rm: limited(real.rm),
  };
});

let parent = '';
let out = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'interrupted-'));
  out = join(parent, 'site');
});
afterEach(() => {
  left = Number.POSITIVE_INFINITY;
  rmSync(parent, { recursive: true, force: true });
});

/** A build whose directory names files of its own, and one file that every build has. */
const build = (name: string) => ({
  emitted: new Map(
    Object.entries({
      [`parts/${name}/1.json`]: name,
      [`parts/${name}/2.json`]: name,
      'same.json': 'same',
      'directory.json': name,
    }).map(([path, text]) => [path, { fingerprint: text, make: () => text }]),
  ),
});
const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const expectWhole = (name: string): void => {
  expect([read('directory.json'), read('same.json')]).toEqual([name, 'same']);
  expect(readdirSync(join(out, 'parts'))).toEqual([name]);
  for (const part of ['1', '2']) expect(read(`parts/${name}/${part}.json`)).toBe(name);
};

/** How many changes a release makes that takes another one out. */
async function changesOf(name: string): Promise<number> {
  const many = 1000;
  left = many;
  await publishRelease(out, build(name), { keep: 0 });
  const made = many - left;
  left = Number.POSITIVE_INFINITY;
  return made;
}

/** A site as an earlier version wrote it: in a folder. */
function writeFolder(): void {
  mkdirSync(join(out, 'parts/old'), { recursive: true });
  const files = { 'parts/old/1.json': 'old', 'parts/old/2.json': 'old', 'same.json': 'same' };
  const paths = [...Object.keys(files), 'directory.json'];
  const texts = {
    ...files,
    'directory.json': 'old',
    '.site-files.json': JSON.stringify({
      format: 2,
      groups: { emitted: Object.fromEntries(paths.map((path) => [path, null])) },
    }),
  };
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(out, path), text);
}

describe('a first release that is ended in the middle', () => {
  it('leaves the folder that stands there or takes its place, and the next one is made all the same', async () => {
    const seen = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      rmSync(parent, { recursive: true, force: true });
      mkdirSync(parent);
      writeFolder();
      left = count;
      const ended = publishRelease(out, build('one')).then(() => 'ended');
      const how = await Promise.race([ended, later(60, 'hangs')]);
      left = Number.POSITIVE_INFINITY;
      rmSync(join(parent, 'site-releases/.site-lock'), { force: true });
      // For one moment there is neither; whatever command comes next puts that right.
      if (existsSync(out)) {
        seen.add(read('directory.json'));
        expectWhole(read('directory.json'));
      } else seen.add('none');
      await publishRelease(out, build('two'));
      expectWhole('two');
      if (how === 'ended') break;
    }
    expect([...seen].sort()).toEqual(['none', 'old', 'one']);
  });
});

describe('a release that is ended in the middle', () => {
  it('leaves one or the other, whichever its last change was, and the next one is made all the same', async () => {
    await publishRelease(out, build('zero'));
    const changes = await changesOf('one');
    expect(changes).toBeGreaterThan(8);
    const seen = new Set<string>();
    for (let count = 0; count < changes; count += 1) {
      left = count;
      const ended = publishRelease(out, build('two'), { keep: 0 }).then(() => 'ended');
      expect(await Promise.race([ended, later(60, 'hangs')])).toBe('hangs');
      left = Number.POSITIVE_INFINITY;
      const named = read('directory.json');
      seen.add(named);
      expectWhole(named);
      // Its process is not there any more.
      rmSync(join(parent, 'site-releases/.site-lock'), { force: true });
      await publishRelease(out, build('two'), { keep: 0 });
      expectWhole('two');
      await publishRelease(out, build('one'), { keep: 0 });
      expectWhole('one');
      expect(readdirSync(join(parent, 'site-releases'))).toHaveLength(2);
    }
    expect([...seen].sort()).toEqual(['one', 'two']);
  });
});
