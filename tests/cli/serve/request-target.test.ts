import { describe, expect, it } from 'vitest';
import { requestTarget } from '../../../cli/serve/request-target.ts';

const get = (url: string) => requestTarget({ method: 'GET', url });

describe('the target of a request', () => {
  it.each([
    ['/', '/', ''],
    ['/a/b?x=1?y', '/a/b', '?x=1?y'],
    ['/a#b', '/a', ''],
    ['http://localhost:4173/news?x=1', '/news', '?x=1'],
    ['HTTPS://example.com', '/', ''],
    ['http://example.com?x', '/', '?x'],
    [`/a?${'x'.repeat(9000)}`, '/a', `?${'x'.repeat(9000)}`],
    ['/100%25', '/100%25', ''],
  ])('%s', (url, path, query) => {
    expect(get(url)).toEqual({ path, query });
  });

  it.each([
    ['a path of 7,000 segments', '/a'.repeat(7000), 414],
    ['thousands of encoded slashes', `/${'%2f'.repeat(3000)}`, 414],
    ['the same with scheme and host', `http://localhost${'/a'.repeat(7000)}`, 414],
    ['a broken percent-encoding', '/%zz', 400],
    ['a percent sign at the end', '/100%', 400],
    ['NUL', '/a%00b', 400],
    ['UTF-8 that is longer than it may be', '/%c0%ae%c0%ae/', 400],
    ['a lone surrogate', '/%ed%a0%80', 400],
    ['bytes that are no UTF-8', '/%ff', 400],
    ['a backslash, which a browser would read as a slash in a redirect', '/\\evil.example/', 400],
    ['no path', '*', 400],
    ['another scheme', 'ftp://example.com/a', 400],
  ])('is refused with %s', (_name, url, status) => {
    expect(get(url)).toMatchObject({ status });
  });

  it.each(['POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'])('is refused for %s', (method) => {
    expect(requestTarget({ method, url: '/' })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  });
});
