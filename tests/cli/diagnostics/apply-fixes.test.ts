import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../cli/diagnostics/apply-fixes.ts';
import { writeScalar } from '../../../cli/diagnostics/write-scalar.ts';
import { buildSourceMap } from '../../../cli/read/build-source-map.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import { readText } from '../../../cli/read/read-text.ts';
import { parseYaml } from '../../../cli/read/yaml.ts';

const edit = (start: number, end: number, text: string) => ({ start, end, text });

describe('fixes', () => {
  it('are made whole or not at all', () => {
    const first = { safe: true, edits: [edit(0, 1, 'A'), edit(4, 5, 'E')] };
    const inside = { safe: true, edits: [edit(2, 3, 'C')] };
    const behind = { safe: true, edits: [edit(5, 6, 'F')] };
    expect(applyFixes('abcdef', [behind, inside, first])).toEqual({
      text: 'AbcdEF',
      made: [first, behind],
    });
  });

  it('at one place are made one after the other', () => {
    const fixes = ['x', 'y'].map((text) => ({ safe: true, edits: [edit(1, 1, text)] }));
    expect(applyFixes('ab', fixes).text).toBe('axb');
  });
});

const readValue = (text: string): unknown =>
  readText('site.yaml', decodeText(Buffer.from(text))).content?.value;

describe('a scalar that is written anew', () => {
  it.each(['plain', "'single'", '"double"'])('in place of %s reads as what is meant', (written) => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('yes', '~', '007', 'a: b', 'a #b', "it's", '"', '- x', '', ' ', '*a', 'a:'),
    );
    fc.assert(
      fc.property(value, (meant) => {
        // What no text of a site can hold is refused elsewhere.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
        fc.pre(!/[\0-\x08\x0b\x0c\x0e-\x1f\x85\u2028\u2029\ufeff\ufffe\uffff]/.test(meant));
        expect(readValue(`[a, ${writeScalar(written, meant)}, b]`)).toEqual(['a', meant, 'b']);
      }),
      { numRuns: 400 },
    );
  });
});

describe('what goes when a part of a file goes', () => {
  const removed = (text: string, ...pointer: (string | number)[]): string | undefined => {
    const range = buildSourceMap(parseYaml(text).root, { file: 'site.yaml', text }).locateRemoval(
      pointer,
    );
    return range && text.slice(0, range.start) + text.slice(range.end);
  };

  it.each([
    [
      'a key with what stands below it',
      'a: 1\nb:\n  c: 2 # two\n  d: 3\ne: 4\n',
      ['b'],
      'a: 1\ne: 4\n',
    ],
    ['a key and its comment', 'a:\n  b: 1 # one\n  c: 2\n', ['a', 'b'], 'a:\n  c: 2\n'],
    ['the last key of a file', 'a: 1\nb: 2', ['b'], 'a: 1\n'],
    ['an item', 'a:\n  - x\n  - y: 1\n    z: 2\n  - w\n', ['a', 1], 'a:\n  - x\n  - w\n'],
    ['a key in brackets', 'a: { b: 1, c: 2, d: 3 }\n', ['a', 'c'], 'a: { b: 1, d: 3 }\n'],
    ['the last one in brackets', 'a: { b: 1, c: 2 }\n', ['a', 'c'], 'a: { b: 1 }\n'],
    ['the only key, with what holds it', 'a:\n  b:\n    c: 1\nd: 2\n', ['a', 'b', 'c'], 'd: 2\n'],
    ['lines that end in CRLF', 'a: 1\r\nb: 2\r\nc: 3\r\n', ['b'], 'a: 1\r\nc: 3\r\n'],
  ] as const)('is %s', (_, text, pointer, left) => {
    expect(removed(text, ...pointer)).toBe(left);
  });

  it.each([
    ['all of a file', 'a: 1\n', ['a']],
    ['what is not there', 'a: 1\nb: 2\n', ['c']],
    ['the first key of an item', 'a:\n  - b: 1\n    c: 2\n', ['a', 0, 'b']],
    ['what an alias repeats', 'a: &x { b: 1, c: 2 }\nd: *x\n', ['d', 'b']],
  ] as const)('is nothing where it is %s', (_, text, pointer) => {
    expect(removed(text, ...pointer)).toBeUndefined();
  });
});
