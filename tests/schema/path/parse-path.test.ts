import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../schema/path/parse-path.ts';

describe('the path grammar', () => {
  it('reads literals and parameters', () => {
    expect(parsePath('/newsDetail/:id/:date')).toEqual({
      segments: [
        { kind: 'literal', text: 'newsDetail' },
        { kind: 'parameter', name: 'id' },
        { kind: 'parameter', name: 'date' },
      ],
      problems: [],
    });
  });

  it.each([
    ['news', 'no-slash', 0],
    ['', 'no-slash', 0],
    ['/a//b', 'empty-segment', 3],
    ['/a/', 'trailing-slash', 3],
    ['/a b', 'bad-character', 2],
    ['/a?b', 'bad-character', 2],
    ['/a/b%20', 'bad-character', 4],
    ['/新闻/:', 'bad-parameter', 4],
    ['/a/:1d', 'bad-parameter', 3],
    ['/:id/:id', 'duplicate-parameter', 5],
    ['/a/../b', 'dot-segment', 3],
    ['/a/*', 'bad-character', 3],
  ])('finds what is wrong with %j: %s at %i', (path, kind, offset) => {
    expect(parsePath(path).problems).toEqual([expect.objectContaining({ kind, offset })]);
  });

  it('takes Chinese literals', () => {
    expect(parsePath('/新闻/动态').problems).toEqual([]);
  });
});
