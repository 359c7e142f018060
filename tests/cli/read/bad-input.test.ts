import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnreadableInput } from '../../../cli/files/unreadable-input.ts';
import { type LintResult, lintSite } from '../../../cli/lint/lint-site.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import { lintText, marks } from '../lint/lint-text.ts';

const megabyte = 1_000_000;

const marksOf = ({ file, diagnostics, linesOf }: LintResult): string[] =>
  marks({ diagnostics, lines: linesOf(file), text: decodeText(readFileSync(file)).text });

/** The same noise at every run. */
function noise(length: number, pick: (random: number) => string): string {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    text += pick(state / 0x7fffffff);
  }
  return text;
}

const printable = (random: number): string =>
  random < 0.02 ? '\n' : String.fromCharCode(32 + Math.floor(random * 95));
const notation = (random: number): string => '{}[]:,?-&*!|>%@`"\'# \n'.charAt(random * 22);
const bomb = ['a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]']
  .concat([...'bcdefghi'].map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`)}]`))
  .join('\n');

describe('bad input', () => {
  it.each<[string, string, string | RegExp]>([
    ['nothing', '', '1:1 yaml-empty '],
    ['blank lines and comments', '\n# 网站\n\n', '1:1 yaml-empty '],
    ['a NUL', 'version: 1\nsite: \0', '2:7 yaml-encoding \0'],
    ['an alias bomb', bomb, /^5:\d+ yaml-alias-budget \*d$/],
    ['a cyclic alias', 'version: 1\nsite: &x\n  footer: [*x]\n', '3:12 yaml-alias-cycle *x'],
    ['an alias of nothing', 'version: *one\n', '1:10 yaml-syntax *one'],
    ['__proto__', '# x\n__proto__: { admin: true }\n', '2:1 yaml-reserved-key __proto__'],
    ['constructor', 'site:\n  constructor: 1\n', '2:3 yaml-reserved-key constructor'],
    ['a number as key', 'pages:\n  404: {}\n', '2:3 yaml-key-type 404'],
    ['a full-width colon', 'version: 1\nsite：\n  name: x\n', '2:5 yaml-fullwidth ：'],
    ['a full-width colon in braces', 'site: { name：x, mark: y }\n', '1:13 yaml-fullwidth ：'],
    [
      'a full-width colon behind a Chinese key',
      'site:\n  名称： x\n  name: y\n',
      '2:5 yaml-fullwidth ：',
    ],
    ['a full-width comma', 'site: { name: x， mark: /y }\n', '1:16 yaml-fullwidth ，'],
    ['a full-width dash', 'routes:\n－ id: x\n', '2:1 yaml-fullwidth －'],
    ['a full-width blank as indentation', 'site:\n　　name: x\n', '2:1 yaml-fullwidth \u3000'],
    ['a no-break space as indentation', 'site:\n\u00a0 name: x\n', '2:1 yaml-fullwidth \u00a0'],
    ['a full-width blank after a colon', 'version:　1\nsite: x\n', '1:9 yaml-fullwidth \u3000'],
    ['a tab as indentation', 'site:\n\tname: x\n', '2:1 yaml-tab \t'],
    ['two documents', 'version: 1\n---\nversion: 1\n', '2:1 yaml-documents ---'],
    ['a tag', 'site: !secret x\n', '1:7 yaml-syntax !secret'],
    ['an open quotation mark', 'site: x\nname: "x\nversion: 1\n', '2:7 yaml-syntax "'],
    ['1 MB of brackets', '['.repeat(megabyte), /^1:\d+ yaml-depth \[$/],
    ['1 MB of braces', '{a: '.repeat(megabyte / 4), /^1:\d+ yaml-depth/],
    ['1 MB of dashes', '- '.repeat(megabyte / 2), /^1:\d+ yaml-depth/],
  ])('%s is one precise diagnostic', (_, text, expected) => {
    const found = marks(lintText(text)).filter((mark) => !mark.includes(' schema-'));
    expect(found).toHaveLength(1);
    expect(found[0]).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each<[string, string]>([
    ['printable noise', noise(megabyte, printable)],
    ['noise of notation', noise(megabyte, notation)],
    ['closing brackets', ']'.repeat(megabyte)],
    ['commas in brackets', `[${','.repeat(megabyte)}`],
    ['anchors', `a: { b: ${'&a '.repeat(megabyte / 3)} }`],
    ['empty texts', `a: { b: ${'"'.repeat(megabyte)} }`],
    ['colons', `a: { b:${': '.repeat(megabyte / 2)} }`],
    ['braces behind a text in braces', `a: { b: c${'{'.repeat(megabyte)} }`],
    ['quotation marks', '"a" '.repeat(megabyte / 4)],
    ['aliases', '*a '.repeat(megabyte / 3)],
    ['directives', '%\n'.repeat(megabyte / 2)],
    ['documents', '---\n'.repeat(megabyte / 4)],
    ['lines without a colon', 'a\n'.repeat(megabyte / 2)],
    ['Chinese text', '这不是一个网站，'.repeat(megabyte / 24)],
  ])('1 MB of %s: at most 50 diagnostics', (_, text) => {
    const { diagnostics } = lintText(text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThanOrEqual(50);
  });

  it.each([
    ['printable noise', noise(megabyte, printable)],
    ['noise of notation', noise(megabyte, notation)],
    ['brackets', '['.repeat(megabyte)],
    ['an alias bomb', bomb],
    ['an open brace with blanks', `a:\n  - { b: { c${' '.repeat(200_000)}d: e }\n  - { f`],
    ['blank lines before two lost dashes', `a:\n  - b: 1${'\n'.repeat(30_000)}   c: 1\n  d: @x\n`],
    ['a line with blanks that does not parse', `a: [${' '.repeat(200_000)}\u3000 b } ｛`],
  ])('%s is reported in bounded time', (_, text) => {
    const started = performance.now();
    lintText(text);
    // A fraction of a second; what grows with the square of the length takes minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('tells all syntax errors, not the first only', () => {
    const text = 'site: { name: "a" "b" }\nroutes:\n\t- x\ntheme: @y\n';
    expect(marks(lintText(text))).toEqual([
      '1:19 yaml-syntax "b"',
      '3:1 yaml-tab \t',
      '4:8 yaml-syntax @',
    ]);
  });

  const routes = [
    'version: 1',
    'routes:',
    '  - id: a',
    '    title: 新闻',
    '    page: a',
    '',
    '  - id: b',
    '    title: 公告',
    '    page: b',
    'pages:',
    '  a: 1',
  ].join('\n');
  it.each([
    ['a tab in the indentation', '    title: 新闻', '\ttitle: 新闻', '4:1'],
    ['one blank too few', '    page: a', '   page: a', '5:4'],
    ['a dash that touches its key', '  - id: b', '  -id: b', '7:3'],
    ['a first line that is a mere word', 'version: 1', 'hello', '1:1'],
    ['a full-width colon before a value', 'title: 公告', 'title： 公告', '8:10'],
    ['a full-width colon before brackets', 'title: 公告', 'title： { zh: 公告 }', '8:10'],
  ])('tells %s once, however far the parser goes astray', (_, from, to, place) => {
    const text = routes.replace(from, to);
    expect(text).not.toBe(routes);
    const found = marks(lintText(text)).filter((mark) => / yaml-/.test(mark));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${place} `));
  });

  it('says how many mistakes it does not list', () => {
    const { diagnostics } = lintText(Array.from({ length: 80 }, (_, i) => `k${i}: @x`).join('\n'));
    expect(diagnostics).toHaveLength(50);
    expect(diagnostics.at(-1)?.message).toMatch(/^31 more mistakes/);
  });

  it('does not take Chinese punctuation inside of text for a mistake', () => {
    const text = 'site: { name: 简介：“一”，二 }\nnote: Email：a@b.c，QQ：1\n';
    expect(marks(lintText(text)).filter((mark) => mark.includes(' yaml-'))).toEqual([]);
  });
});

describe('files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'read-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const bad = 'version: 1\nsite:\n  name: 测试\n  naem: 5\n';

  it.each<[string, string]>([
    ['with a byte order mark', `\ufeff${bad}`],
    ['with CRLF line ends', bad.replaceAll('\n', '\r\n')],
    ['with both', `\ufeff${bad.replaceAll('\n', '\r\n')}`],
  ])('%s are read as usual, with right positions', async (_, content) => {
    const found = marksOf(await lintSite(write('site.yaml', content)));
    expect(found).toContain('4:3 schema-unknown-key naem');
    const told = found.filter((mark) => mark.includes('yaml-'));
    expect(told).toEqual(content.startsWith('\ufeff') ? ['1:1 yaml-bom v'] : []);
  });

  it('counts the first line after a byte order mark from column 1', async () => {
    const found = marksOf(await lintSite(write('site.yaml', '\ufeffverison: 1\n')));
    expect(found.slice(0, 2)).toEqual(['1:1 yaml-bom v', '1:1 schema-unknown-key verison']);
  });

  it('site.json in place of site.yaml is read, tabs and all, with right positions', async () => {
    write('site.json', '{\n\t"version": 1,\n\t"site": { "name": "测试", "naem": 5 }\n}\n');
    const result = await lintSite(folder);
    expect(result.file).toBe(join(folder, 'site.json'));
    expect(marksOf(result)).toContain('3:26 schema-unknown-key "naem"');
  });

  it('site.yaml comes before site.yml and site.json', async () => {
    write('site.json', '{}');
    write('site.yml', bad);
    expect((await lintSite(folder)).file).toBe(join(folder, 'site.yml'));
    write('site.yaml', bad);
    expect((await lintSite(folder)).file).toBe(join(folder, 'site.yaml'));
  });

  it.each([
    ['GBK', Buffer.from([0x61, 0x3a, 0x20, 0xd6, 0xd0, 0x0a]), '1:4'],
    ['UTF-16', Buffer.from('\ufeffa: 1', 'utf16le'), '1:1'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), '1:1'],
    ['UTF-8 but for one byte', Buffer.from([0xef, 0xbf, 0xbd, 0x0a, 0x61, 0xff]), '2:2'],
  ])('%s is told at the first wrong character', async (_, bytes, place) => {
    const found = marksOf(await lintSite(write('site.yaml', bytes)));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${place} yaml-encoding`));
  });

  it('that are missing are no diagnostic but unreadable input', async () => {
    await expect(lintSite(join(folder, 'nowhere'))).rejects.toThrow(UnreadableInput);
    await expect(lintSite(folder)).rejects.toThrow(/has no site\.yaml, site\.yml, site\.json/);
    await expect(lintSite(join(write('a.yaml', bad), 'b'))).rejects.toThrow(UnreadableInput);
  });
});

describe('9 MB of text in one value', () => {
  const long = 'a'.repeat(9 * megabyte);
  it.each([
    ['in double quotation marks', `"${long}"`],
    ['in single quotation marks', `'${long}'`],
    ['with escapes', `"${'\\n'.repeat(4 * megabyte)}"`],
    ['in brackets', `["${long}"]`],
    ['without quotation marks', long],
  ])('%s is read', (_, value) => {
    const { diagnostics } = lintText(`version: ${value}\n`);
    expect(diagnostics.map(({ rule }) => rule)).not.toContain('yaml-syntax');
  });

  it.each([
    ['an open quotation mark', `"${long}`],
    ['an escape that does not exist', `"${long}\\q"`],
    ['an alias of nothing', `*${long}`],
    ['a name that nothing repeats', `&${long} x`],
  ])('behind %s is told in a short message', (_, value) => {
    const { diagnostics } = lintText(`version: ${value}\n`);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { message } of diagnostics) expect(message.length).toBeLessThan(700);
  });
});
