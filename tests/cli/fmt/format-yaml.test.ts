import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFile } from '../../../cli/fmt/format-file.ts';
import { formatYaml } from '../../../cli/fmt/format-yaml.ts';

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

describe('formatYaml', () => {
  it.each([
    [
      'indentation becomes two blanks',
      'a:\n    b:\n        - 1\n        -   c: 2\n',
      'a:\n  b:\n    - 1\n    - c: 2\n',
    ],
    ['lists are indented', 'a:\n- 1\n- 2\n', 'a:\n  - 1\n  - 2\n'],
    ['braces get blanks, brackets none', 'a: {b: 1,c: [ 1,2 ]}\n', 'a: { b: 1, c: [1, 2] }\n'],
    ['blanks at the ends of lines go', 'a:   1   \nb: 2\t\n', 'a: 1\nb: 2\n'],
    ['of empty lines in a row one stays', 'a: 1\n\n\n\nb: 2\n', 'a: 1\n\nb: 2\n'],
    ['the last line ends', 'a: 1', 'a: 1\n'],
  ])('%s', (_, text, wanted) => {
    expect(formatYaml(text)).toBe(wanted);
  });

  it.each([
    [
      'comments, wherever they stand',
      lines(
        '# first',
        '',
        'a: # behind a key',
        '  # below it',
        '  b: 1 # behind a value',
        '',
        '# between',
        'c: 2',
        '',
        '# last',
      ),
    ],
    [
      'anchors, aliases and merge keys',
      lines('a: &x { b: 1 }', 'c: *x', 'd:', '  <<: *x', 'e: &y', '  f: 1'),
    ],
    ['quotes', lines(`a: 'it''s'`, 'b: "two"', 'c: plain', `"d": ''`)],
    ['escapes', lines('a: "blank\\u00a0here\\t"', '"\\u3000": 1')],
    [
      'numbers and words as they are written',
      lines(
        'a: 007',
        'b: 12345678901234567890',
        'c: 1e5',
        'd: yes',
        'e: ~',
        'f:',
        'g: 0x1F',
        'h: 1.10',
        'i: 2026-03-18',
      ),
    ],
    [
      'brackets on several lines',
      lines('a: [', '    1,', '    { b: 2 }', '  ]', 'c: {', '    d: 1, # why', '    e: 2', '  }'),
    ],
    [
      'long lines',
      lines(
        `a: ${'word '.repeat(60)}end`,
        `b: { c: ${'字'.repeat(100)}, d: [${'word, '.repeat(40)}end] }`,
      ),
    ],
    [
      'texts of several lines',
      lines(
        'a: |',
        '  one',
        '    two',
        '',
        '  three',
        'b: >- # folded',
        '  one',
        '  two',
        '',
        '  three',
        'c: >+',
        '  one',
        '  two',
        '',
        'd: 1',
      ),
    ],
    ['empty ones', lines('a: {}', 'b: []', 'c: ""')],
    [
      'JSON',
      lines(
        '{',
        '  "a": [',
        '      1,',
        '      { "b": "c\\/\\u00a0" }',
        '    ],',
        '  "d": null',
        '}',
      ),
    ],
  ])('keeps %s', (_, text) => {
    expect(formatYaml(text)).toBe(text);
  });

  it('changes nothing in what it made itself, and says the same, for every file of the fixtures', () => {
    const root = 'tests/cli/lint/fixtures';
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(yaml|md)$/.test(path))
      .map((path) => join(root, path))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
    let count = 0;
    for (const file of [...files, 'tests/fixtures/lyceum/site.yaml', 'site/site.yaml']) {
      const once = formatFile(file, readFileSync(file));
      if (!('text' in once)) continue;
      count += 1;
      const twice = formatFile(file, Buffer.from(once.text));
      expect(twice, file).toEqual(once);
    }
    expect(count).toBeGreaterThan(100);
  });
});

describe('formatFile', () => {
  const format = (file: string, text: string) => formatFile(file, Buffer.from(text));

  it('takes away the byte order mark and carriage returns', () => {
    expect(format('site.yaml', '\uFEFFa:\r\n    b: 1\r\n')).toEqual({ text: 'a:\n  b: 1\n' });
  });

  it('formats a front matter and leaves the text behind it', () => {
    const text = '---\ntitle:   A\npicture: {src: a.jpg}\n---\n\n*  a list\n\n\n    code   \n';
    expect(format('a.md', text)).toEqual({
      text: '---\ntitle: A\npicture: { src: a.jpg }\n---\n\n*  a list\n\n\n    code   \n',
    });
  });

  it('leaves an empty front matter as it is', () => {
    expect(format('a.md', '---\n# nothing yet\n---\nText')).toEqual({
      text: '---\n# nothing yet\n---\nText',
    });
  });

  it.each([
    ['site.yaml', 'a: [1\nb: 2\n', 'yaml-syntax'],
    ['site.yaml', 'a: 1\na: 2\n', 'yaml-duplicate-key'],
    ['a.md', 'no front matter', 'content-front-matter'],
    ['a.md', '---\ntitle: "A\n---\nText\n', 'yaml-syntax'],
  ])('refuses %s with %j', (file, text, rule) => {
    expect(format(file, text)).toMatchObject({ diagnostics: [{ rule, file }] });
  });

  it('refuses what is no text', () => {
    expect(formatFile('site.yaml', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]))).toMatchObject({
      diagnostics: [{ rule: 'yaml-encoding' }],
    });
  });
});
