import { describe, expect, it } from 'vitest';
import { table } from '../../../cli/report/table.ts';

describe('table', () => {
  it.each([
    [
      [
        ['a', 'bb'],
        ['ccc', 'd'],
      ],
      'a    bb\nccc  d\n',
    ],
    [
      [
        ['汉字', 'x'],
        ['abc', 'y'],
      ],
      '汉字  x\nabc   y\n',
    ],
    [
      [
        ['a', 'a long last cell', ''],
        ['b', 'c', 'd'],
      ],
      'a  a long last cell\nb  c  d\n',
    ],
    [[['', 'a']], '  a\n'],
    [[], ''],
  ])('lays out %j', (rows, wanted) => {
    expect(table(rows)).toBe(wanted);
  });
});
