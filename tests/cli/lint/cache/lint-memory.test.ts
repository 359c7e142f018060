import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lintMemory, type RememberedLint } from '../../../../cli/lint/cache/lint-memory.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
  mkdirSync(join(folder, 'site/content/zh/news'), { recursive: true });
  mkdirSync(join(folder, 'site/notes'));
  for (const file of ['site.yaml', 'content/zh/news/a.md', 'notes/b.txt']) {
    writeFileSync(join(folder, 'site', file), file);
  }
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const result = (message: string, until?: number): RememberedLint => ({
  file: 'site/site.yaml',
  sources: ['site/site.yaml'],
  includes: [],
  contentFolders: [],
  componentSources: [],
  diagnostics: [
    { rule: 'x', severity: 'warning', message, file: 'site/site.yaml', start: 0, end: 1 },
  ],
  contentChecked: true,
  isValid: true,
  ...(until === undefined ? {} : { until }),
});

/** Checks the site; tells whether it was looked at anew. */
async function looks(found: RememberedLint = result('a'), input = 'program'): Promise<boolean> {
  let looked = false;
  const reported = await lintMemory(
    join(folder, 'cache'),
    join(folder, 'site'),
    [input],
    async () => {
      looked = true;
      return found;
    },
  );
  expect(reported).toEqual(found);
  return looked;
}
const site = (path: string): string => join(folder, 'site', path);

describe('what was found of a site', () => {
  it('is not looked for again while nothing changed', async () => {
    expect(await looks()).toBe(true);
    expect(await looks()).toBe(false);
    // It is no part of the site.
    writeFileSync(site('notes/b.txt'), 'changed');
    expect(await looks()).toBe(false);
  });

  it('is looked for again after a file changed that a component imports', async () => {
    const found = { ...result('a'), componentSources: [site('notes/b.txt')] };
    expect(await looks(found)).toBe(true);
    expect(await looks(found)).toBe(false);
    writeFileSync(site('notes/b.txt'), 'changed');
    utimesSync(site('notes/b.txt'), 1, 1);
    expect(await looks(found)).toBe(true);
  });

  it('is looked for each time while components cannot be bundled', async () => {
    const found = { ...result('a'), componentSources: undefined };
    expect(await looks(found)).toBe(true);
    expect(await looks(found)).toBe(true);
  });

  it.each([
    ['a file with other text', () => writeFileSync(site('site.yaml'), 'site.yamL')],
    ['a file with another time', () => utimesSync(site('content/zh/news/a.md'), 1, 1)],
    ['a new file', () => writeFileSync(site('content/zh/news/c.md'), '')],
    ['a new file beside the site file', () => writeFileSync(site('lint.yaml'), '')],
    [
      'a file with another name',
      () => renameSync(site('content/zh/news/a.md'), site('content/zh/news/d.md')),
    ],
    ['a file that is gone', () => rmSync(site('content/zh/news/a.md'))],
  ])('is looked for again after %s', async (_, change) => {
    await looks();
    change();
    vi.setSystemTime(Date.now() + 60_000);
    expect(await looks(result('b'))).toBe(true);
    expect(await looks(result('b'))).toBe(false);
  });

  describe('of which parts lie behind links', () => {
    const other = (path: string): string => join(folder, 'other', path);
    beforeEach(() => {
      mkdirSync(other('art/small'), { recursive: true });
      mkdirSync(other('second/small'), { recursive: true });
      for (const path of ['art/a.svg', 'art/small/b.svg', 'second/small/b.svg', 'site.yaml']) {
        writeFileSync(other(path), path);
      }
    });
    const link = (to: string, at: string): void => symlinkSync(other(to), site(at));

    it.each<[string, () => void, () => void]>([
      ['a linked folder', () => link('art', 'public'), () => rmSync(other('art/small/b.svg'))],
      [
        'a folder in a linked one',
        () => link('.', 'public'),
        () => writeFileSync(other('art/small/b.svg'), 'else'),
      ],
      [
        'a link in a linked folder',
        () => {
          symlinkSync(other('second'), other('art/more'));
          link('art', 'public');
        },
        () => writeFileSync(other('second/small/b.svg'), 'else'),
      ],
      [
        'a linked folder of content',
        () => link('art', 'content/zh/people'),
        () => writeFileSync(other('art/small/new.md'), ''),
      ],
      [
        'a linked file',
        () => {
          rmSync(site('site.yaml'));
          link('site.yaml', 'site.yaml');
        },
        () => writeFileSync(other('site.yaml'), 'else'),
      ],
      [
        'a link that leads elsewhere now',
        () => link('art', 'public'),
        () => {
          rmSync(site('public'));
          link('second', 'public');
        },
      ],
      [
        'a link whose folder was put in place of another',
        () => link('art', 'public'),
        () => {
          renameSync(other('art'), other('old'));
          renameSync(other('second'), other('art'));
        },
      ],
      ['a link that led nowhere', () => link('later', 'public'), () => mkdirSync(other('later'))],
      [
        'a folder with a link to itself',
        () => {
          symlinkSync(other('art'), other('art/small/again'));
          symlinkSync(other('art/loop'), other('art/loop'));
          link('art', 'public');
        },
        () => rmSync(other('art/a.svg')),
      ],
      [
        'a folder that two links lead to',
        () => {
          mkdirSync(site('public'));
          link('art', 'public/one');
          link('art', 'public/two');
        },
        () => rmSync(site('public/two')),
      ],
    ])('is looked for again after a change of %s', async (_, make, change) => {
      make();
      await looks();
      expect(await looks()).toBe(false);
      change();
      vi.setSystemTime(Date.now() + 60_000);
      expect(await looks(result('b'))).toBe(true);
      expect(await looks(result('b'))).toBe(false);
    });
  });

  it('is looked for again by another program, and when its time is over', async () => {
    await looks();
    expect(await looks(result('a'), 'newer')).toBe(true);
    const until = Date.now() + 1000;
    expect(await looks(result('a', until), 'next')).toBe(true);
    expect(await looks(result('a', until), 'next')).toBe(false);
    vi.setSystemTime(until);
    expect(await looks(result('a', until), 'next')).toBe(true);
  });

  it('is not remembered of files that may change without a new time', async () => {
    vi.useRealTimers();
    writeFileSync(site('site.yaml'), 'just now');
    expect(await looks()).toBe(true);
    expect(await looks()).toBe(true);
  });

  it('is not remembered where the site changes while it is looked at', async () => {
    const check = async (): Promise<RememberedLint> => {
      writeFileSync(site('content/zh/news/late.md'), 'late');
      return result('a');
    };
    await lintMemory(join(folder, 'cache'), join(folder, 'site'), ['program'], check);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await looks()).toBe(true);
  });
});
