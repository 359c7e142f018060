import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles } from '../../../cli/files/commit-files.ts';

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
    expect(readdirSync(folder).sort()).toEqual([
      '.site-files.json',
      '.site-marks.json',
      'b.txt',
      'c.txt',
    ]);
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
});
