import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillAddress, fillHeader } from '../../../../schema/content/http/fill-address.ts';

describe('the address of a call', () => {
  it.each([
    ['/list?code={code}&page={page}', { page: '2' }, '/list?page=2'],
    ['/list?code={code}', {}, '/list'],
    ['/list?code={code}&x=1', {}, '/list?x=1'],
    ['/list?q={code}-{year}', { year: '2026' }, '/list?q=-2026'],
    ['/list?appId={appId}', { appId: '' }, '/list?appId='],
    ['/{id}?a=1?b={page}', { id: 'a/b?c#d&e', page: '1' }, '/a%2Fb%3Fc%23d%26e?a=1?b=1'],
    ['/x/{id}/y', { id: '..' }, '/x//y'],
    ['/x?path={id}', { id: '..' }, '/x?path=..'],
    ['/{constructor}/{__proto__}/{toString}', {}, '///'],
    ['/{id}', { id: '关于 “x”' }, `/${encodeURIComponent('关于 “x”')}`],
    ['/{id}', { id: 'a\uD800' }, '/a%EF%BF%BD'],
    ['/{}{ id }', { id: '1' }, '/{}{ id }'],
  ])('%s with %j', (template, values, expected) => {
    expect(fillAddress(template, values)).toBe(expected);
  });

  it('keeps host, path and keys, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (id, word) => {
        const url = new URL(
          fillAddress('https://cms.example/api/{id}/x?q={word}&page=1', { id, word }),
        );
        expect(url.origin).toBe('https://cms.example');
        expect(url.pathname).toMatch(/^\/api\/[^/]*\/x$/);
        expect([...url.searchParams.keys()]).toEqual(['q', 'page']);
      }),
    );
  });
});

describe('a header of a call', () => {
  it.each([
    ['Bearer {appKey}', 'k', 'Bearer k'],
    ['{appKey}', 'a\r\nX-Evil: 1', 'aX-Evil: 1'],
    ['{appKey}', '钥匙', '%E9%92%A5%E5%8C%99'],
    ['x\n{appKey}\n', 'y', 'xy'],
  ])('%j with %j', (template, appKey, expected) => {
    expect(fillHeader(template, { appKey })).toBe(expected);
  });

  it('is one that can be sent, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (appKey) => {
        new Headers([['X-Key', fillHeader('k {appKey}', { appKey })]]);
      }),
    );
  });
});
