// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../../../runtime/content/http/call-api.ts';
import { webConfigsAtom } from '../../../../runtime/state/web-config.ts';
import { NotThere, TooLarge } from '../../../../schema/content/http/api-errors.ts';
import { readLimited } from '../../../../schema/content/http/read-limited.ts';
import { emptyWebConfig } from '../../../../schema/menu/web-config.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';

const store = createStore();
store.set(webConfigsAtom, { zh: { ...emptyWebConfig, appId: 'a b', appKey: 'k\r\nX: 1' } });
const state = { store, root: '/base/' };
const http: HttpSource = {
  list: { url: '/api?app={appId}&page={page}', items: 'data' },
  fields: { id: 'id', title: 'title' },
  headers: { 'X-Key': '{appKey}' },
  success: { at: 'code', values: [0, '0'], missing: [404] },
  retries: 2,
};

const answers: (() => Promise<Response>)[] = [];
const fetched = vi.fn((_url: string, _how: RequestInit) => answers.shift()?.() ?? well());
const well = () => Promise.resolve(new Response('{"code":0,"data":[]}'));
const status = (code: number) => () => Promise.resolve(new Response('{}', { status: code }));
const text = (body: string) => () => Promise.resolve(new Response(body));
const call = (source = http) =>
  callApi(state, { language: 'zh' }, source, source.list, { page: '1', appId: 'not mine' });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answers.length = 0;
  fetched.mockClear();
});

/** Calls, and lets the time pass that it takes. */
async function outcome(source = http): Promise<unknown> {
  const called = call(source).then(
    () => 'well',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return called;
}

describe('a call of a content API', () => {
  it('goes below the site’s root, with the values of the web configuration and without cookies', async () => {
    const { base } = await call();
    expect(base('')).toBe(`${window.location.origin}/`);
    const [url, how] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${window.location.origin}/base/api?app=a%20b&page=1`);
    expect(how).toMatchObject({ credentials: 'omit', headers: [['X-Key', 'kX: 1']] });
    expect((await call({ ...http, base: '/up/{id}/' })).base('a/b')).toBe(
      `${window.location.origin}/base/up/a%2Fb/`,
    );
  });

  it.each([
    ['500', status(500), 2],
    ['429', status(429), 2],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 2],
    ['no JSON', text('<html>'), 2],
    ['a failure in the envelope', text('{"code":500}'), 2],
    ['no envelope', text('null'), 2],
  ])('is tried again after %s', async (_, answer, times) => {
    answers.push(answer);
    expect(await outcome()).toBe('well');
    expect(fetched).toHaveBeenCalledTimes(times);
    answers.push(answer, answer, answer);
    expect(await outcome()).toBeInstanceOf(Error);
    expect(fetched).toHaveBeenCalledTimes(times + 3);
  });

  it('that sends JSON does so again, and says what it sends', async () => {
    answers.push(status(500));
    const list = { url: '/query', items: 'data', json: { page: '{page}', none: '{year}' } };
    expect(await outcome({ ...http, list })).toBe('well');
    expect(fetched).toHaveBeenCalledTimes(2);
    for (const [url, how] of fetched.mock.calls) {
      expect(url).toBe(`${window.location.origin}/base/query`);
      expect(how).toMatchObject({ method: 'POST', body: '{"page":1}' });
      expect(how.headers).toContainEqual(['Content-Type', 'application/json']);
    }
    answers.push(status(500), status(500), status(500));
    expect(await outcome({ ...http, list })).toMatchObject({
      message: expect.stringMatching(/\/base\/query answered 500$/),
    });
  });

  it.each([
    ['404', status(404), NotThere],
    ['410', status(410), NotThere],
    ['a missing entry in the envelope', text('{"code":404}'), NotThere],
    ['403', status(403), Error],
    ['too much', text(`"${'x'.repeat(3_000_000)}"`), TooLarge],
    ['nothing at all', () => new Promise<Response>(() => undefined), Error],
  ])('is not tried again after %s', async (_, answer, kind) => {
    answers.push(answer);
    expect(await outcome()).toBeInstanceOf(kind);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that is read no further than it may be long', () => {
  it('is whole, characters that come in pieces too', async () => {
    const bytes = new TextEncoder().encode('通知');
    const pieces = new ReadableStream({
      start: (stream) => {
        for (const byte of bytes) stream.enqueue(new Uint8Array([byte]));
        stream.close();
      },
    });
    expect(await readLimited(new Response(pieces), 6)).toBe('通知');
  });

  it.each([
    ['that says its length', { 'content-length': '7' }],
    ['that does not', undefined],
  ])('or is called off: one %s', async (_, headers) => {
    let left = 1000;
    const cancel = vi.fn();
    const stream = new ReadableStream({
      pull: (to) => {
        left -= 1;
        to.enqueue(new Uint8Array(7));
      },
      cancel,
    });
    await expect(readLimited(new Response(stream, headers && { headers }), 6)).rejects.toThrow(
      TooLarge,
    );
    expect(cancel).toHaveBeenCalled();
    expect(left).toBeGreaterThan(990);
  });
});
