import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewFile } from '../../../cli/files/new-file.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { rollBack } from '../../../cli/releases/roll-back.ts';
import { filesIn } from './files-in.ts';
import { texts, withOutput } from './with-output.ts';

const output = withOutput();
const { publish, read, numbers } = output;

describe('a release of files', () => {
  it('is a folder of its own, which a link leads to', async () => {
    const { release, changed } = await publish({ 'one.txt': '1', 'sub/two.txt': '2' });
    expect([release, [...changed].sort()]).toEqual([1, ['one.txt', 'sub/two.txt']]);
    expect(readdirSync(output.parent).sort()).toEqual(['site', 'site-releases']);
    expect(readdirSync(join(output.parent, 'site-releases')).sort()).toEqual(['1', 'current']);
    expect(readlinkSync(output.out)).toBe(join('site-releases', 'current', 'site'));
    expect([read('one.txt'), read('sub/two.txt')]).toEqual(['1', '2']);
  });

  it('is not made where nothing differs', async () => {
    await publish({ 'one.txt': '1' });
    expect(await publish({ 'one.txt': '1' })).toEqual({ release: 1, changed: new Set() });
    expect(await numbers()).toEqual([1]);
  });

  it('leaves the one before as it was, and holds a file that did not change only once', async () => {
    await publish({ 'same.txt': 's', 'changed.txt': '1', 'gone.txt': 'g' });
    const before = filesIn(output.out);
    const { release, changed } = await publish({ 'same.txt': 's', 'changed.txt': '2' });
    expect([release, [...changed]]).toEqual([2, ['changed.txt']]);
    expect(Object.keys(filesIn(output.out))).toEqual([
      '.site-files.json',
      'changed.txt',
      'same.txt',
    ]);
    expect(filesIn(join(output.parent, 'site-releases/1/site'))).toEqual(before);
    expect(statSync(join(output.out, 'same.txt')).nlink).toBe(2);
  });

  it('keeps the files of other groups', async () => {
    await publishRelease(output.out, { a: texts({ 'a.txt': '1' }), b: texts({ 'b.txt': '1' }) });
    await publish({ 'c.txt': '2' });
    expect(Object.keys(filesIn(output.out))).toEqual(['.site-files.json', 'b.txt', 'c.txt']);
  });

  it('keeps what somebody else put there, with the hidden files', async () => {
    await publish({ 'a.txt': '1' });
    mkdirSync(join(output.out, '.well-known'));
    writeFileSync(join(output.out, '.well-known/proof'), 'p');
    writeFileSync(join(output.out, 'proof.html'), 'q');
    await publish({ 'a.txt': '2' });
    expect([read('.well-known/proof'), read('proof.html')]).toEqual(['p', 'q']);
    // It is theirs to change, and no release before changes with it.
    writeFileSync(join(output.out, 'proof.html'), 'r');
    await rollBack(output.out);
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
    expect(Object.keys(filesIn(join(output.out, 'static/js')))).toEqual(['one.js', 'two.js']);
    await build('three');
    expect(Object.keys(filesIn(join(output.out, 'static/js')))).toEqual([
      'one.js',
      'three.js',
      'two.js',
    ]);
    await build('four');
    expect(Object.keys(filesIn(join(output.out, 'static/js')))).toEqual([
      'four.js',
      'three.js',
      'two.js',
    ]);
    expect((await build('four')).release).toBe(4);
  });

  it('takes compressed forms of another group away with what they are made of', async () => {
    await publishRelease(output.out, {
      a: texts({ 'same.txt': '1', 'changed.txt': '1', 'gone.txt': '1' }),
      compressed: texts({
        'same.txt.br': '1',
        'changed.txt.br': '1',
        'changed.txt.gz': '1',
        'gone.txt.gz': '1',
      }),
    });
    await publish({ 'same.txt': '1', 'changed.txt': '2' });
    expect(Object.keys(filesIn(output.out))).toEqual([
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
      return (await publishRelease(output.out, { a: files })).changed.size;
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
    const config = (): string =>
      readFileSync(join(output.parent, 'site-server/nginx/site.conf'), 'utf8');
    await publish({ 'a.txt': '1' }, server('one'));
    expect((await publish({ 'a.txt': '1' }, server('two'))).release).toBe(2);
    expect(config()).toBe('two');
    // What emits nothing of them leaves them.
    await publish({ 'a.txt': '2' });
    expect(config()).toBe('two');
    await rollBack(output.out, 1);
    expect([read('a.txt'), config()]).toEqual(['1', 'one']);
    await publish({ 'a.txt': '3' }, { server: new Map() });
    expect(readdirSync(output.parent).sort()).toEqual(['site', 'site-releases']);
    await rollBack(output.out, 3);
    expect(config()).toBe('two');
  });

  it('take no place that is somebody else’s', async () => {
    mkdirSync(join(output.parent, 'site-server'));
    writeFileSync(join(output.parent, 'site-server/mine'), '');
    await expect(
      publish({ 'a.txt': '1' }, { server: texts({ 'nginx/site.conf': '' }) }),
    ).rejects.toThrow(/site-server was not written by this command/);
    expect(readdirSync(output.parent)).toEqual(['site-server']);
  });
});

describe('going back', () => {
  it('serves the release before, byte for byte, and any other by its number', async () => {
    await publish({ 'a.txt': '1', 'static/1.js': '1' });
    const first = filesIn(output.out);
    await publish({ 'a.txt': '2', 'static/2.js': '2' });
    const second = filesIn(output.out);
    expect(await rollBack(output.out)).toMatchObject({ from: { number: 2 }, to: { number: 1 } });
    expect(filesIn(output.out)).toEqual(first);
    await rollBack(output.out, 2);
    expect(filesIn(output.out)).toEqual(second);
  });

  it('is said to be impossible where there is nothing to go back to', async () => {
    await expect(rollBack(output.out)).rejects.toThrow(
      /site has no releases; run site build first/,
    );
    expect(readdirSync(output.parent)).toEqual([]);
    await publish({ 'a.txt': '1' });
    await expect(rollBack(output.out)).rejects.toThrow(
      /there is no release before 1, which is served/,
    );
    await expect(rollBack(output.out, 7)).rejects.toThrow(/there is no release 7; there are 1/);
  });

  it('is followed by a release with a number of its own', async () => {
    await publish({ 'a.txt': '1' });
    await publish({ 'a.txt': '2' });
    await rollBack(output.out);
    expect((await publish({ 'a.txt': '2' })).release).toBe(3);
    expect(await numbers()).toEqual([3, 2, 1]);
  });

  it('keeps the served release, however old, and as many others as are wanted', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await publish({ 'a.txt': text });
    expect(await numbers()).toEqual([6, 5, 4, 3]);
    await rollBack(output.out, 3);
    await publish({ 'a.txt': '7' }, { keep: 1 });
    // Whoever was served the one before still gets its files.
    expect(await numbers()).toEqual([7, 6]);
    expect(lstatSync(output.out).isSymbolicLink()).toBe(true);
  });
});
