import { describe, expect, it } from 'vitest';
import type { Pointer } from '../../../cli/diagnostics/pointer.ts';
import { readText } from '../../../cli/read/read-text.ts';

const text = `a: { list: [1, 二, "three"], empty: {} }
b: &b
  c: 'it''s'
  d:
e: *b
`;
const { locate, locateInside, content } = readText('site.yaml', { text });
const cut = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);

describe('places', () => {
  it('belong to data', () => {
    expect(content?.value).toEqual({
      a: { list: [1, '二', 'three'], empty: {} },
      b: { c: "it's", d: null },
      e: { c: "it's", d: null },
    });
  });

  it.each<[Pointer, 'key' | 'value', string]>([
    [['a', 'list', 1], 'value', '二'],
    [['a', 'list'], 'key', 'list'],
    [['a', 'list'], 'value', '[1, 二, "three"]'],
    [['a', 'list', 1], 'key', '二'],
    [['a', 'empty'], 'value', '{}'],
    [['b', 'c'], 'value', "'it''s'"],
    [['b', 'd'], 'value', 'd'],
    [['e'], 'value', '*b'],
    [['e', 'c'], 'key', 'c'],
    [['b', 'nothing', 'there'], 'value', 'b'],
    [['a', 'list', 9], 'value', 'list'],
    [['nothing'], 'value', 'a'],
    [[], 'key', 'a'],
  ])('%j %s', (pointer, what, expected) => {
    expect(cut(locate(pointer, what))).toBe(expected);
  });

  it('can be part of a text, where it is written as it reads', () => {
    expect(cut(locateInside(['a', 'list', 2], 1, 3))).toBe('hre');
    expect(cut(locateInside(['b', 'c'], 1, 3))).toBe("'it''s'");
  });
});
