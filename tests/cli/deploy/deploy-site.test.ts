import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeployPlan } from '../../../cli/deploy/deploy-plan.ts';
import { deploySite } from '../../../cli/deploy/deploy-site.ts';
import type { DeployTarget } from '../../../cli/deploy/deploy-target.ts';
import { folderTarget } from '../../../cli/deploy/targets/folder-target.ts';

let parent = '';
let site = '';
let target = '';
const manifest = '.site-files.json';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'deploy-site-'));
  site = join(parent, 'site');
  target = join(parent, 'target');
  for (const folder of [site, target]) mkdirSync(folder);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Writes what a build would have. */
function build(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), path);
  }
  const built = Object.fromEntries(paths.map((path) => [path, null]));
  writeFileSync(join(site, manifest), JSON.stringify({ format: 2, groups: { built } }));
}

const never = new AbortController().signal;

const deploy = (
  to: DeployTarget = folderTarget(target, never),
  stop = never,
): Promise<DeployPlan> =>
  deploySite(site, to, { isDry: false, overwrite: false, stop, onStep: () => undefined });

const planted = (path: string): string =>
  JSON.stringify({ format: 2, groups: { deployed: { [path]: null } } });

describe('a target whose manifest names what is not in it', () => {
  it.each([
    '../victim.txt',
    'a/../../victim.txt',
    './../victim.txt',
    '/victim.txt',
    '..\\victim.txt',
    'a//b',
    '',
  ])('has nothing removed or copied: %j', async (path) => {
    build('index.html');
    writeFileSync(join(parent, 'victim.txt'), 'kept');
    writeFileSync(join(target, manifest), planted(path));
    await expect(deploy()).rejects.toThrow(
      `${join(target, manifest)} names ${JSON.stringify(path)}, which is no file of its folder`,
    );
    expect(readFileSync(join(parent, 'victim.txt'), 'utf8')).toBe('kept');
    expect(readdirSync(target)).toEqual([manifest]);
  });

  it('is refused wherever it is: of it nothing but the manifest is asked for', async () => {
    build('index.html');
    const asked: string[] = [];
    const fail = () => Promise.reject(new Error('asked for'));
    const store: DeployTarget = {
      name: 's3://bucket/path',
      read: async (path) => {
        asked.push(path);
        return '{"deployed":["a.txt","../victim.txt"]}';
      },
      list: fail,
      writeText: fail,
      put: fail,
      remove: fail,
    };
    await expect(deploy(store)).rejects.toThrow(
      's3://bucket/path/.site-files.json names "../victim.txt"',
    );
    expect(asked).toEqual([manifest]);
  });

  it('keeps what a link in it leads to', async () => {
    build('index.html');
    mkdirSync(join(parent, 'elsewhere'));
    writeFileSync(join(parent, 'elsewhere/victim.txt'), 'kept');
    symlinkSync(join(parent, 'elsewhere'), join(target, 'link'));
    writeFileSync(join(target, manifest), planted('link/victim.txt'));
    await deploy();
    expect(existsSync(join(parent, 'elsewhere/victim.txt'))).toBe(true);
    expect(existsSync(join(target, 'index.html'))).toBe(true);
  });

  it('is one that nothing is known of where it cannot be read', async () => {
    build('index.html');
    for (const text of ['{', '[]', '{"format":2,"groups":{"deployed":null}}']) {
      writeFileSync(join(target, manifest), text);
      await deploy();
      expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('index.html');
    }
  });
});

it('takes away what is gone, with the folders that are empty then', async () => {
  build('index.html', 'a/b/gone.html', 'a/stays.html');
  await deploy();
  build('index.html', 'a/stays.html');
  expect((await deploy()).removals).toEqual(['a/b/gone.html']);
  expect(readdirSync(join(target, 'a'))).toEqual(['stays.html']);
});
