import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache } from '../../../cli/content/cache/article-cache.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { article, contentSite, findings, writeSite } from './content-site.ts';

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

let site = '';
beforeEach(() => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `content/zh/news/n${index + 10}.md`,
      article(`title: 第${index}篇\norder: ${index}`),
    ]),
  );
  site = contentSite({
    ...files,
    'content/zh/news/n20.md': article('title: 有图\norder: 10', '![图](dot.svg)'),
    'content/zh/news/dot.svg': svg(20),
  });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const out = () => join(site, 'out');
const cacheFolder = () => join(site, 'cache');

/** Builds the site; tells which files were written or removed, and how often something was compiled. */
async function build(): Promise<{ changed: string[]; compiled: number }> {
  const times = (): Map<string, number> =>
    new Map(
      (existsSync(out()) ? readdirSync(out(), { recursive: true, encoding: 'utf8' }) : [])
        .filter((path) => path.startsWith('content/') && statSync(join(out(), path)).isFile())
        .map((path) => [path.slice('content/'.length), statSync(join(out(), path)).ino]),
    );
  const before = times();
  const cache = diskCache(cacheFolder());
  let compiled = 0;
  const { checked } = await lintSite(site, {
    program: 'one',
    cache: {
      ...cache,
      write: (name, value) => {
        compiled += 1;
        cache.write(name, value);
      },
    },
  });
  if (!checked) throw new Error((await findings(site)).join('\n'));
  await publishRelease(out(), { emitted: (await emittedFiles(checked)).files });
  const after = times();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  return { changed: changed.sort(), compiled };
}

const entry = (id: string) => `zh/news/entries/${id}.json`;
const read = (path: string): string => readFileSync(join(out(), 'content', path), 'utf8');

describe('a second build', () => {
  it('writes nothing where nothing changed', async () => {
    expect((await build()).compiled).toBe(31);
    expect(await build()).toEqual({ changed: [], compiled: 0 });
  });

  it('compiles the one article that changed, and writes what shows it', async () => {
    await build();
    writeSite(site, { 'content/zh/news/n39.md': article('title: 改了\norder: 29') });
    const { changed, compiled } = await build();
    expect(compiled).toBe(1);
    // Its entry, those that have it beside them or recommend it, the page of the list that holds it.
    expect(changed).toEqual([
      ...[36, 37, 38, 39].map((id) => entry(`n${id}`)),
      'zh/news/lists/all/3.json',
    ]);
    expect(read(entry('n39'))).toContain('改了');
    expect(read(entry('n38'))).toContain('改了');
  });

  it('writes one file where only a text changed', async () => {
    await build();
    writeSite(site, { 'content/zh/news/n15.md': article('title: 第5篇\norder: 5', '另一段。') });
    expect(await build()).toEqual({ changed: [entry('n15')], compiled: 1 });
  });

  it('removes what is gone, and what was kept of it', async () => {
    await build();
    const kept = () => readdirSync(cacheFolder(), { recursive: true }).length;
    rmSync(join(site, 'content/zh/news/n39.md'));
    const before = kept();
    const { changed, compiled } = await build();
    expect(compiled).toBe(0);
    expect(changed).toContain(entry('n39'));
    expect(existsSync(join(out(), 'content', entry('n39')))).toBe(false);
    expect(read(entry('n38'))).not.toContain('n39');
    expect(kept()).toBeLessThan(before);
  });

  it('shows a picture anew that changed', async () => {
    await build();
    writeSite(site, { 'content/zh/news/dot.svg': svg(40) });
    const { changed, compiled } = await build();
    expect(compiled).toBe(1);
    // Pages that are open still show the picture of before.
    expect(changed).toEqual([expect.stringMatching(/^files\/.*\.svg$/), entry('n20')]);
    expect(
      readdirSync(join(out(), 'content/files')).filter((file) => /svg$/.test(file)),
    ).toHaveLength(2);
    expect(read(entry('n20'))).toMatch(/width=\\"40\\"/);
  });
});

describe('a cache', () => {
  const files = (): string[] =>
    readdirSync(cacheFolder(), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => join(cacheFolder(), path));

  it.each(['', '{', '{}', 'null', '{"diagnostics":[],"record":{}}', 'ffff\n{"diagnostics":3}'])(
    'that is damaged (%s) is made anew',
    async (text) => {
      await build();
      for (const file of files()) writeFileSync(file, text);
      rmSync(out(), { recursive: true });
      expect((await build()).compiled).toBe(31);
      expect(read(entry('n10'))).toContain('正文');
      expect((await build()).compiled).toBe(0);
    },
  );

  it('that cannot be written to makes nothing fail', async () => {
    writeFileSync(cacheFolder(), 'a file');
    await build();
    expect(read(entry('n10'))).toContain('正文');
    rmSync(cacheFolder());
    mkdirSync(cacheFolder());
    chmodSync(cacheFolder(), 0o500);
    await build();
    expect(read(entry('n20'))).toContain('<img');
    chmodSync(cacheFolder(), 0o700);
  });

  it('that another build tidies meanwhile spoils nothing', async () => {
    const { checked } = await lintSite(site, { cache: diskCache(cacheFolder()), program: 'one' });
    await diskCache(cacheFolder()).keep(new Set());
    if (!checked) throw new Error('errors');
    await publishRelease(out(), { emitted: (await emittedFiles(checked)).files });
    expect(read(entry('n10'))).toContain('正文');
  });
});

describe('two builds at once', () => {
  it('leave what one of them made', async () => {
    await Promise.all([build(), build(), build()]);
    expect(await build()).toEqual({ changed: [], compiled: 0 });
    expect(readdirSync(out()).filter((name) => /^\.site-(?:new|old|lock)/.test(name))).toEqual([]);
    expect(readdirSync(join(out(), 'content/zh/news/entries'))).toHaveLength(30);
  });
});

describe('a commit that fails', () => {
  it('leaves everything as it was, marks too', async () => {
    await build();
    const state = () =>
      readdirSync(out(), { recursive: true, encoding: 'utf8' })
        .sort()
        .map((path) => [
          path,
          statSync(join(out(), path)).isFile() ? readFileSync(join(out(), path), 'utf8') : '',
        ]);
    const before = state();
    const wall = {
      make: (): string => {
        throw new Error('cannot be made');
      },
      fingerprint: 'new',
    };
    const files = new Map([
      ['content/zh/news/entries/n10.json', { make: () => '{}', fingerprint: 'other' }],
      ['content/zh/news/entries/n11.json', wall],
    ]);
    await expect(publishRelease(out(), { emitted: files })).rejects.toThrow('cannot be made');
    expect(state()).toEqual(before);
    const blocked = new Map([
      ['content/zh/news/entries/n10.json', { make: () => '{}', fingerprint: 'other' }],
      ['site.json/x.json', { make: () => '{}', fingerprint: 'other' }],
    ]);
    await expect(publishRelease(out(), { other: blocked })).rejects.toThrow();
    expect(state()).toEqual(before);
    expect(await build()).toEqual({ changed: [], compiled: 0 });
  });
});
