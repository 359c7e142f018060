import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainYaml } from '../../../cli/read/plain-yaml.ts';
import { parseYaml } from '../../../cli/read/yaml.ts';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(?:ya?ml|json)$/.test(path) && statSync(path).isFile());

const files = ['site/site.yaml', ...filesBelow('tests/fixtures'), ...filesBelow('tests/cli')];

/** What both read must be the same, with nothing wrong in it; tells whether the plain reader read it. */
function agrees(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain === undefined) return false;
  const { root, errors, anchors, secondDocument, tooDeep, complete } = parseYaml(text);
  expect({ errors, anchors, secondDocument, tooDeep, complete }).toEqual({
    errors: [],
    anchors: [],
    secondDocument: undefined,
    tooDeep: undefined,
    complete: true,
  });
  expect(plain).toEqual(root);
  return true;
}

describe('plain YAML', () => {
  it('is most of what site files are written in, and read as the parser reads it', () => {
    const read = files.filter((file) => agrees(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    expect(read).toContain('site/site.yaml');
    expect(read.length).toBeGreaterThan(files.length / 2);
  });

  it.each([
    'a: 1\n',
    'a: 1',
    '\n# c\na: 1 # d\n\n  # e\nb:\n',
    'a:\n- b\n- c: 1\n  d:\n  - e\n',
    'a:\n  - - 1\n    - 2\n  -   b: 1\n      c: 2\n',
    'a: { b: 1, c: [x, "y", \'z\'], }\n',
    'a: [\n  1,\n  2\n  ]\nb: 2\n',
    'a: {"b":1,"c":[]}\n',
    'a:   b  c   # d\n',
    "a: 'it''s'\n'b': \"\\u4e2d\\n\"\n",
    'a: -1\nb: +2\nc: 1.50\nd: .5\ne: 1.\nf: 1.2.3\ng: 2026-03-18\nh: -a\n',
    'a: ~\nb: null\nc: True\nd: yes\n1: x\ntrue: y\n',
    'a: http://x.y/z?q=1#f\nb: a:b\nc: x#y\n',
    'a:\n\n\n  b: 1\n\nc:   \n',
    '名字: 文字，还有：别的\n',
    'a: 😀 b\n',
    '<<: 1\n',
    'a: # c\n  - # d\n    b: 1\n',
    '{\n"a": [1,\n2],\n"b": null\n}\n',
    '- a\n- { b: 1 }\n',
  ])('holds %j', (text) => {
    expect(agrees(text)).toBe(true);
  });

  it.each([
    'a:\tb\n',
    'a: b\r\n',
    'a: |\n  b\n',
    'a: &x 1\nb: *x\n',
    'a: !t 1\n',
    '? a\n: b\n',
    'a: b\n  c\n',
    'a: "b\n  c"\n',
    '--- a\n',
    'a: 1\n---\nb: 2\n',
    'a: 1\n b: 2\n',
    'a: b: c\n',
    'a: [1\n',
    'a: [1,,2]\n',
    'a: {b, c}\n',
    'a: [b: 1]\n',
    'a: [\n1]\n',
    'a: 0x1f\n',
    'a: 1e5\n',
    'a: "\\q"\n',
    'a: b #c\n  d\n',
    'a: {b: 1}# c\n',
    'a: "b"c\n',
    'a\n',
    '',
    '- a\n-\n',
    ' a: 1\nb: 2\n',
    `${'['.repeat(60)}${']'.repeat(60)}`,
    `${'x'.repeat(1100)}: 1\n`,
  ])('does not hold %j', (text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });

  it('is read as the parser reads it, whatever is changed in it', () => {
    const bits = [
      'a',
      'b: ',
      ': ',
      ':',
      '- ',
      '-',
      '\n',
      '\n  ',
      '\n    ',
      ' ',
      '  ',
      '#',
      ' # c',
      ',',
    ];
    const more = [
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '1',
      '.5',
      '\\',
      '~',
      'true',
      '中',
      '&',
      '*',
      '|',
      '?',
      '<<',
    ];
    const texts = files
      .filter((file) => statSync(file).size < 4000)
      .map((file) => readFileSync(file, 'utf8'));
    const changed = fc
      .tuple(
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.nat(3999), fc.nat(4), fc.constantFrom(...bits, ...more, '')), {
          minLength: 1,
          maxLength: 4,
        }),
      )
      .map(([text, changes]) =>
        changes.reduce((before, [place, cut, put]) => {
          const at = before.length === 0 ? 0 : place % before.length;
          return before.slice(0, at) + put + before.slice(at + cut);
        }, text),
      );
    const made = fc
      .array(fc.constantFrom(...bits, ...more), { maxLength: 14 })
      .map((all) => all.join(''));
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(changed, made), (text) => {
        if (agrees(text)) read += 1;
      }),
      { numRuns: Number(process.env.RUNS ?? 6000) },
    );
    expect(read).toBeGreaterThan(400);
  });
});
