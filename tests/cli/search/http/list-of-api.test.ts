import { describe, expect, it } from 'vitest';
import type { ApiCaller } from '../../../../cli/search/http/api-caller.ts';
import { type ApiList, listOfApi } from '../../../../cli/search/http/list-of-api.ts';
import { lookUp } from '../../../../cli/search/http/looked-up.ts';
import { NotThere } from '../../../../schema/content/http/api-errors.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';

type Answer = { readonly items: readonly unknown[]; readonly total?: number };

const entries = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, title: `n${first + index}` }));

/** Reads a list of pages of two; tells which pages were asked for, and how many at a time. */
async function read(
  pageOf: (number: number) => Answer,
  list: Partial<HttpSource['list']> = {},
  until = Number.POSITIVE_INFINITY,
): Promise<ApiList & { ids: string[]; asked: number[]; atATime: number }> {
  const asked: number[] = [];
  let now = 0;
  let atATime = 0;
  const call: ApiCaller = (_, { page = '' }) => ({
    url: 'https://cms.example/list',
    ask: async () => {
      asked.push(Number(page));
      now += 1;
      atATime = Math.max(atATime, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return { value: pageOf(Number(page)), header: () => null };
    },
  });
  const http = {
    list: { url: 'https://cms.example/list?page={page}', items: 'items', total: 'total', ...list },
    fields: { id: 'id', title: 'title' },
  };
  const lookedUp = lookUp(call, http);
  const options = { call, http, lookedUp, fields: [], size: 2, progress: () => undefined, until };
  const found = await listOfApi(options);
  return { ...found, ids: found.items.map(({ entry }) => entry.id), asked, atATime };
}

describe('the list of a content API', () => {
  it('is read to its total, a few pages at a time', async () => {
    const list = await read((page) => ({ items: entries(page * 2, 2), total: 20 }));
    expect(list.ids).toHaveLength(20);
    expect(list.asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(list.atATime).toBe(4);
    expect(list).not.toHaveProperty('remark');
  });

  it('is read to an empty page where it has no total, the first page being 0', async () => {
    const list = await read((page) => ({ items: page < 3 ? entries(page * 2, 2) : [] }), {
      firstPage: 0,
    });
    expect(list.ids).toHaveLength(6);
    expect(list.asked).toEqual([0, 1, 2, 3]);
  });

  it('ends where the API has no further page', async () => {
    const list = await read((page) => {
      if (page > 2) throw new NotThere();
      return { items: entries(page * 2, 2) };
    });
    expect(list.ids).toHaveLength(4);
    expect(list.failure).toBeUndefined();
  });

  it('that is not there at all has failed', async () => {
    const list = await read(() => {
      throw new NotThere();
    });
    expect(list.failure).toBeInstanceOf(NotThere);
  });

  it('is one page where every page is the same, or the address has none', async () => {
    const same = () => ({ items: entries(1, 2), total: 9 });
    const list = await read(same);
    expect(list.ids).toEqual(['1', '2']);
    expect(list.note?.en).toMatch(/^counts 9 entries and lists \d+$/);
    expect((await read(same, { url: 'https://cms.example/list' })).asked).toHaveLength(1);
  });

  it('of smaller pages than were asked for is read to its end', async () => {
    const list = await read((page) => ({ items: entries(page, 1), total: 7 }));
    expect(list.ids).toHaveLength(7);
  });

  it('of larger pages is read whole, too', async () => {
    const list = await read((page) => ({ items: entries(page * 10, 10), total: 20 }));
    expect(list.ids).toHaveLength(20);
    expect(list.asked).toEqual([1, 2]);
  });

  it('leaves out what is no entry', async () => {
    const items = [null, 7, { id: 1 }, { id: '..', title: 'x' }, ...entries(5, 1)];
    expect((await read(() => ({ items, total: 5 }))).ids).toEqual(['5']);
  });

  it('that takes too long keeps what came', async () => {
    const list = await read((page) => ({ items: entries(page * 2, 2), total: 20 }), {}, 0);
    expect(list.ids).toHaveLength(2);
    expect(list.failure).toMatchObject({ message: 'it took too long' });
  });
});
