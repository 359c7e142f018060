import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewFile } from '../../../cli/files/new-file.ts';
import { outputPaths } from '../../../cli/releases/output-paths.ts';
import { type PublishOptions, publishRelease } from '../../../cli/releases/publish-release.ts';
import { listReleases } from '../../../cli/releases/release.ts';
import { rollBack } from '../../../cli/releases/roll-back.ts';
import { filesIn } from './files-in.ts';

let parent = '';
let out = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'release-'));
  out = join(parent, 'site');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

type Texts = Readonly<Record<string, string>>;
const texts = (files: Texts) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { text }]));
const publish = (files: Texts, options?: PublishOptions) =>
  publishRelease(out, { a: texts(files) }, options);
const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const numbers = async (): Promise<readonly number[]> =>
  (await listReleases(outputPaths(out))).map(({ number }) => number);

describe('a release of files', () => {
  it('is a folder of its own, which a link leads to', async () => {
    const { release, changed } = await publish({ 'one.txt': '1', 'sub/two.txt': '2' });
    expect([release, [...changed].sort()]).toEqual([1, ['one.txt', 'sub/two.txt']]);
    expect(readdirSync(parent).sort()).toEqual(['site', 'site-releases']);
    expect(readdirSync(join(parent, 'site-releases')).sort()).toEqual(['1', 'current']);
    expect(readlinkSync(out)).toBe(join('site-releases', 'current', 'site'));
    expect([read('one.txt'), read('sub/two.txt')]).toEqual(['1', '2']);
  });

  it('is not made where nothing differs', async () => {
    await publish({ 'one.txt': '1' });
    expect(await publish({ 'one.txt': '1' })).toEqual({ release: 1, changed: new Set() });
    expect(await numbers()).toEqual([1]);
  });

  it('leaves the one before as it was, and holds a file that did not change only once', async () => {
    await publish({ 'same.txt': 's', 'changed.txt': '1', 'gone.txt': 'g' });
    const before = filesIn(out);
    const { release, changed } = await publish({ 'same.txt': 's', 'changed.txt': '2' });
    expect([release, [...changed]]).toEqual([2, ['changed.txt']]);
    expect(Object.keys(filesIn(out))).toEqual(['.site-files.json', 'changed.txt', 'same.txt']);
    expect(filesIn(join(parent, 'site-releases/1/site'))).toEqual(before);
    expect(statSync(join(out, 'same.txt')).nlink).toBe(2);
  });

  it('keeps the files of other groups', async () => {
    await publishRelease(out, { a: texts({ 'a.txt': '1' }), b: texts({ 'b.txt': '1' }) });
    await publish({ 'c.txt': '2' });
    expect(Object.keys(filesIn(out))).toEqual(['.site-files.json', 'b.txt', 'c.txt']);
  });

  it('keeps what somebody else put there, with the hidden files', async () => {
    await publish({ 'a.txt': '1' });
    mkdirSync(join(out, '.well-known'));
    writeFileSync(join(out, '.well-known/proof'), 'p');
    writeFileSync(join(out, 'proof.html'), 'q');
    await publish({ 'a.txt': '2' });
    expect([read('.well-known/proof'), read('proof.html')]).toEqual(['p', 'q']);
    // It is theirs to change, and no release before changes with it.
    writeFileSync(join(out, 'proof.html'), 'r');
    await rollBack(out);
    expect(read('proof.html')).toBe('q');
  });

  it('still has the scripts and styles of kept releases, and no older ones', async () => {
    const build = (name: string) =>
      publish(
        { 'index.html': name, [`static/js/${name}.js`]: name, 'content/files/p.png': 'p' },
        { keep: 1 },
      );
    await build('one');
    await build('two');
    expect(Object.keys(filesIn(join(out, 'static/js')))).toEqual(['one.js', 'two.js']);
    await build('three');
    expect(Object.keys(filesIn(join(out, 'static/js')))).toEqual(['one.js', 'three.js', 'two.js']);
    await build('four');
    expect(Object.keys(filesIn(join(out, 'static/js')))).toEqual(['four.js', 'three.js', 'two.js']);
    expect((await build('four')).release).toBe(4);
  });

  it('takes compressed forms of another group away with what they are made of', async () => {
    await publishRelease(out, {
      a: texts({ 'same.txt': '1', 'changed.txt': '1', 'gone.txt': '1' }),
      compressed: texts({
        'same.txt.br': '1',
        'changed.txt.br': '1',
        'changed.txt.gz': '1',
        'gone.txt.gz': '1',
      }),
    });
    await publish({ 'same.txt': '1', 'changed.txt': '2' });
    expect(Object.keys(filesIn(out))).toEqual([
      '.site-files.json',
      'changed.txt',
      'same.txt',
      'same.txt.br',
    ]);
    expect(Object.keys(JSON.parse(read('.site-files.json')).groups.compressed)).toEqual([
      'same.txt.br',
    ]);
  });

  it('lists every file with its fingerprint, and knows by it what is there', async () => {
    let made = 0;
    const file = (fingerprint: string) => ({
      fingerprint,
      bytes: async () => {
        made += 1;
        return Buffer.from(fingerprint);
      },
    });
    const commit = async (fingerprint: string) => {
      const files = new Map<string, NewFile>([
        ['b.bin', file(fingerprint)],
        ['a.txt', { text: '1' }],
      ]);
      return (await publishRelease(out, { a: files })).changed.size;
    };
    expect([await commit('one'), await commit('one')]).toEqual([2, 0]);
    expect(made).toBe(1);
    expect(JSON.parse(read('.site-files.json')).groups).toEqual({
      a: { 'a.txt': expect.stringMatching(/^[0-9a-f]{32}$/), 'b.bin': 'one' },
    });
    expect([await commit('two'), read('b.bin')]).toEqual([1, 'two']);
  });
});

describe('configurations of servers', () => {
  it('change and go back with the site that they are for', async () => {
    const server = (text: string) => ({ server: texts({ 'nginx/site.conf': text }) });
    const config = (): string => readFileSync(join(parent, 'site-server/nginx/site.conf'), 'utf8');
    await publish({ 'a.txt': '1' }, server('one'));
    expect((await publish({ 'a.txt': '1' }, server('two'))).release).toBe(2);
    expect(config()).toBe('two');
    // What emits nothing of them leaves them.
    await publish({ 'a.txt': '2' });
    expect(config()).toBe('two');
    await rollBack(out, 1);
    expect([read('a.txt'), config()]).toEqual(['1', 'one']);
    await publish({ 'a.txt': '3' }, { server: new Map() });
    expect(readdirSync(parent).sort()).toEqual(['site', 'site-releases']);
    await rollBack(out, 3);
    expect(config()).toBe('two');
  });

  it('take no place that is somebody else’s', async () => {
    mkdirSync(join(parent, 'site-server'));
    writeFileSync(join(parent, 'site-server/mine'), '');
    await expect(
      publish({ 'a.txt': '1' }, { server: texts({ 'nginx/site.conf': '' }) }),
    ).rejects.toThrow(/site-server was not written by this command/);
    expect(readdirSync(parent)).toEqual(['site-server']);
  });
});

describe('what stands in the way of a release', () => {
  it('a file where a folder is needed leaves everything as it was', async () => {
    await publish({ 'one.txt': '1' });
    writeFileSync(join(out, 'wall'), 'not ours');
    const before = filesIn(parent);
    await expect(publish({ 'one.txt': 'new', 'wall/three.txt': 'new' })).rejects.toThrow(
      /site cannot be written, and is as it was: .*wall/,
    );
    expect(filesIn(parent)).toEqual(before);
  });

  it('a folder where a file is needed, too', async () => {
    await publish({ 'a.txt': '1' });
    mkdirSync(join(out, 'x.txt'));
    writeFileSync(join(out, 'x.txt/inside'), 'kept');
    const before = filesIn(parent);
    await expect(publish({ 'a.txt': '2', 'x.txt': '1' })).rejects.toThrow(/x\.txt.*EISDIR/);
    expect(filesIn(parent)).toEqual(before);
  });

  it('nothing is written when a file cannot even be made', async () => {
    await publish({ 'one.txt': '1' });
    await expect(
      publishRelease(out, {
        a: new Map([
          ['one.txt', { text: 'new' }],
          ['two.txt', { copyOf: join(parent, 'missing') }],
        ]),
      }),
    ).rejects.toThrow(/ENOENT/);
    expect(read('one.txt')).toBe('1');
    expect(await numbers()).toEqual([1]);
  });

  it('files of a folder that no command wrote are not written over', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), 'mine');
    const commit = () => publish({ 'a.txt': '1', 'index.html': 'site' });
    await expect(commit()).rejects.toThrow(/index\.html would be overwritten/);
    expect(filesIn(parent)).toEqual({ 'site/index.html': 'mine' });
    // An output that was copied without its hidden files is one all the same.
    writeFileSync(join(out, 'site.json'), '{"format":1}');
    await commit();
    expect(read('index.html')).toBe('site');
  });
});

describe('a folder that stands where the link belongs', () => {
  it('with a site that an earlier version wrote becomes a release, and can be gone back to', async () => {
    mkdirSync(join(out, 'static'), { recursive: true });
    mkdirSync(join(parent, 'site-server'));
    for (const [path, text] of Object.entries({
      'site/.site-files.json': '{"format":2,"groups":{"a":{"a.txt":null,"static/old.js":null}}}',
      'site/a.txt': 'old',
      'site/static/old.js': 'old',
      'site/theirs.txt': 't',
      'site-server/.site-files.json': '{"format":2,"groups":{"built":{"c.conf":null}}}',
      'site-server/c.conf': 'old',
    })) {
      writeFileSync(join(parent, path), text);
    }
    const before = filesIn(out);
    const { release } = await publish({ 'a.txt': 'new' }, { server: texts({ 'c.conf': 'new' }) });
    expect(release).toBe(2);
    expect(filesIn(out)).toMatchObject({
      'a.txt': 'new',
      'static/old.js': 'old',
      'theirs.txt': 't',
    });
    await rollBack(out);
    expect(filesIn(out)).toEqual(before);
    expect(readFileSync(join(parent, 'site-server/c.conf'), 'utf8')).toBe('old');
  });

  it('with what the first version listed is known, too', async () => {
    mkdirSync(out);
    writeFileSync(join(out, '.site-files.json'), '{"a":["old.txt","kept.txt"]}');
    writeFileSync(join(out, '.site-marks.json'), '{"kept.txt":"x"}');
    for (const name of ['old.txt', 'kept.txt']) writeFileSync(join(out, name), name);
    expect([...(await publish({ 'kept.txt': 'new' })).changed]).toEqual(['kept.txt']);
    expect(Object.keys(filesIn(out))).toEqual(['.site-files.json', 'kept.txt']);
  });

  it('and holds next to nothing gives way with what it holds', async () => {
    mkdirSync(out);
    writeFileSync(join(out, '.gitkeep'), '');
    await publish({ 'a.txt': '1' });
    expect(Object.keys(filesIn(out))).toEqual(['.gitkeep', '.site-files.json', 'a.txt']);
    expect(await numbers()).toHaveLength(1);
  });
});

describe('a link of somebody else’s', () => {
  it('is left, and what it leads to has the releases beside it', async () => {
    const elsewhere = join(parent, 'www');
    mkdirSync(join(elsewhere, 'htdocs'), { recursive: true });
    symlinkSync(join(elsewhere, 'htdocs'), out);
    await publish({ 'a.txt': '1' });
    await publish({ 'a.txt': '2' });
    expect(read('a.txt')).toBe('2');
    expect(readlinkSync(out)).toBe(join(elsewhere, 'htdocs'));
    expect(readdirSync(elsewhere).sort()).toEqual(['htdocs', 'htdocs-releases']);
  });
});

describe('going back', () => {
  it('serves the release before, byte for byte, and any other by its number', async () => {
    await publish({ 'a.txt': '1', 'static/1.js': '1' });
    const first = filesIn(out);
    await publish({ 'a.txt': '2', 'static/2.js': '2' });
    const second = filesIn(out);
    expect(await rollBack(out)).toMatchObject({ from: { number: 2 }, to: { number: 1 } });
    expect(filesIn(out)).toEqual(first);
    await rollBack(out, 2);
    expect(filesIn(out)).toEqual(second);
  });

  it('is said to be impossible where there is nothing to go back to', async () => {
    await expect(rollBack(out)).rejects.toThrow(/site has no releases; run site build first/);
    expect(readdirSync(parent)).toEqual([]);
    await publish({ 'a.txt': '1' });
    await expect(rollBack(out)).rejects.toThrow(/there is no release before 1, which is served/);
    await expect(rollBack(out, 7)).rejects.toThrow(/there is no release 7; there are 1/);
  });

  it('is followed by a release with a number of its own', async () => {
    await publish({ 'a.txt': '1' });
    await publish({ 'a.txt': '2' });
    await rollBack(out);
    expect((await publish({ 'a.txt': '2' })).release).toBe(3);
    expect(await numbers()).toEqual([3, 2, 1]);
  });

  it('keeps the served release, however old, and as many others as are wanted', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await publish({ 'a.txt': text });
    expect(await numbers()).toEqual([6, 5, 4, 3]);
    await rollBack(out, 3);
    await publish({ 'a.txt': '7' }, { keep: 1 });
    // Whoever was served the one before still gets its files.
    expect(await numbers()).toEqual([7, 6]);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
  });
});
