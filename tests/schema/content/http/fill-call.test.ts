import { describe, expect, it } from 'vitest';
import { callNames } from '../../../../schema/content/http/call-text.ts';
import { fillRequest } from '../../../../schema/content/http/fill-request.ts';

const url = 'https://cms.example/q';
const values = { page: '2', size: '10', offset: '10', code: 'a"b', id: '007' };
const request = (call: object, headers?: Record<string, string>) =>
  fillRequest(headers ? { headers } : {}, { url, ...call }, values, (address) => address);

describe('a call that sends something', () => {
  it('sends JSON, numbers of paging as numbers, and nothing without a value', () => {
    const json = {
      ...{ page: '{page}', size: '{size}', id: '{id}', note: 'p. {page}', on: true, none: null },
      filter: { code: '{code}', year: '{year}', all: ['{year}', '{code}', 3] },
    };
    const { body, headers } = request({ json });
    expect(JSON.parse(body ?? '')).toEqual({
      ...{ page: 2, size: 10, id: '007', note: 'p. 2', on: true, none: null },
      filter: { code: 'a"b', all: ['a"b', 3] },
    });
    expect(headers).toEqual([['Content-Type', 'application/json']]);
  });

  it('sends a form, encoded', () => {
    const { body, headers } = request({ form: { a: '{code} 通', y: '{year}', p: '{page}' } });
    expect(body).toBe('a=a%22b+%E9%80%9A&p=2');
    expect(headers[0]?.[1]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('sends a query as it is, its variables filled', () => {
    const query = 'query ($first: Int) { notices(first: $first) { id } }';
    const { body, isGraphql } = request({ graphql: { query, variables: { first: '{size}' } } });
    expect(JSON.parse(body ?? '')).toEqual({ query, variables: { first: 10 } });
    expect(isGraphql).toBe(true);
  });

  it('sends what it is under a name of its own, where the source says which', () => {
    const { headers } = request({ json: {} }, { 'content-type': 'text/plain' });
    expect(headers).toEqual([['content-type', 'text/plain']]);
  });

  it('is no call that sends nothing', () => {
    expect(request({})).toEqual({ url, headers: [] });
  });
});

it.each([
  [{ url: '/l?p={page}' }, true],
  [{ url, json: { a: [{ b: '{page}' }] } }, true],
  [{ url, form: { a: '{page}' } }, true],
  [{ url, graphql: { query: '{page}' } }, false],
  [{ url, graphql: { query: 'q', variables: { p: '{page}' } } }, true],
])('a call names what stands in braces, but for those of GraphQL: %j', (call, isNamed) => {
  expect(callNames(call, 'page')).toBe(isNamed);
});
