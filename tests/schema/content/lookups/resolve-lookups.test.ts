import { describe, expect, it } from 'vitest';
import { NotThere } from '../../../../schema/content/http/api-errors.ts';
import { resolveLookups } from '../../../../schema/content/lookups/resolve-lookups.ts';
import { withAtPath } from '../../../../schema/content/lookups/with-at-path.ts';
import { withMore } from '../../../../schema/content/lookups/with-more.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';

/** Resolves items, with what was asked for: addresses, and the ids in them. */
async function resolve(
  items: readonly unknown[],
  lookups: HttpSource['lookups'],
  answers: (url: string, ids: string | undefined) => unknown,
  answer: unknown = {},
) {
  const asked: string[] = [];
  const resolved = await resolveLookups(items, answer, lookups, async (url, ids) => {
    asked.push(ids === undefined ? url : `${url} ${ids}`);
    return answers(url, ids);
  });
  return { resolved, asked };
}

describe('ids in the items of an answer', () => {
  it('become what a whole list has under them, one by one and in lists', async () => {
    const list = [{ id: 1, name: 'a' }, { id: '2', name: 'b' }, { id: 1, name: 'later' }, null];
    const { resolved, asked } = await resolve(
      [{ c: 1, n: { of: ['2', 9, 1] } }, { c: 9 }, { n: null }, 7, null],
      { c: { url: '/c', items: '.', id: 'id' }, 'n.of': { url: '/c', items: '.', id: 'id' } },
      () => list,
    );
    expect(resolved).toEqual([
      { c: { id: 1, name: 'a' }, n: { of: [{ id: '2', name: 'b' }, 9, { id: 1, name: 'a' }] } },
      { c: 9 },
      { n: null },
      7,
      null,
    ]);
    expect(asked).toEqual(['/c', '/c']);
  });

  it('are asked for a hundred at a time, each once, and not at all where there are none', async () => {
    const items = Array.from({ length: 130 }, (_, index) => ({ m: (index % 120) + 1 }));
    const lookups = { m: { url: '/m?ids={ids}', items: 'data', id: 'id' } };
    const { resolved, asked } = await resolve(items, lookups, (_, ids) => ({
      data: ids?.split(',').map((id) => ({ id: Number(id), url: `/${id}.png` })),
    }));
    expect(asked.map((each) => each.split(',').length)).toEqual([100, 20]);
    expect(resolved[125]).toEqual({ m: { id: 6, url: '/6.png' } });
    expect((await resolve([{}, { m: '' }], lookups, () => ({}))).asked).toEqual([]);
  });

  it('are found in the answer itself, which may include nothing', async () => {
    const lookups = { 'f.sys.id': { items: 'includes.Asset', id: 'sys.id' } };
    const answer = { includes: { Asset: [{ sys: { id: 'x' }, url: '/x.png' }] } };
    const items = [{ f: { sys: { id: 'x' } } }];
    const { resolved } = await resolve(items, lookups, () => undefined, answer);
    expect(resolved).toEqual([{ f: { sys: { id: { sys: { id: 'x' }, url: '/x.png' } } } }]);
    expect((await resolve(items, lookups, () => undefined, {})).resolved).toEqual(items);
  });

  it.each([[{}], [null], ['<html>'], [{ data: 'none' }]])(
    'cannot be looked up in what is no list: %j',
    async (answer) => {
      const lookups = { c: { url: '/c', items: 'data', id: 'id' } };
      await expect(resolve([{ c: 1 }], lookups, () => answer)).rejects.toThrow(
        'no list to look up stands under data',
      );
    },
  );
});

it('a value is changed at a path, and nothing else of it', () => {
  const value = { a: [{ b: 1 }, { b: 2 }], __proto__: { c: 3 } };
  expect(withAtPath(value, 'a.1.b', (found) => [found])).toEqual({ a: [{ b: 1 }, { b: [2] }] });
  expect(value.a[1]).toEqual({ b: 2 });
  expect(withAtPath(value, 'c', () => 'x')).toBe(value);
  expect(withAtPath(value, 'a.length', () => 'x')).toEqual(value);
});

describe('further calls of an entry', () => {
  it('stand under their keys, but for what is not there', async () => {
    const more = { files: { url: '/f', item: 'data' }, all: { url: '/a' }, gone: { url: '/g' } };
    const whole = await withMore({ id: 1 }, more, async ({ url }) => {
      if (url === '/g') throw new NotThere('gone');
      return { data: [url] };
    });
    expect(whole).toEqual({ id: 1, files: ['/f'], all: { data: ['/a'] } });
    expect(await withMore('text', more, async () => ({}))).toBe('text');
  });

  it('fail with the entry', async () => {
    const fails = async () => {
      throw new Error('500');
    };
    await expect(withMore({}, { a: { url: '/a' } }, fails)).rejects.toThrow('500');
  });
});
