import { describe, expect, it } from 'vitest';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';
import { pathValues, type ValueKinds } from '../../../schema/path/path-values.ts';

describe('the values of a path', () => {
  it('are an expression, a segment for a segment', () => {
    expect(pathValues('/news/:year/:id', { year: 'year' })).toBe('/.+/(?:[0-9]{4}|:year)/.+');
    expect(pathValues('/m/en/:a', { a: ['one', '2'] })).toBe('/.+/.+/(?:(?:one|2)|:a)');
  });

  it('are none where every parameter may be anything', () => {
    expect(pathValues('/news/:year')).toBeUndefined();
    expect(pathValues('/news/:year', { month: 'month' })).toBeUndefined();
    expect(pathValues('/news/:constructor', { toString: 'year' })).toBeUndefined();
  });
});

describe('a matcher of paths with values', () => {
  const kinds: Readonly<Record<string, ValueKinds>> = {
    '/news/:year': { year: 'year' },
    '/news/:tag': { tag: ['Sea', 'port'] },
    '/news/:id': { id: 'slug' },
    '/:part/:day/:rest': { day: 'date' },
    '/:part/closing': { part: 'digits' },
  };
  const match = pathMatcher(
    Object.entries(kinds).map(([path, values]) => [path, path, pathValues(path, values)] as const),
  );

  it.each([
    ['/news/2026', '/news/:year'],
    ['/NEWS/2026/', '/news/:year'],
    ['/news/sea', '/news/:tag'],
    ['/news/SEA', '/news/:tag'],
    ['/news/sealing', '/news/:id'],
    ['/news/20261', '/news/:id'],
    ['/news/closing', '/news/:id'],
    ['/7/closing', '/:part/closing'],
    ['/x/2026-03-18/y', '/:part/:day/:rest'],
    ['/x/2026-03-18/y/', '/:part/:day/:rest'],
    // A page that stands for all addresses of a route is built under the route's own path.
    ['/news/:year', '/news/:year'],
  ])('finds %s at %s', (address, path) => {
    expect(match(address)?.value).toBe(path);
  });

  it.each([
    '/news/春',
    '/news/%E6%98%A5',
    '/news/a.b',
    '/x/closing',
    '/x/2026-13-18/y',
    '/x/2026-03-18/',
    '/x/y/2026-03-18/z',
    // What is encoded without need is another value, as it is for servers.
    '/x/%32026-03-18/y',
    '/news/2026%0a',
  ])('finds nothing at %j', (address) => {
    expect(match(address)).toBeUndefined();
  });
});
