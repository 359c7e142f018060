import { expect, it, vi } from 'vitest';
import { hitPage } from '../../../runtime/search/hit-page.ts';
import { tableOf } from '../../fixtures/load-fixture.ts';
import { hit, searchSite, storyHit } from './search-site.ts';

const model = searchSite();
const visitor = { menuCodes: [], fnCodes: [], loginStatus: 0 };
const pageOf = (
  found: ReturnType<typeof hit>,
  language = 'zh',
  device = 'desk',
  access = visitor,
) => hitPage(found, tableOf(model, language, device), model.site, access);

it('[S-03] an entry leads to its own page in the spelling of the set, with its section', () => {
  expect(pageOf(storyHit('a1'))).toEqual({ href: '/story/a1', kind: 'stories', section: '要闻' });
  expect(pageOf(storyHit('a1'), 'zh', 'phone')?.href).toBe('/story-m/a1');
});

it('a hit in a section leads to its heading', () => {
  const found = { ...storyHit('a1'), section: { id: 'bao-ming', title: '报名' } };
  expect(pageOf(found)?.href).toBe('/story/a1#bao-ming');
  expect(pageOf(found, 'zh', 'phone')?.href).toBe('/story-m/a1#bao-ming');
});

it('[S-03] a part of a page leads there by its query, and names the page', () => {
  expect(pageOf(hit({ route: 'home', query: '?code=b', above: '首页' }))).toEqual({
    href: '/shouye?code=b',
    kind: '',
    section: '首页',
  });
});

it('an entry that a page shows one at a time keeps its kind', () => {
  expect(pageOf(hit({ route: 'home', query: '?unit=u', collection: 'notes', id: 'u' }))).toEqual({
    href: '/shouye?unit=u',
    kind: 'notes',
  });
});

it('an entry in another language says in which', () => {
  expect(pageOf(storyHit('a1', { language: 'en' }))?.tag).toBe('en');
});

it('what another site has keeps its address, and says its host', () => {
  expect(pageOf(hit({ href: 'https://library.example/book?id=1' }))).toEqual({
    href: 'https://library.example/book?id=1',
    kind: '',
    host: 'library.example',
  });
  expect(pageOf(hit({ href: '/shouye' }))).toEqual({ href: '/shouye', kind: '' });
});

it('an address of this site that is spelled with its host is no other one', () => {
  vi.stubGlobal('location', { host: 'school.example' });
  expect(pageOf(hit({ href: 'https://school.example/shouye' }))?.host).toBeUndefined();
  vi.unstubAllGlobals();
});

it('nothing leads where the variant has no page, or none that opens for this visitor', () => {
  expect(pageOf(storyHit('a1'), 'en')).toBeUndefined();
  expect(pageOf(hit({ route: 'gone' }))).toBeUndefined();
  expect(pageOf(hit({ collection: 'constructor', id: 'a' }))).toBeUndefined();
  expect(pageOf(hit({ collection: 'stories' }))).toBeUndefined();
  const closed = hit({ route: 'closed' });
  expect(pageOf(closed)).toBeUndefined();
  expect(pageOf(closed, 'zh', 'desk', { ...visitor, loginStatus: 1 })?.href).toBe('/closed');
});
