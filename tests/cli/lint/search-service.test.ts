import { describe, expect, it } from 'vitest';
import { lintText, marks } from './lint-text.ts';

const site = (url: string): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
search: { route: search, service: { items: hits, fields: { title: title, link: path }, url: '${url}' } }
routes:
  - { id: index, paths: { zh: /index }, page: index }
  - { id: search, paths: { zh: '/search/:word' }, page: search }
pages:
  index: { blocks: [{ type: share, title: 分享 }] }
  search: { params: { keyword: word }, blocks: [{ type: search }] }
`;

describe('the address of a search service', () => {
  it.each([
    'https://search.example/find?q={keyword}&lang={language}',
    '/find/{language}?q={"from":{from},"size":{size},"query":"{keywordJson}"}&sort={sort}&c={searchChannelId}',
  ])('may be %s', (url) => {
    expect(marks(lintText(site(url)))).toEqual([]);
  });

  it.each([
    ['/find?q={keyword}&by={order}', ['{order}']],
    ['/find?q={keyword}&q2={Keyword}', ['{Keyword}']],
    ['/find?lang={language}', ["'/find?lang={language}'"]],
  ])('may not be %s', (url, marked) => {
    expect(marks(lintText(site(url))).map((mark) => mark.split(' ').slice(2).join(' '))).toEqual(
      marked,
    );
  });
});
