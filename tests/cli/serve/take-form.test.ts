import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CliLanguage } from '../../../cli/local-text.ts';
import { takeForm } from '../../../cli/serve/take-form.ts';
import { listenLocally } from './ask-server.ts';

let language: CliLanguage = 'en';
const model = {
  base: '/library/',
  origin: 'https://lib.example.org',
  receivers: { desk: { url: '/api/rooms' }, other: { url: '/api/other', next: 'goto' } },
};
const server = createServer((request, response) => {
  void takeForm(request, response, model, language).then((taken) => {
    if (!taken) response.writeHead(405).end();
  });
});
let origin = '';
beforeAll(async () => {
  await listenLocally(server);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const post = async (body: BodyInit, { accept = 'text/html', path = '/api/rooms' } = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { Accept: accept },
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

/** The same entries as a form without, and with a field for files. */
const bodies = (entries: Readonly<Record<string, string>>): readonly BodyInit[] => {
  const parts = new FormData();
  for (const [name, value] of Object.entries(entries)) parts.append(name, value);
  parts.append('plan', new File([new Uint8Array(2 * 1024 * 1024)], 'plan.pdf'));
  return [new URLSearchParams(entries), parts];
};

describe('the stand-in for a receiver', () => {
  it.each([
    ['https://lib.example.org/library/en/rooms-sent?a=1#b', '/library/en/rooms-sent?a=1#b'],
    ['/library/rooms-sent', '/library/rooms-sent'],
  ])('leads readers without scripts to %s', async (next, to) => {
    for (const body of bodies({ who: 'x', _next: next })) {
      expect(await post(body)).toMatchObject({ status: 303, to });
    }
    const own = new URLSearchParams({ goto: `${origin}/library/` });
    expect(await post(own, { path: '/api/other' })).toMatchObject({ status: 303, to: '/library/' });
  });

  it.each([
    'https://evil.example/library/',
    'http://lib.example.org.evil.example/library/',
    '//evil.example/library/',
    '/\\evil.example/library/',
    '\\\\evil.example',
    'https://lib.example.org//evil.example/',
    '/library/..//evil.example/',
    '/elsewhere',
    'javascript:alert(1)',
    'http://[',
    '',
  ])('leads nobody to %s', async (next) => {
    for (const body of bodies({ _next: next })) {
      expect(await post(body)).toMatchObject({ status: 200, to: null });
    }
  });

  it('says that it was sent in the language of the command line', async () => {
    expect((await post(new URLSearchParams({ who: 'x' }))).text).toBe(
      'sent (site preview keeps nothing)\n',
    );
    language = 'zh';
    expect((await post(new URLSearchParams({ who: 'x' }))).text).toBe(
      '已提交（site preview 什么也不保存）\n',
    );
  });

  it('answers scripts with JSON, and takes nothing for other addresses', async () => {
    const accept = 'application/json';
    expect(await post('{"who":"x"}', { accept })).toEqual({
      status: 200,
      to: null,
      text: '{"ok":true}\n',
    });
    expect(await post('who=x', { path: '/library/' })).toMatchObject({ status: 405 });
  });
});
