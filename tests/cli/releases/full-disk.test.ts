import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOutput } from '../../../cli/files/check-output.ts';
import { writeWhole } from '../../../cli/files/write-whole.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { rollBack } from '../../../cli/releases/roll-back.ts';

/** Writes that there is still space for. */
let left = Number.POSITIVE_INFINITY;
let isReadOnly = false;
/** Links that there is space for; 0: for one when a folder is gone. */
let linksLeft = Number.POSITIVE_INFINITY;
let inTheWay = '';
vi.mock('node:fs/promises', async (actual) => {
  const real = await actual<typeof import('node:fs/promises')>();
  /** As the system says it: of a write nobody knows any more to which path. */
  const full = (): Error =>
    Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
      errno: -28,
    });
  const isFull = (): boolean => {
    left -= 1;
    return left < 0;
  };
  return {
    ...real,
    access: async (path: string) => {
      if (!isReadOnly) return real.access(path);
      throw Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'access', path });
    },
    open: async (...args: Parameters<typeof real.open>) => {
      const file = await real.open(...args);
      if (isFull()) file.writeFile = () => Promise.reject(full());
      return file;
    },
    symlink: async (...args: Parameters<typeof real.symlink>) => {
      if (linksLeft > 0 || (linksLeft === 0 && !existsSync(inTheWay))) return real.symlink(...args);
      throw Object.assign(full(), { syscall: 'symlink' });
    },
    writeFile: async (path: string, text: string) => {
      if (!isFull()) return real.writeFile(path, text);
      await real.writeFile(path, '');
      throw full();
    },
  };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
});
afterEach(() => {
  left = Number.POSITIVE_INFINITY;
  isReadOnly = false;
  linksLeft = Number.POSITIVE_INFINITY;
  rmSync(folder, { recursive: true, force: true });
});

const site = (name: string) => ({
  built: new Map(['a.txt', 'b/c.txt', `only-${name}.txt`].map((path) => [path, { text: name }])),
});
const tree = (of: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(of, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
/** The lock, three files, the list of files, the record of the release. */
const writes = 6;

describe('a disk that is full', () => {
  it.each(Array.from({ length: writes }, (_, count) => count))(
    'after %i writes leaves the old site as it was, no lock and nothing half written',
    async (count) => {
      const out = join(folder, 'out');
      await publishRelease(out, site('old'));
      const before = tree(folder);
      left = count;
      await expect(publishRelease(out, site('new'))).rejects.toThrow(
        `${out} cannot be written, and is as it was: there is no space left on the disk (ENOSPC)`,
      );
      expect(tree(folder)).toEqual(before);
      expect(readdirSync(join(folder, 'out-releases')).sort()).toEqual(['1', 'current']);
      expect(readdirSync(out).sort()).toEqual(['.site-files.json', 'a.txt', 'b', 'only-old.txt']);
    },
  );

  it('would have been written so often', async () => {
    const out = join(folder, 'out');
    await publishRelease(out, site('old'));
    left = writes;
    await publishRelease(out, site('new'));
    expect(left).toBe(0);
  });

  it.each([0, 3])('after %i writes leaves no folder that was made for it', async (count) => {
    left = count;
    await expect(publishRelease(join(folder, 'x/y'), site('new'))).rejects.toThrow(/ENOSPC/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves an old report as it was', async () => {
    const file = join(folder, 'lint.json');
    await writeWhole(file, 'old');
    left = 0;
    await expect(writeWhole(file, 'new')).rejects.toThrow(
      `${file} cannot be written: there is no space left on the disk (ENOSPC)`,
    );
    expect(tree(folder)).toEqual({ [file]: 'old' });
  });
});

describe('going back on a full disk', () => {
  const releases = (): string => join(folder, 'out-releases');
  const publishTwo = async (): Promise<string> => {
    const out = join(folder, 'out');
    await publishRelease(out, site('old'));
    await publishRelease(out, site('new'));
    return out;
  };

  it('needs no room for text', async () => {
    const out = await publishTwo();
    left = 0;
    expect(await rollBack(out)).toMatchObject({ to: { number: 1 } });
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('old');
    expect(readdirSync(releases()).sort()).toEqual(['1', '2', 'current']);
  });

  it('takes away what ended builds left', async () => {
    const out = await publishTwo();
    for (const name of ['.new', '.old-7']) mkdirSync(join(releases(), name));
    inTheWay = join(releases(), '.old-7');
    linksLeft = 0;
    expect(await rollBack(out)).toMatchObject({ to: { number: 1 } });
    expect(readdirSync(releases()).sort()).toEqual(['1', '2', 'current']);
  });

  it('else says what to do', async () => {
    const out = await publishTwo();
    linksLeft = -1;
    await expect(rollBack(out)).rejects.toThrow(
      `there is no space left on the disk (ENOSPC); make room and run it again, as by removing a release from ${releases()}`,
    );
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('new');
  });
});

it('a folder that can only be read from is refused before anything is compiled for it', async () => {
  cpSync('tests/fixtures/lyceum', folder, { recursive: true });
  isReadOnly = true;
  await expect(checkOutput(folder, join(folder, 'out'))).rejects.toThrow(
    /out cannot be written: it can only be read from \(EROFS\); choose another with -o/,
  );
});
