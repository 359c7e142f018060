import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { searchFiltersByHome } from '../../../runtime/screen/filters-by-home.ts';
import { searchSite } from '../../../runtime/search/engine/site-search.ts';
import { plainQuery } from '../../../runtime/search/plain-query.ts';
import type { SiteState } from '../../../runtime/state/site-state.ts';
import type { RouteTable } from '../../../schema/model.ts';
import { filesOfIndex } from '../../fixtures/index-of.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = [
  { id: 'fair', title: '招生开放日', text: '三月二十八日。' },
  { id: 'ship', title: '科考船', text: '靠上黎安港。' },
];
const table = { language: 'zh', collections: {} } as unknown as RouteTable;
const newState = () =>
  ({
    root: 'http://site.test/',
    model: { build: 'b' },
    store: createStore(),
  }) as unknown as SiteState;

/** Has the server hand out files; without any it cannot be reached. */
function serve(files: ReadonlyMap<string, string> | undefined): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (!files) throw new TypeError('no network');
    const text = files.get(new URL(address).pathname.slice(1));
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
}

async function found(state: SiteState, keyword: string): Promise<readonly (string | undefined)[]> {
  const { hits } = await searchSite(state, table, plainQuery(keyword));
  return hits.map(({ document }) => document.id);
}

it('a search goes on with the new index where another deployment took the old one away', async () => {
  const state = newState();
  serve(await filesOfIndex('zh', texts));
  expect(await found(state, '招生')).toEqual(['fair']);
  serve(await filesOfIndex('zh', [{ id: 'boat', title: '渔船', text: '' }, ...texts]));
  expect([...(await found(state, '渔船'))]).toEqual(['boat']);
});

it('what was loaded is searched while the network is gone, and after it failed', async () => {
  const state = newState();
  serve(await filesOfIndex('zh', texts));
  expect(await found(state, '招生')).toEqual(['fair']);
  serve(undefined);
  await expect(found(newState(), '招生')).rejects.toThrow('no network');
  expect(await found(state, '开放')).toEqual(['fair']);
});

it('[S-04] a service that is not told whose entries are wanted does not answer for a home where the index can', async () => {
  const owned = texts.map((each) => ({ ...each, homes: [each.id === 'ship' ? 'labs' : 'joint'] }));
  serve(await filesOfIndex('zh', owned));
  const url = 'http://search.test/?q={keyword}';
  const fields = { title: 'title', link: 'link' };
  const search = { service: { url, items: 'hits', fields, fallback: true } };
  const told = { ...table, search } as unknown as RouteTable;
  const query = { ...plainQuery('黎安'), homes: ['labs'] };
  const { hits, total } = await searchSite(newState(), told, query);
  expect([total, hits[0]?.document.id]).toEqual([1, 'ship']);
  expect(searchFiltersByHome(told)).toBe(true);
  const alone = { ...table, search: { service: { url, items: 'hits', fields } } };
  expect(searchFiltersByHome(alone as unknown as RouteTable)).toBe(false);
});
