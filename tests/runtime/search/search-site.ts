import type { SearchAnswer, SearchHit } from '../../../runtime/search/search-answer.ts';
import type { Model } from '../../../schema/model.ts';
import type { SearchService, SiteSource } from '../../../schema/source.generated.ts';
import { modelOf, sourceOf } from '../../fixtures/load-fixture.ts';

/** A small site with a search box, a page of results, entries with pages, and a page that is closed. */
export function searchSite(service?: SearchService): Model {
  const { messages: _, ...zh } = sourceOf('tests/fixtures/lyceum/site.yaml').languages.zh ?? {
    label: '',
    home: '',
  };
  const results: SiteSource['pages'][string] = {
    params: { keyword: 'word' },
    blocks: [{ type: 'search', hints: [{ label: '看看首页', link: '/shouye' }] }],
  };
  const story: SiteSource['pages'][string] = {
    params: { id: 'id' },
    blocks: [{ type: 'article', collection: 'stories' }],
  };
  return modelOf({
    version: 1,
    site: { name: '灯塔中学', footer: {} },
    languages: {
      zh: { ...zh, prefix: '', default: true, home: '/shouye' },
      en: { label: 'English', tag: 'en', prefix: '/EN', home: '/EN/home' },
    },
    devices: { desk: {}, phone: { suffix: '-m', form: 'mobile' } },
    access: { flags: { staff: { loginStatus: [1] } } },
    search: {
      route: 'results',
      ...(service ? { service } : {}),
      groups: [{ title: '常用', links: [{ label: '首页', link: '/shouye' }] }],
    },
    routes: [
      { id: 'home', paths: { zh: '/shouye', en: '/EN/home' }, title: '首页', page: 'home' },
      {
        id: 'results',
        paths: { zh: '/sousuo/:word', en: '/EN/search/:word' },
        title: '搜索结果',
        page: 'results',
      },
      { id: 'story', paths: { zh: '/story/:id', en: false }, title: '故事', page: 'story' },
      {
        id: 'closed',
        paths: { zh: '/closed', en: '/EN/closed' },
        title: '内部',
        page: 'home',
        access: { anyFlag: ['staff'] },
      },
    ],
    pages: { home: { blocks: [{ type: 'text', body: ['首页'] }] }, results, story },
    collections: {
      stories: { label: '故事', detail: 'story', codes: { x: '要闻' } },
      notes: { label: '公告', detail: 'story' },
      quiet: { detail: 'story' },
    },
  });
}

/** A hit with a title whose second piece is marked. */
export const hit = (
  document: SearchHit['document'],
  [before = '', highlighted = '']: readonly string[] = [],
): SearchHit => ({
  title: [{ text: before }, { text: highlighted, highlighted: true }],
  excerpt: [{ text: '正文' }],
  document,
});

export const storyHit = (id: string, more: Partial<SearchHit['document']> = {}): SearchHit =>
  hit({ collection: 'stories', id, date: '2026-03-01', code: 'x', ...more }, [`${id} `, '灯']);

/** An answer with all that is left out empty. */
export const answerOf = (answer: Partial<SearchAnswer>): SearchAnswer => ({
  total: answer.hits?.length ?? 0,
  page: 1,
  hits: [],
  some: [],
  kinds: [],
  years: [],
  ...answer,
});
