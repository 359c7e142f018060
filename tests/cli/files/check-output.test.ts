import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkOutput } from '../../../cli/files/check-output.ts';
import { runSite } from '../commands/run-site.ts';

let folder = '';
let site = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  site = join(folder, 'site');
  cpSync('tests/fixtures/lyceum', site, { recursive: true });
  mkdirSync(join(site, 'content'), { recursive: true });
  mkdirSync(join(site, 'public'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('a folder to write to', () => {
  it.each([
    'site',
    '.',
    'site/content',
    'site/public',
    'site/public/made',
    'site/content/zh/new',
    'link',
  ])('is not %s, where the site itself lies', async (name) => {
    symlinkSync(site, join(folder, 'link'));
    const before = files();
    for (const command of ['build', 'emit']) {
      const { code, err } = await runSite(command, site, '-o', join(folder, name));
      expect({ command, code }).toEqual({ command, code: 2 });
      expect(err).toMatch(/choose another folder, such as -o dist\/site/);
    }
    expect(files()).toEqual(before);
  });

  it.each([
    ['the home folder', 'home', 'is or holds your home folder'],
    ['a link to it', 'to-home', 'is or holds your home folder'],
    ['a folder above it', 'to-above', 'is or holds your home folder'],
    ['the root of the file system', '/', 'is the root of the file system'],
    ['a link to the root', 'to-root', 'is the root of the file system'],
    ['the working directory', process.cwd(), 'is or holds the working directory'],
    ['a link to a folder above it', 'to-cwd', 'is or holds the working directory'],
    ['a repository', 'repository', 'is a repository'],
    ['a folder with files of its own', 'photos', 'was not written by site build or site emit'],
    ['a link to such a folder', 'to-photos', 'was not written by site build or site emit'],
    ['a file', 'file', 'is a file, not a folder'],
    ['a folder below a file', 'file/below', 'cannot be written: .*ENOTDIR|is a file, not a folder'],
    ['a link that leads in a circle', 'circle', 'cannot be written: .*ELOOP'],
    ['a folder where there can be none', '/proc/x', 'cannot be written.*ENOENT'],
    ['the same, deeper', '/proc/x/y/z', 'cannot be written.*ENOENT'],
    ['a name that is too long', 'x'.repeat(300), 'cannot be written: .*ENAMETOOLONG'],
  ])('is not %s', async (_what, name, words) => {
    for (const each of ['home', 'repository/.git', 'photos', 'above/home']) {
      mkdirSync(join(folder, each), { recursive: true });
    }
    writeFileSync(join(folder, 'photos/one.jpg'), 'mine');
    writeFileSync(join(folder, 'file'), 'mine');
    const links = {
      'to-home': 'home',
      'to-above': 'above',
      'to-root': '/',
      'to-cwd': process.cwd(),
      'to-photos': 'photos',
      circle: 'circle',
    };
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder, link));
    vi.stubEnv('HOME', join(folder, name === 'to-above' ? 'above/home' : 'home'));
    // Not through the links.
    const listed = () =>
      ['.', 'home', 'above/home', 'photos', 'repository', 'site'].map((each) =>
        readdirSync(join(folder, each)),
      );
    const before = listed();
    for (const command of ['build', 'emit']) {
      const { code, out, err } = await runSite(command, site, '-o', resolve(folder, name));
      expect({ command, code, out }).toEqual({ command, code: 2, out: '' });
      expect(err).toMatch(new RegExp(words));
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(listed()).toEqual(before);
  });

  it('may hold what says something of the folder, and be the working directory once it is an output', async () => {
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'out/.gitkeep'), '');
    await expect(checkOutput(site, join(folder, 'out'))).resolves.toBeUndefined();
    writeFileSync(join(folder, 'out/site.json'), '{"format":1}');
    vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'out'));
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(checkOutput(site, '.')).resolves.toBeUndefined();
  });

  it.each(['', '~', '~/site', '~anna'])(
    'is not %j, which no shell made a path of',
    async (name) => {
      await expect(checkOutput(site, name)).rejects.toThrow(/names no (?:home )?folder/);
    },
  );

  it.each(['dist/site', 'site/dist', 'site-2', 'contents'])('may be %s', async (name) => {
    await expect(checkOutput(site, join(folder, name))).resolves.toBeUndefined();
    await expect(checkOutput(join(site, 'site.yaml'), join(folder, name))).resolves.toBeUndefined();
  });
});
