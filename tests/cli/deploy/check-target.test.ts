import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { runSite } from '../commands/run-site.ts';
import { filesIn } from '../releases/files-in.ts';

let parent = '';
let out = '';
const before = process.cwd();

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'target-'));
  for (const each of ['home/me', 'work', 'repository/.git'])
    mkdirSync(join(parent, each), { recursive: true });
  cpSync('tests/fixtures/lyceum', join(parent, 'work/site'), { recursive: true });
  cpSync('tests/fixtures/lyceum', join(parent, 'elsewhere/lyceum'), { recursive: true });
  out = join(parent, 'work/dist/site');
  for (const text of ['one', 'two'])
    await publishRelease(out, {
      a: new Map([
        ['index.html', { text }],
        ['site.json', { text: '{"format":1}' }],
      ]),
    });
  symlinkSync(join(parent, 'work/dist'), join(parent, 'link'));
  vi.stubEnv('HOME', join(parent, 'home/me'));
  process.chdir(join(parent, 'work'));
});
afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

describe('site deploy', () => {
  it.each([
    ['/', 'is the root of the file system'],
    ['folder:/', 'is the root of the file system'],
    ['../home/me', 'is or holds your home folder'],
    ['../home', 'is or holds your home folder'],
    ['dist/site', 'is or lies in the built site'],
    ['dist/site/sub', 'is or lies in the built site'],
    ['dist/site-releases/1/site', 'is or lies in the built site'],
    ['dist/site-releases', 'is or lies in the built site'],
    ['dist', 'holds the built site'],
    ['../link', 'holds the built site'],
    ['../link/site', 'is or lies in the built site'],
    ['site', 'holds the site file site.yaml'],
    ['site/content', "lies in the site's folder content"],
    ['../elsewhere/lyceum', 'holds the site file site.yaml'],
    ['.', 'holds the built site'],
  ])('copies nothing to %s', async (to, words) => {
    const files = filesIn(parent);
    const { code, err } = await runSite('deploy', '-o', 'dist/site', '--to', to, '--lang', 'en');
    expect(err).toContain(words);
    expect(code).toBe(2);
    expect(filesIn(parent)).toEqual(files);
  });

  it.each(['www', 'dist/www', '../home/me/www', '../repository'])(
    'copies the site to %s',
    async (to) => {
      const { code, err } = await runSite('deploy', '-o', 'dist/site', '--to', to);
      expect({ code }, err).toEqual({ code: 0 });
      expect((await runSite('deploy', '-o', 'dist/site', '--to', to)).code).toBe(0);
      expect(filesIn(join(parent, 'work', to))['index.html']).toBe('two');
    },
  );
});
