import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles } from '../../../cli/files/commit-files.ts';
import type { NewFile } from '../../../cli/files/new-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { text }]));
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('writing files, all or none', () => {
  it('puts back what stood there when a file cannot be put in its place', async () => {
    await commitFiles(folder, { a: texts({ 'one.txt': '1', 'sub/two.txt': '2', 'old.txt': 'o' }) });
    // A file stands where a folder is needed: the third file cannot be placed.
    writeFileSync(join(folder, 'wall'), 'not ours');
    await expect(
      commitFiles(folder, {
        a: texts({ 'one.txt': 'new', 'sub/two.txt': 'new', 'wall/three.txt': 'new' }),
      }),
    ).rejects.toThrow();
    expect([read('one.txt'), read('sub/two.txt'), read('old.txt'), read('wall')]).toEqual([
      '1',
      '2',
      'o',
      'not ours',
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.site-new'))).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.site-old'))).toEqual([]);
  });

  it('writes nothing when a file cannot even be made', async () => {
    await commitFiles(folder, { a: texts({ 'one.txt': '1' }) });
    await expect(
      commitFiles(folder, {
        a: new Map([
          ['one.txt', { text: 'new' }],
          ['two.txt', { copyOf: join(folder, 'missing') }],
        ]),
      }),
    ).rejects.toThrow(/ENOENT/);
    expect(read('one.txt')).toBe('1');
  });

  it('keeps the files of other groups', async () => {
    await commitFiles(folder, { a: texts({ 'a.txt': '1' }), b: texts({ 'b.txt': '1' }) });
    await commitFiles(folder, { a: texts({ 'c.txt': '2' }) });
    expect(readdirSync(folder).sort()).toEqual(['.site-files.json', 'b.txt', 'c.txt']);
  });

  it('leaves a folder alone that stands in the way', async () => {
    mkdirSync(join(folder, 'x.txt'));
    writeFileSync(join(folder, 'x.txt', 'inside'), 'kept');
    await expect(commitFiles(folder, { a: texts({ 'a.txt': '1', 'x.txt': '1' }) })).rejects.toThrow(
      /a folder stands where a file has to be written/,
    );
    expect(read('x.txt/inside')).toBe('kept');
    expect(readdirSync(folder)).toEqual(['x.txt']);
  });

  it('writes over nothing in a folder that it did not write', async () => {
    writeFileSync(join(folder, 'index.html'), 'mine');
    const commit = () => commitFiles(folder, { a: texts({ 'a.txt': '1', 'index.html': 'site' }) });
    await expect(commit()).rejects.toThrow(/index\.html would be overwritten/);
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('mine');
    // An output that was copied without its hidden files is one all the same.
    writeFileSync(join(folder, 'site.json'), '{"format":1}');
    await commit();
    expect(read('index.html')).toBe('site');
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
    const commit = (fingerprint: string) =>
      commitFiles(folder, {
        a: new Map<string, NewFile>([
          ['b.bin', file(fingerprint)],
          ['a.txt', { text: '1' }],
        ]),
      });
    expect([(await commit('one')).size, (await commit('one')).size]).toEqual([2, 0]);
    expect(made).toBe(1);
    const manifest = JSON.parse(read('.site-files.json'));
    expect(manifest.groups).toEqual({
      a: { 'a.txt': expect.stringMatching(/^[0-9a-f]{32}$/), 'b.bin': 'one' },
    });
    expect([(await commit('two')).size, read('b.bin')]).toEqual([1, 'two']);
  });

  it('knows what an earlier version wrote, and takes its second list away', async () => {
    writeFileSync(join(folder, '.site-files.json'), '{"a":["old.txt","kept.txt"]}');
    writeFileSync(join(folder, '.site-marks.json'), '{"kept.txt":"x"}');
    for (const name of ['old.txt', 'kept.txt']) writeFileSync(join(folder, name), name);
    expect([...(await commitFiles(folder, { a: texts({ 'kept.txt': 'new' }) }))]).toEqual([
      'kept.txt',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['.site-files.json', 'kept.txt']);
  });

  it('takes compressed forms of another group away with what they are made of', async () => {
    await commitFiles(folder, {
      a: texts({ 'same.txt': '1', 'changed.txt': '1', 'gone.txt': '1' }),
      compressed: texts({
        'same.txt.br': '1',
        'changed.txt.br': '1',
        'changed.txt.gz': '1',
        'gone.txt.gz': '1',
      }),
    });
    await commitFiles(folder, { a: texts({ 'same.txt': '1', 'changed.txt': '2' }) });
    expect(readdirSync(folder).sort()).toEqual([
      '.site-files.json',
      'changed.txt',
      'same.txt',
      'same.txt.br',
    ]);
    expect(Object.keys(JSON.parse(read('.site-files.json')).groups.compressed)).toEqual([
      'same.txt.br',
    ]);
  });
});
