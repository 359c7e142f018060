import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { rollBack } from '../../../cli/releases/roll-back.ts';
import { filesIn } from './files-in.ts';
import { texts, withOutput } from './with-output.ts';

const output = withOutput();
const { publish, read, numbers } = output;

describe('what stands in the way of a release', () => {
  it('a file where a folder is needed leaves everything as it was', async () => {
    await publish({ 'one.txt': '1' });
    writeFileSync(join(output.out, 'wall'), 'not ours');
    const before = filesIn(output.parent);
    await expect(publish({ 'one.txt': 'new', 'wall/three.txt': 'new' })).rejects.toThrow(
      /site cannot be written, and is as it was: .*wall/,
    );
    expect(filesIn(output.parent)).toEqual(before);
  });

  it('a folder where a file is needed, too', async () => {
    await publish({ 'a.txt': '1' });
    mkdirSync(join(output.out, 'x.txt'));
    writeFileSync(join(output.out, 'x.txt/inside'), 'kept');
    const before = filesIn(output.parent);
    await expect(publish({ 'a.txt': '2', 'x.txt': '1' })).rejects.toThrow(/x\.txt.*EISDIR/);
    expect(filesIn(output.parent)).toEqual(before);
  });

  it('nothing is written when a file cannot even be made', async () => {
    await publish({ 'one.txt': '1' });
    await expect(
      publishRelease(output.out, {
        a: new Map([
          ['one.txt', { text: 'new' }],
          ['two.txt', { copyOf: join(output.parent, 'missing') }],
        ]),
      }),
    ).rejects.toThrow(/ENOENT/);
    expect(read('one.txt')).toBe('1');
    expect(await numbers()).toEqual([1]);
  });

  it('files of a folder that no command wrote are not written over', async () => {
    mkdirSync(output.out);
    writeFileSync(join(output.out, 'index.html'), 'mine');
    const commit = () => publish({ 'a.txt': '1', 'index.html': 'site' });
    await expect(commit()).rejects.toThrow(/index\.html would be overwritten/);
    expect(filesIn(output.parent)).toEqual({ 'site/index.html': 'mine' });
    // An output that was copied without its hidden files is one all the same.
    writeFileSync(join(output.out, 'site.json'), '{"format":1}');
    await commit();
    expect(read('index.html')).toBe('site');
  });
});

describe('a folder that stands where the link belongs', () => {
  it('with a site that an earlier version wrote becomes a release, and can be gone back to', async () => {
    mkdirSync(join(output.out, 'static'), { recursive: true });
    mkdirSync(join(output.parent, 'site-server'));
    for (const [path, text] of Object.entries({
      'site/.site-files.json': '{"format":2,"groups":{"a":{"a.txt":null,"static/old.js":null}}}',
      'site/a.txt': 'old',
      'site/static/old.js': 'old',
      'site/theirs.txt': 't',
      'site-server/.site-files.json': '{"format":2,"groups":{"built":{"c.conf":null}}}',
      'site-server/c.conf': 'old',
    })) {
      writeFileSync(join(output.parent, path), text);
    }
    const before = filesIn(output.out);
    const { release } = await publish({ 'a.txt': 'new' }, { server: texts({ 'c.conf': 'new' }) });
    expect(release).toBe(2);
    expect(filesIn(output.out)).toMatchObject({
      'a.txt': 'new',
      'static/old.js': 'old',
      'theirs.txt': 't',
    });
    await rollBack(output.out);
    expect(filesIn(output.out)).toEqual(before);
    expect(readFileSync(join(output.parent, 'site-server/c.conf'), 'utf8')).toBe('old');
  });

  it('with what the first version listed is known, too', async () => {
    mkdirSync(output.out);
    writeFileSync(join(output.out, '.site-files.json'), '{"a":["old.txt","kept.txt"]}');
    writeFileSync(join(output.out, '.site-marks.json'), '{"kept.txt":"x"}');
    for (const name of ['old.txt', 'kept.txt']) writeFileSync(join(output.out, name), name);
    expect([...(await publish({ 'kept.txt': 'new' })).changed]).toEqual(['kept.txt']);
    expect(Object.keys(filesIn(output.out))).toEqual(['.site-files.json', 'kept.txt']);
  });

  it('and holds next to nothing gives way with what it holds', async () => {
    mkdirSync(output.out);
    writeFileSync(join(output.out, '.gitkeep'), '');
    await publish({ 'a.txt': '1' });
    expect(Object.keys(filesIn(output.out))).toEqual(['.gitkeep', '.site-files.json', 'a.txt']);
    expect(await numbers()).toHaveLength(1);
  });
});

describe('a link of somebody else’s', () => {
  it('is left, and what it leads to has the releases beside it', async () => {
    const elsewhere = join(output.parent, 'www');
    mkdirSync(join(elsewhere, 'htdocs'), { recursive: true });
    symlinkSync(join(elsewhere, 'htdocs'), output.out);
    await publish({ 'a.txt': '1' });
    await publish({ 'a.txt': '2' });
    expect(read('a.txt')).toBe('2');
    expect(readlinkSync(output.out)).toBe(join(elsewhere, 'htdocs'));
    expect(readdirSync(elsewhere).sort()).toEqual(['htdocs', 'htdocs-releases']);
  });
});
