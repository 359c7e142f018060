import { describe, expect, it } from 'vitest';
import { redirectMatcher } from '../../../schema/redirects/match-redirect.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';

const redirects: readonly RedirectModel[] = [
  { from: '/old.php', query: { id: '3' }, to: '/news/three', status: 301 },
  {
    from: '/old.php',
    query: { id: ':id' },
    values: { id: 'digits' },
    to: '/news/:id',
    status: 301,
  },
  { from: '/old.php', query: { kind: 'News', no: ':no' }, to: '/n?no=:no#top', status: 302 },
  { from: '/old.php', to: '/news?from=old', status: 302 },
  { from: '/a/:year/:id', values: { year: 'year' }, to: '/news/:id', status: 301 },
  {
    from: '/a/:part/:id',
    values: { part: ['maps', 'books'] },
    to: 'https://x.org/:part',
    status: 301,
  },
  { from: '/plain', to: '/news', status: 301 },
  { from: '/gone', status: 410 },
  { from: '/', query: { p: ':p' }, values: { p: 'digits' }, to: '/news/:p', status: 301 },
];
const match = redirectMatcher(redirects);

const at = (address: string): string => {
  const [path = '', query] = address.split(/(?=\?)/, 2);
  const moved = match(path, query ?? '');
  if (!moved) return 'none';
  return 'to' in moved ? `${moved.status} ${moved.to}` : String(moved.status);
};

describe('addresses of old', () => {
  it.each([
    ['/old.php?id=3', '301 /news/three'],
    ['/OLD.php/?x=1&id=3&y', '301 /news/three'],
    ['/old.php?id=%33', '301 /news/three'],
    ['/old.php?id=44', '301 /news/44'],
    ['/old.php?id=44&id=3', '301 /news/44'],
    ['/old.php?id=4a', '302 /news?from=old&id=4a'],
    ['/old.php?no=a%2Fb&kind=news', '302 /n?no=a%2Fb#top'],
    ['/old.php?kind=news&no=//evil.example', '302 /news?from=old&kind=news&no=//evil.example'],
    ['/old.php', '302 /news?from=old'],
    ['/a/2020/x', '301 /news/x'],
    ['/a/BOOKS/x?q=1', '301 https://x.org/BOOKS?q=1'],
    ['/a/20200/x', 'none'],
    ['/plain?x=1', '301 /news?x=1'],
    ['/plain?', '301 /news'],
    ['/gone?x', '410'],
    ['/?p=7', '301 /news/7'],
    ['/?p=x', 'none'],
    ['/', 'none'],
    ['/elsewhere', 'none'],
  ])('%s is answered with %s', (address, answer) => expect(at(address)).toBe(answer));

  it('are found in no longer time where there are thousands of them', () => {
    const many = redirectMatcher([
      ...Array.from({ length: 10_000 }, (_, index) => ({
        from: `/page-${index}.html`,
        to: '/news',
        status: 301 as const,
      })),
      { from: '/last.html', to: '/last', status: 301 as const },
    ]);
    expect(many('/last.html', '')).toEqual({ status: 301, to: '/last' });
    const start = performance.now();
    for (let count = 0; count < 1000; count += 1) many('/page-9999.html', '?x=1');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
