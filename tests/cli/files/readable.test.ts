import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deploySite } from '../../../cli/deploy/deploy-site.ts';
import { folderTarget } from '../../../cli/deploy/targets/folder-target.ts';
import { makeReadableFolder } from '../../../cli/files/readable.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';

let parent = '';
let umask = 0;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'readable-'));
  umask = process.umask(0o077);
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Modes of a folder and of all that is in it. */
const modesIn = (folder: string): readonly (readonly [path: string, mode: string])[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((path) => join(folder, path))
    .map((path) => [path, `${statSync(path).isDirectory() ? 'folder' : 'file'} ${modeOf(path)}`]);

it('a release and a deployed site can be read by a web server, whatever the umask', async () => {
  writeFileSync(join(parent, 'private.png'), 'p', { mode: 0o600 });
  const site = join(parent, 'dist/site');
  for (const text of ['one', 'two']) {
    await publishRelease(
      site,
      {
        a: new Map([
          ['index.html', { text }],
          ['static/deep/same.js', { text: 'same' }],
          ['pictures/private.png', { copyOf: join(parent, 'private.png') }],
        ]),
      },
      { server: new Map([['nginx/site.conf', { text: 'c' }]]) },
    );
  }
  // A folder that is there stays as it is.
  mkdirSync(join(parent, 'www'));
  const stop = new AbortController().signal;
  await deploySite(site, folderTarget(join(parent, 'www/a/site'), stop), {
    isDry: false,
    overwrite: false,
    stop,
    onStep: () => undefined,
  });
  const seen = [...modesIn(join(parent, 'dist')), ...modesIn(join(parent, 'www/a'))];
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(([, mode]) => !['folder 755', 'file 644'].includes(mode))).toEqual([]);
  expect(modeOf(join(parent, 'www'))).toBe('700');
});

it('folders are made by many at once, each of them by one', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => join(parent, 'a/b/c/d', `${index % 4}`));
  const made = await Promise.all(paths.map(makeReadableFolder));
  expect(made.flat().length).toBe(8);
  expect(modesIn(join(parent, 'a')).every(([, mode]) => mode === 'folder 755')).toBe(true);
});
