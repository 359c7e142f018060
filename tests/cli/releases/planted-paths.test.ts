import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rollBack } from '../../../cli/releases/roll-back.ts';
import { filesIn } from './files-in.ts';
import { withOutput } from './with-output.ts';

const output = withOutput();
const { publish } = output;

describe('paths that lead out of a release', () => {
  const outside = ['../../../victim.txt', 'static/../../../../victim.txt', '/victim.txt', 'a\\b'];

  it.each(outside)('are not followed where a manifest names them: %j', async (path) => {
    await publish({ 'index.html': '1', 'static/a.js': 'a' });
    writeFileSync(join(output.parent, 'victim.txt'), 'kept');
    const file = join(output.out, '.site-files.json');
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify({ ...stored, groups: { ...stored.groups, b: { [path]: null } } }),
    );
    const before = filesIn(output.parent);
    await expect(publish({ 'index.html': '2' })).rejects.toThrow(
      `names ${JSON.stringify(path)}, which is no file of its folder`,
    );
    expect(filesIn(output.parent)).toEqual(before);
  });

  it.each(outside)('nor where the record of a release does: %j', async (path) => {
    await publish({ 'index.html': '1' });
    await publish({ 'index.html': '2' });
    writeFileSync(join(output.parent, 'site-releases/victim.txt'), 'kept');
    writeFileSync(
      join(output.parent, 'site-releases/1/release.json'),
      JSON.stringify({ hashed: [path] }),
    );
    const before = filesIn(output.parent);
    const words = /release\.json names .*, which is no file of its folder/;
    await expect(publish({ 'index.html': '3' })).rejects.toThrow(words);
    await expect(rollBack(output.out)).rejects.toThrow(words);
    expect(filesIn(output.parent)).toEqual(before);
  });

  it('are no files of a site', async () => {
    await expect(publish({ '../victim.txt': 'new' })).rejects.toThrow(
      'a site can have no file of the name ../victim.txt',
    );
    await expect(publish({ 'a\\b.txt': 'new' })).rejects.toThrow('a\\b.txt');
    expect(existsSync(join(output.parent, 'victim.txt'))).toBe(false);
  });
});
