import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, folderAt, rsyncAt, s3At, type TestTarget } from './deploy/targets.ts';
import { freePort } from './servers/build-for-servers.ts';

const program = 'dist/cli/site.js';
const parent = mkdtempSync(join(tmpdir(), 'deploy-'));
const source = join(parent, 'lyceum');
const out = join(parent, 'site');

/** Builds the site with another name, and with files that the next build does not have. */
function build(name: string): void {
  const file = join(source, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/fr: Lycée [^,]*/, `fr: Lycée ${name}`));
  const own = [`only-${name}.txt`, `shared/deep/旧 [${name}].txt`, `former-${name}/deep/last.txt`];
  for (const path of own) {
    mkdirSync(dirname(join(source, 'public', path)), { recursive: true });
    writeFileSync(join(source, 'public', path), name);
  }
  execFileSync('node', [program, 'build', source, '-o', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const path of own) rmSync(join(source, 'public', path));
}

beforeAll(() => {
  cpSync('tests/fixtures/lyceum', source, { recursive: true });
  const file = join(source, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('history: hash', 'history: browser'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

type Deployed = { readonly code: number | null; readonly out: string; readonly err: string };

function deployTo({ to, environment }: TestTarget, ...flags: readonly string[]): Promise<Deployed> {
  const child = spawn(
    'node',
    [program, 'deploy', '-o', out, '--to', to, '--lang', 'en', ...flags],
    {
      env: { ...process.env, ...environment },
    },
  );
  const printed = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    printed.out += part;
  });
  child.stderr.on('data', (part) => {
    printed.err += part;
  });
  return once(child, 'close').then(([code]) => ({ code, ...printed }));
}

/** Scripts and styles that pages name and that are not there. */
const missing = (files: Readonly<Record<string, string>>): readonly string[] =>
  [...namedBy(files)].filter((path) => !(path in files));

const namedBy = (files: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.html'))
      .flatMap(([, html]) => [...html.matchAll(/\/lyceum\/(static\/[^"\s]+)/g)])
      .map(([, path = '']) => path),
  );

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

describe.each([
  ['a folder', folderAt, false],
  ['an rsync daemon', rsyncAt, false],
  ['an S3-compatible store', s3At, true],
] as const)('site deploy to %s', (_, open, isStore) => {
  let folder = '';
  let target: TestTarget;
  beforeAll(async () => {
    folder = mkdtempSync(join(parent, 'target-'));
    target = await open(folder);
    build('un');
  });
  afterAll(() => target?.close());

  const deploy = (...flags: readonly string[]) => deployTo(target, ...flags);
  const there = async () => {
    const { '.site-files.json': _manifest, ...files } = await target.files();
    return files;
  };

  it('copies nothing in a dry run, and lists what it would', async () => {
    const { code, out: printed, err } = await deploy('--dry-run', '--list');
    expect({ code, err: /nothing is done/.test(err) }, err).toEqual({ code: 0, err: true });
    expect(printed).toMatch(/^\+ site\.json$/m);
    expect(await target.files()).toEqual({});
  });

  it('copies the site, and nothing the second time', async () => {
    const { code, out: printed, err } = await deploy('--list');
    expect({ code }, err).toEqual({ code: 0 });
    const built = builtFiles(out, isStore);
    expect(await there()).toEqual(built);
    expect(printed.split('\n').filter(Boolean)).toHaveLength(Object.keys(built).length);
    const again = await deploy();
    expect(again).toMatchObject({ code: 0, out: '' });
    expect(again.err).toContain(`0 new files, 0 changed, 0 removed`);
  });

  it('brings a change there, takes away what is gone, and leaves what is somebody else’s', async () => {
    const theirs = { 'theirs.txt': 'theirs', 'shared/deep/旧 u.txt': 'theirs' };
    for (const [path, text] of Object.entries(theirs)) await target.write(path, text);
    build('deux');
    const { code, out: printed, err } = await deploy('--list');
    expect({ code }, err).toEqual({ code: 0 });
    expect(printed).toMatch(/^- only-un\.txt$/m);
    expect(printed).toMatch(/^- shared\/deep\/旧 \[un\]\.txt$/m);
    expect(printed).toMatch(/^- former-un\/deep\/last\.txt$/m);
    expect(printed).toMatch(/^\+ only-deux\.txt$/m);
    expect(printed).toMatch(/^~ site\.json$/m);
    expect(printed).not.toMatch(/static\/js/);
    expect(await there()).toEqual({ ...builtFiles(out, isStore), ...theirs });
    expect(target.emptyFolders()).toEqual([]);
    expect((await deploy()).err).toContain(`0 new files, 0 changed, 0 removed`);
  });

  it('goes on where it was killed, and never leaves a page without its scripts', async () => {
    const fresh = await open(mkdtempSync(join(parent, 'target-')));
    const wanted = builtFiles(out, isStore);
    const seen: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const child = spawn('node', [program, 'deploy', '-o', out, '--to', fresh.to], {
        env: { ...process.env, ...fresh.environment },
        stdio: 'ignore',
      });
      await pause(150 + count * 60);
      if (!hasEnded(child)) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      const files = await fresh.files();
      seen.push(Object.keys(files).length);
      expect(missing(files)).toEqual([]);
    }
    const { code, err } = await deployTo(fresh);
    expect({ code }, err).toEqual({ code: 0 });
    const { '.site-files.json': manifest = '', ...files } = await fresh.files();
    const own = Object.entries(files).filter(([path]) => path in wanted);
    expect(Object.fromEntries(own)).toEqual(wanted);
    expect(namedBy(files).size).toBeGreaterThan(10);
    expect(Object.keys(JSON.parse(manifest).groups.deployed)).toHaveLength(
      Object.keys(wanted).length,
    );
    // Some were killed before the last file was there.
    expect(Math.min(...seen)).toBeLessThan(Object.keys(wanted).length);
    await fresh.close();
  });

  it('replaces no file of somebody else’s unless it is asked to', async () => {
    await target.write('only-sept.txt', 'theirs');
    build('sept');
    const refused = await deploy();
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/only-sept\.txt in .* was not put there by site deploy/);
    expect((await there())['only-sept.txt']).toBe('theirs');
    expect((await deploy('--overwrite')).code).toBe(0);
    expect((await there())['only-sept.txt']).toBe('sept');
  });
});

describe('site deploy says in a sentence', () => {
  const call = (to: string, environment: Readonly<Record<string, string>> = {}) => {
    const { status, stderr } = spawnSync(
      'node',
      [program, 'deploy', '-o', out, '--to', to, '--lang', 'en'],
      { env: { ...process.env, ...environment }, encoding: 'utf8' },
    );
    return { status, stderr };
  };
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

  it.each([
    ['ftp://host/www', {}, /ftp:\/\/host\/www is no known target; it may be a folder/],
    ['rsync:nowhere', {}, /rsync:nowhere is written wrongly; write rsync:user@host:\/path/],
    ['rsync:-e sh:/path', {}, /is written wrongly/],
    ['rsync://127.0.0.1:1/www', {}, /rsync fails: .*Connection refused/],
    ['s3://www/site', {}, /set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    ['s3:www', keys, /s3:www is written wrongly; write s3:\/\/bucket\/path/],
    ['s3://www/site', { ...keys, AWS_ENDPOINT_URL: 'store' }, /AWS_ENDPOINT_URL is no address/],
    ['/dev/null/site', {}, /\/dev\/null\/site cannot be written/],
  ] as const)('what is wrong with %s %o', (to, environment, words) => {
    const { status, stderr } = call(to, environment);
    expect(stderr).toMatch(words);
    expect(stderr.trim().split('\n').length).toBeLessThan(7);
    expect(status).toBe(2);
  });

  it('that nobody answers', async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const { status, stderr } = call('s3://www/site', { ...keys, AWS_ENDPOINT_URL: address });
    expect(stderr).toMatch(/127\.0\.0\.1:\d+\/www\/ does not answer: .*ECONNREFUSED/);
    expect(status).toBe(2);
  });

  it('that there is no site to deploy', () => {
    const { status, stderr } = spawnSync(
      'node',
      [program, 'deploy', '-o', join(parent, 'none'), '--to', join(parent, 'www'), '--lang', 'en'],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('holds no built site; run site build first'),
    });
  });

  it('that the key is unknown, or the bucket is not there', async () => {
    const folder = mkdtempSync(join(parent, 'target-'));
    const store = await s3At(folder);
    const wrong = call(store.to, { ...store.environment, AWS_ACCESS_KEY_ID: 'wrong' });
    expect(wrong.stderr).toMatch(/s3:\/\/www\/site answers 403 InvalidAccessKeyId/);
    const none = call('s3://none/site', store.environment);
    expect(none.stderr).toMatch(/there is no bucket s3:\/\/none\/site/);
    expect([wrong.status, none.status]).toEqual([2, 2]);
    await store.close();
  });
});
