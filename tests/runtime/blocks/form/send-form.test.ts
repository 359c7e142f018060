import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from '../../../../runtime/blocks/form/send-form.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends entries, and returns what the receiver gets and what is made of its answer. */
async function sent(
  entries: readonly (readonly [string, string | File])[],
  format?: 'json',
  answer = new Response('', { status: 200 }),
) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const result = await sendForm(data, { url: '/desk', ...(format && { format }) }, 3000);
  return { result, body: fetch.mock.calls[0]?.[1].body };
}

const empty = new File([], '');
const paper = new File(['a'], 'paper.pdf');

describe('what a receiver gets', () => {
  it('is urlencoded from a form without a field for files', async () => {
    const { body } = await sent([['who', '海']]);
    expect(String(body)).toBe('who=%E6%B5%B7&_elapsed=3');
  });

  it('has parts from a form with such a field, and none for a file that was not chosen', async () => {
    for (const [file, names] of [
      [paper, ['who', 'paper', '_elapsed']],
      [empty, ['who', '_elapsed']],
    ] as const) {
      const { body } = await sent([
        ['who', 'a'],
        ['paper', file],
      ]);
      expect(body).toBeInstanceOf(FormData);
      expect([...(body as FormData).keys()]).toEqual(names);
    }
  });

  it('is JSON without a file that was not chosen', async () => {
    const { body } = await sent(
      [
        ['who', 'a'],
        ['paper', empty],
      ],
      'json',
    );
    expect(JSON.parse(String(body))).toEqual({ who: 'a', _elapsed: '3' });
  });
});

it('keeps what the receiver says of fields, whatever they are called', async () => {
  const answer = new Response('{"errors":{"seat":"Taken."}}', { status: 422 });
  expect((await sent([['who', 'a']], undefined, answer)).result).toEqual({
    kind: 'refused',
    problems: { seat: 'Taken.' },
  });
});
