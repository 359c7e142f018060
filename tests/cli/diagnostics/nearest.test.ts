import { describe, expect, it } from 'vitest';
import { nearestAmong } from '../../../cli/diagnostics/nearest.ts';

describe('did you mean', () => {
  it.each([
    ['newz', 'news'],
    ['nwes', 'news'],
    ['NEWS', 'news'],
    ['artcleList', 'articleList'],
    ['/EN/NewTrend', '/EN/NewsTrends'],
    ['ne', 'en'],
    ['xyz', undefined],
    ['', undefined],
    ['news and much more', undefined],
  ])('%s: %s', (wrong, meant) => {
    expect(nearestAmong(['en', 'news', 'articleList', '/EN/NewsTrends'])(wrong)).toBe(meant);
  });

  it('takes the nearest of several, and the first of those that are as near', () => {
    expect(nearestAmong(['page1', 'page2', 'pages'])('page')).toBe('page1');
    expect(nearestAmong(['pag', 'paged'])('pagex')).toBe('paged');
  });

  it('compares no names that nobody typed', () => {
    const long = 'a'.repeat(100_000);
    expect(nearestAmong([`${long}b`, 'a'])(long)).toBeUndefined();
  });
});
