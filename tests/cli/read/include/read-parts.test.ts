import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadSite } from '../../../../cli/read/read-result.ts';
import { readSite } from '../../../../cli/read/read-site.ts';
import { includingSite, partOf, siteFolder } from '../../site-folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = (include: string, files: Readonly<Record<string, string>>, ...more: string[]) => {
  folder = siteFolder({ 'site.yaml': includingSite(include, ...more), ...files });
  return readSite(folder);
};
const ids = ({ content }: ReadSite): string[] =>
  ((content?.value ?? { routes: [] }) as { routes: { id: string }[] }).routes.map(({ id }) => id);
/** What was found, as `file:line:column rule message`. */
const found = ({ diagnostics, linesOf }: ReadSite): string[] =>
  diagnostics.map(({ file, start, rule, message }) => {
    const { line, column } = linesOf(file).position(start);
    return `${relative(folder, file)}:${line}:${column} ${rule} ${message}`;
  });

describe('a site file that includes others', () => {
  it('joins lists in the order of the files, those of a pattern by code unit', async () => {
    const read = await site('[z.yaml, parts/*.yaml, deep/**/*.yaml]', {
      'z.yaml': partOf('z'),
      'parts/b.yaml': partOf('b'),
      'parts/B.yaml': partOf('BB'),
      'parts/中.yaml': partOf('zhong'),
      'parts/a.yaml': partOf('a'),
      'deep/x/y/one.yaml': partOf('one'),
      'deep/two.yaml': partOf('two'),
      'deep/.hidden.yaml': 'not: read',
      'deep/node_modules/p/p.yaml': 'not: read',
    });
    expect(found(read)).toEqual([]);
    expect(ids(read)).toEqual(['index', 'z', 'BB', 'a', 'b', 'zhong', 'two', 'one']);
  });

  it('takes all characters but * for themselves', async () => {
    const read = await site('["页 面/(a) [b]{c}+?.yaml", "页 面/x.*.yaml"]', {
      '页 面/(a) [b]{c}+?.yaml': partOf('a'),
      '页 面/a.yaml': partOf('no'),
      '页 面/x.1.yaml': partOf('x'),
      '页 面/xx1.yaml': partOf('no'),
    });
    expect(found(read)).toEqual([]);
    expect(ids(read)).toEqual(['index', 'a', 'x']);
  });

  it('joins maps by name, and reads JSON as well', async () => {
    const read = await site('[a.json, b.yml]', {
      'a.json': '{ "site": { "shortName": "测" }, "theme": { "light": { "brand": "#123456" } } }',
      'b.yml': 'theme: { dark: { brand: "#abcdef" } }',
    });
    expect(read.content?.value).toMatchObject({
      site: { name: '测试', shortName: '测' },
      theme: { light: { brand: '#123456' }, dark: { brand: '#abcdef' } },
    });
  });

  it('knows in which file each part stands', async () => {
    const read = await site('[a.yaml, b.yaml]', {
      'a.yaml': partOf('a'),
      'b.yaml': `# 注释\n${partOf('b')}`,
    });
    const at = (...pointer: (string | number)[]): string => {
      const { file, start, end } = read.locate(pointer, 'value');
      return `${relative(folder, file)} ${read.textOf(file).slice(start, end)}`;
    };
    expect(at('routes', 0, 'id')).toBe('site.yaml index');
    expect(at('routes', 1, 'id')).toBe('a.yaml a');
    expect(at('routes', 2, 'id')).toBe('b.yaml b');
    expect(at('pages', 'b', 'blocks', 0, 'type')).toBe('b.yaml share');
    // What is not there is placed on what is nearest to it.
    expect(at('pages', 'none')).toBe('site.yaml pages');
    expect(at('routes', 9)).toBe('b.yaml routes');
    expect(at('collections')).toMatch(/^site\.yaml /);
    const inside = read.locateInside(['routes', 2, 'title'], 1, 1);
    expect(read.textOf(inside.file).slice(inside.start, inside.end)).toBe('面');
  });

  it('removes nothing that stands in several files', async () => {
    const read = await site('[a.yaml]', { 'a.yaml': partOf('a') });
    expect(read.locateRemoval(['routes'])).toBeUndefined();
    const removal = read.locateRemoval(['pages', 'a']);
    expect(removal && relative(folder, removal.file)).toBe('a.yaml');
    expect(removal && read.textOf(removal.file).slice(removal.start, removal.end)).toBe(
      'pages:\n  a: { blocks: [{ type: share, title: 分享 }] }\n',
    );
  });

  it.each([
    ['/etc/menu.yaml', 'an included file is named by its path from the folder of the site'],
    ['C:/menu.yaml', 'an included file is named by its path from the folder of the site'],
    [
      'https://example.org/a.yaml',
      'an included file is named by its path from the folder of the site',
    ],
    ['pages/../../a.yaml', 'an included file lies in the folder of the site, not outside of it'],
    ['pages\\a.yaml', 'folders are separated by / on every system'],
    ['./a.yaml', 'the path needs no ./ before it'],
    ['pages//a.yaml', 'this is no path of a file'],
    ['content/a.yaml', 'content/ holds articles, no parts of the site file'],
    ['public/a.json', 'what lies in public/ is published as it is, no parts of the site file'],
    ['.site/a.yaml', 'files and folders whose names begin with a dot are not included'],
    ['pages/**.yaml', '** stands alone between slashes, as in pages/**/*.yaml'],
    ['pages/*', 'an included file is a .yaml, .yml or .json file'],
    ['pages', 'an included file is a .yaml, .yml or .json file'],
    ['a.md', 'an included file is a .yaml, .yml or .json file'],
    ['site.yaml', 'the site file does not include itself'],
    ['lint.yaml', 'lint.yaml holds settings of the linter, and is not included'],
  ])('reports %s where it stands', async (pattern, message) => {
    const read = await site(JSON.stringify([pattern]), {});
    expect(found(read)).toEqual([`site.yaml:2:11 include-path ${message}`]);
    expect(read.content).toBeUndefined();
  });

  it.each([
    ['pagse/*.yaml', 'no file is found by pagse/*.yaml in the folder of the site', 'pages/*.yaml'],
    [
      'pages/abuot.yaml',
      'there is no file pages/abuot.yaml in the folder of the site',
      'pages/about.yaml',
    ],
    ['other/**/*.json', 'no file is found by other/**/*.json in the folder of the site', undefined],
  ])('reports %s, which finds nothing', async (pattern, message, suggestion) => {
    const read = await site(JSON.stringify([pattern]), { 'pages/about.yaml': partOf('about') });
    expect(found(read)).toEqual([`site.yaml:2:11 include-missing ${message}`]);
    expect(read.diagnostics[0]?.suggestion).toBe(suggestion);
  });

  it('takes neither the site file nor settings for a part that a pattern finds', async () => {
    const read = await site('["*.yaml"]', { 'lint.yaml': 'rules: {}', 'a.yaml': partOf('a') });
    expect(found(read)).toEqual([]);
    expect(read.sources.map(({ file }) => relative(folder, file))).toEqual(['site.yaml', 'a.yaml']);
  });

  it('reports what cannot be read, and links that lead in a circle, nowhere or out', async () => {
    folder = siteFolder({
      'site.yaml': includingSite('[dir.yaml, loop.yaml, gone.yaml, out.yaml, self.yaml]'),
    });
    mkdirSync(join(folder, 'dir.yaml'));
    symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
    symlinkSync('nothing.yaml', join(folder, 'gone.yaml'));
    symlinkSync('/etc/hostname', join(folder, 'out.yaml'));
    symlinkSync('site.yaml', join(folder, 'self.yaml'));
    expect(found(await readSite(folder))).toEqual([
      'site.yaml:2:21 include-unreadable loop.yaml cannot be read: it is a link that leads in a circle',
      'site.yaml:2:32 include-unreadable gone.yaml cannot be read: it is a link that leads nowhere',
      'site.yaml:2:43 include-path out.yaml is a link that leads out of the folder of the site',
      'site.yaml:2:53 include-path self.yaml is a link to the site file, which does not include itself',
      'site.yaml:2:11 include-unreadable dir.yaml cannot be read: it is a folder; a folder is included as folder/*.yaml',
    ]);
  });

  it('walks folders that lead back to themselves once', async () => {
    folder = siteFolder({
      'site.yaml': includingSite('["parts/**/*.yaml"]'),
      'parts/a.yaml': partOf('a'),
    });
    symlinkSync('..', join(folder, 'parts/up'));
    symlinkSync('.', join(folder, 'parts/again'));
    symlinkSync('/', join(folder, 'parts/root'));
    const read = await readSite(folder);
    expect(found(read)).toEqual([]);
    expect(ids(read)).toEqual(['index', 'a']);
  });

  it('reports a file that is named twice, through a link, too', async () => {
    folder = siteFolder({
      'site.yaml': includingSite('[a.yaml, "*.yaml"]'),
      'a.yaml': partOf('a'),
    });
    symlinkSync('a.yaml', join(folder, 'b.yaml'));
    const read = await readSite(folder);
    expect(found(read)).toEqual([
      'site.yaml:2:19 include-twice a.yaml is included already',
      'site.yaml:2:19 include-twice b.yaml is included already, as a.yaml',
    ]);
    expect(read.diagnostics[0]?.related).toMatchObject([{ message: 'the first one' }]);
  });

  it('reports a name that stands twice in both places, and keeps the first', async () => {
    const read = await site('[a.yaml, b.yaml]', {
      'a.yaml': `${partOf('a')}prerender: false\nsearch:\n`,
      'b.yaml': 'pages: { a: { blocks: [] } }\nprerender: true\nsearch: { route: a }\nroutes: 5',
    });
    expect(found(read)).toEqual([
      'b.yaml:1:10 include-conflict "a" under pages stands in a.yaml, too',
      'b.yaml:2:1 include-conflict "prerender" is set in a.yaml, too',
      'b.yaml:3:1 include-conflict "search" is a map here, and empty in a.yaml',
      'b.yaml:4:1 include-conflict "routes" is a single value here, and a list in site.yaml',
    ]);
    expect(
      read.diagnostics.map(({ related = [] }) => relative(folder, related[0]?.file ?? '')),
    ).toEqual(['a.yaml', 'a.yaml', 'a.yaml', 'site.yaml']);
    expect(read.content?.value).toMatchObject({ prerender: false, pages: { a: { blocks: [{}] } } });
  });

  it('reports include and version in a part, and what is none', async () => {
    const read = await site('[a.yaml, b.yaml, c.json]', {
      'a.yaml': `include: [more.yaml]\n${partOf('a')}`,
      'b.yaml': '- 1',
      'c.json': '"text"',
    });
    expect(found(read)).toEqual([
      'a.yaml:1:1 include-part "include" stands in the site file alone, not in a file that it includes',
      'b.yaml:1:1 include-part an included file holds keys of the site file, such as pages or routes: a key such as routes: stands before a list',
      'c.json:1:1 include-part an included file holds keys of the site file, such as pages or routes',
    ]);
    expect(read.content).toBeUndefined();
  });

  it('reports what is wrong with the notation of a part in that part alone', async () => {
    const read = await site('[a.yaml, empty.yaml, bytes.yaml]', {
      'a.yaml': 'pages: { a: [ }',
      'empty.yaml': '',
      'bytes.yaml': '',
    });
    writeFileSync(join(folder, 'bytes.yaml'), Buffer.from([0x61, 0xff, 0xfe, 0x00]));
    const again = await readSite(folder);
    expect(
      new Set(again.diagnostics.map(({ file, rule }) => `${relative(folder, file)} ${rule}`)),
    ).toEqual(new Set(['a.yaml yaml-syntax', 'empty.yaml yaml-empty', 'bytes.yaml yaml-encoding']));
    expect(read.content).toBeUndefined();
  });

  it('leaves a list of something else to the schema', async () => {
    for (const include of ['menu.yaml', '[1]', '{ a: b }']) {
      expect((await site(include, {})).sources).toHaveLength(1);
    }
    expect((await site('[]', {})).content).toBeDefined();
  });
});
