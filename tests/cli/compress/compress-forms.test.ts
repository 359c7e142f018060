import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressForms } from '../../../cli/compress/compress-forms.ts';
import { contentOf, type NewFile } from '../../../cli/files/new-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cache = () => join(folder, 'cache');
const staging = () => join(folder, 'staging');
const long = (word: string): string => `${word} and words, `.repeat(300);
const filesOf = (texts: Record<string, string>): Map<string, NewFile> =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { text }]));
const bytesOf = async (forms: ReadonlyMap<string, NewFile>, path: string): Promise<Buffer> => {
  const form = forms.get(path);
  if (!form) throw new Error(`${path} is missing`);
  return contentOf(form);
};
const nameOf = (forms: ReadonlyMap<string, NewFile>, path: string): string =>
  (forms.get(path) as { fingerprint: string }).fingerprint;
const cached = (): string[] =>
  readdirSync(cache(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

describe('compressed forms of the files of a build', () => {
  it('hold what the files hold, of text files worth it alone', async () => {
    writeFileSync(join(folder, 'copied'), long('copied'));
    const groups = [
      filesOf({
        'page.html': long('page'),
        'small.html': 'small',
        'photo.jpg': long('photo'),
        '.htaccess': long('rules'),
        'a/.hidden.json': long('hidden'),
      }),
      new Map<string, NewFile>([
        ['files/table.csv', { copyOf: join(folder, 'copied') }],
        ['made.json', { fingerprint: '1', make: () => long('made') }],
        ['small.json', { fingerprint: '1', make: () => '{}' }],
        ['noise.json', { fingerprint: '1', bytes: async () => randomBytes(2000) }],
      ]),
    ];
    const forms = await compressForms(groups, { cache: undefined, staging: staging() });
    expect([...forms.keys()]).toEqual([
      'files/table.csv.br',
      'files/table.csv.gz',
      'made.json.br',
      'made.json.gz',
      'page.html.br',
      'page.html.gz',
    ]);
    for (const [path, word] of [
      ['files/table.csv', 'copied'],
      ['made.json', 'made'],
      ['page.html', 'page'],
    ] as const) {
      expect(brotliDecompressSync(await bytesOf(forms, `${path}.br`)).toString()).toBe(long(word));
      expect(gunzipSync(await bytesOf(forms, `${path}.gz`)).toString()).toBe(long(word));
    }
  });

  it('are as small as can be for what lasts, made quickly for what changes', async () => {
    const text = Array.from({ length: 400 }, (_, index) => `"${index}": ${index ** 3}`).join();
    const forms = await compressForms(
      [filesOf({ 'a.css': text, 'static/x.json': text, 'a.json': text, 'a.html': text })],
      { cache: undefined, staging: staging(), compress: ['brotli'] },
    );
    const sizeAt = (quality: number): number =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    expect(sizeAt(11)).toBeLessThan(sizeAt(5));
    const sizes = await Promise.all(
      ['a.css', 'static/x.json', 'a.json', 'a.html'].map(
        async (path) => (await bytesOf(forms, `${path}.br`)).length,
      ),
    );
    expect(sizes).toEqual([sizeAt(11), sizeAt(11), sizeAt(5), sizeAt(5)]);
  });

  it.each([
    [['gzip'], ['a.txt.gz']],
    [['brotli'], ['a.txt.br']],
    [[], []],
  ] as const)('are those that the site wants: %j', async (compress, expected) => {
    const forms = await compressForms([filesOf({ 'a.txt': long('a') })], {
      cache: undefined,
      staging: staging(),
      compress,
    });
    expect([...forms.keys()]).toEqual(expected);
  });

  it('leave a form alone that the site brings itself', async () => {
    const own = filesOf({ 'a.csv': long('a'), 'a.csv.gz': long('own') });
    const forms = await compressForms([own], { cache: undefined, staging: staging() });
    expect([...forms.keys()]).toEqual(['a.csv.br']);
  });

  it('of what lasts come from the cache where the content did not change', async () => {
    let made = 0;
    const file = (fingerprint: string): NewFile => ({
      fingerprint,
      make: () => {
        made += 1;
        return long(fingerprint);
      },
    });
    const build = (name: string) =>
      compressForms(
        [new Map([...filesOf({ 'b.css': long('b') }), ['static/a.json', file(name)]])],
        { cache: cache(), staging: staging() },
      );
    const first = await build('one');
    expect(made).toBe(2);
    const files = cached();
    expect(files).toHaveLength(4);
    const second = await build('one');
    expect(made).toBe(2);
    for (const path of first.keys()) {
      expect(await bytesOf(second, path)).toEqual(await bytesOf(first, path));
    }
    expect(cached()).toEqual(files);
    const third = await build('two');
    expect(made).toBe(4);
    const decoded = brotliDecompressSync(await bytesOf(third, 'static/a.json.br')).toString();
    expect(decoded).toBe(long('two'));
    expect((await bytesOf(third, 'b.css.br')).equals(await bytesOf(first, 'b.css.br'))).toBe(true);
    expect(cached()).toHaveLength(4);
    expect(nameOf(third, 'b.css.br')).toBe(nameOf(first, 'b.css.br'));
    expect(nameOf(third, 'static/a.json.br')).not.toBe(nameOf(first, 'static/a.json.br'));
  });

  it('of anything else come from the last build', async () => {
    const build = (text: string, files: Record<string, string>) =>
      compressForms([filesOf({ 'a.html': long('a'), 'b.html': text })], {
        cache: cache(),
        staging: staging(),
        before: { folder: join(folder, 'out'), files },
      });
    const first = await build(long('b'), {});
    const names = Object.fromEntries([...first.keys()].map((path) => [path, nameOf(first, path)]));
    expect(Object.keys(names)).toEqual(['a.html.br', 'a.html.gz', 'b.html.br', 'b.html.gz']);
    expect([...first.values()].every((form) => 'staged' in form)).toBe(true);
    mkdirSync(join(folder, 'out'));
    for (const path of ['a.html.br', 'b.html.br', 'b.html.gz']) {
      writeFileSync(join(folder, 'out', path), 'last');
    }
    const second = await build(long('changed'), names);
    expect(second.get('a.html.br')).toEqual({
      copyOf: join(folder, 'out/a.html.br'),
      fingerprint: names['a.html.br'],
    });
    // It is not there any more, and those are of another text.
    for (const path of ['a.html.gz', 'b.html.br', 'b.html.gz']) {
      expect(second.get(path), path).toHaveProperty('staged');
    }
    const changed = brotliDecompressSync(await bytesOf(second, 'b.html.br')).toString();
    expect(changed).toBe(long('changed'));
  });

  it('are those that were made with a page, where there are any', async () => {
    const made: NewFile = { staged: join(folder, 'made'), fingerprint: '1' };
    const files = filesOf({ 'a.html': long('a'), 'b.html': long('b') });
    const forms = await compressForms([files], {
      cache: undefined,
      staging: staging(),
      made: new Map([['a.html.br', made]]),
    });
    expect([...forms.keys()]).toEqual(['a.html.br', 'b.html.br', 'b.html.gz']);
    expect(forms.get('a.html.br')).toBe(made);
  });

  it('are made again where the cache was damaged, and without it where it cannot be written', async () => {
    const build = (path = cache()) =>
      compressForms([filesOf({ 'a.css': long('a') })], { cache: path, staging: staging() });
    const first = await build();
    const whole = await bytesOf(first, 'a.css.br');
    for (const damage of ['', 'x'.repeat(500)]) {
      for (const file of cached()) writeFileSync(file, damage);
      const again = await build();
      expect((await bytesOf(again, 'a.css.br')).equals(whole)).toBe(true);
      // And is whole from then on.
      await bytesOf(again, 'a.css.gz');
      for (const file of cached()) expect(readFileSync(file).length).toBeGreaterThan(32);
    }
    writeFileSync(join(folder, 'wall'), '');
    const walled = await build(join(folder, 'wall/cache'));
    expect((await bytesOf(walled, 'a.css.br')).equals(whole)).toBe(true);
  });
});
