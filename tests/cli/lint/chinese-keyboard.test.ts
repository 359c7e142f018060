import { describe, expect, it } from 'vitest';
import { lintText, marks } from './lint-text.ts';

const site = `version: 1
site: { name: 测试 }
languages:
  zh: { default: true, label: 中文, home: /index }
lazyGroups: [news]
routes:
  - { id: index, paths: { zh: /index }, page: index }
  - id: news
    paths: { zh: '/news/:id' }
    title: { zh: 新闻 }
    page: news
    lazy: news
pages:
  index: { blocks: [{ type: articleList, collection: news }] }
  news:
    params: { id: id }
    blocks: [{ type: article, collection: news }]
collections:
  news: { detail: news }
`;

describe('what a Chinese keyboard types', () => {
  it('is nothing in a text that is right', () => {
    expect(marks(lintText(site.replace('name: 测试', 'name: 【测试】：一，二')))).toEqual([]);
  });

  it.each([
    ['braces', '{ zh: 新闻 }', '｛ zh: 新闻 ｝', ['10:12 yaml-fullwidth ｛']],
    ['brackets', '[news]', '【news】', ['5:13 yaml-fullwidth 【']],
    ['a blank as indentation', '    page: news', '　　page: news', ['11:1 yaml-fullwidth 　']],
    ['a dash', '  - id: news', '  －id: news', ['8:3 yaml-fullwidth －']],
    ['the colon of a parameter', '/news/:id', '/news/：id', ['9:25 path-characters ：']],
  ])('is told once and where it stands: %s', (_, right, wrong, found) => {
    expect(marks(lintText(site.replace(right, wrong)))).toEqual(found);
  });
});
