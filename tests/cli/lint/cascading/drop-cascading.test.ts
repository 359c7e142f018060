import { describe, expect, it } from 'vitest';
import { lintText, marks } from '../lint-text.ts';

const site = `version: 1
site:
  name: { zh: 测试, en: Test }
  footer: { columns: [{ title: { zh: 栏, en: Links }, links: [{ label: { zh: 新闻, en: News }, link: /news }] }] }
languages:
  zh: { default: true, label: 中文, home: /index }
  en: { prefix: /EN, label: English, home: /EN/Index }
access:
  anonymous: { menuCodes: [portal] }
menu:
  patches: { park: { path: /news, codes: [facts] } }
routes:
  - { id: index, paths: { zh: /index, en: /EN/Index }, page: index, title: { zh: 首页, en: Home } }
  - { id: old, paths: { zh: /old, en: false }, redirect: /news }
  - id: news
    paths: { zh: /news, en: /EN/News }
    page: news
    title: { zh: 新闻, en: News }
    access: { code: portal }
  - id: facts
    paths: { zh: /facts, en: false }
    page: facts
    title: { zh: 概况 }
pages:
  index: { blocks: [{ type: share, title: { zh: 分享, en: Share } }] }
  news: { blocks: [{ type: share, title: { zh: 分享, en: Share } }] }
  facts: { blocks: [{ type: share, title: { zh: 分享 } }] }
`;

describe('one mistake', () => {
  it('is made by nothing in a site that is right', () => {
    expect(marks(lintText(site))).toEqual([]);
  });

  it.each([
    [
      'a word for false, and not words that lack',
      'zh: /facts, en: false',
      'zh: /facts, en: no',
      ['21:30 yaml-boolean-word no'],
    ],
    [
      'a language twice, and not the other as missing',
      '{ zh: 首页, en: Home }',
      '{ zh: 首页, zh: Home }',
      ['13:86 yaml-duplicate-key zh'],
    ],
    [
      'a path twice, and not its partner as missing',
      'zh: /news, en: /EN/News',
      'zh: /news, zh: /EN/News',
      ['16:25 yaml-duplicate-key zh'],
    ],
    [
      'a language that is none',
      'zh: /news, en: /EN/News',
      'zh: /news, eng: /EN/News',
      ['16:25 language-unknown eng'],
    ],
    [
      'a slash at the end of a path, and not what names the path',
      'zh: /news,',
      'zh: /news/,',
      ['16:23 path-trailing-slash /'],
    ],
    ['two slashes in a path', 'zh: /news,', 'zh: //news,', ['16:18 path-segment //']],
    ['a query in a path', 'zh: /news,', "zh: '/news?code=a',", ['16:24 path-characters ?']],
    [
      'a prefix that is missing, and not the home page that names the path',
      'en: /EN/Index }, page',
      'en: /Index }, page',
      ['13:43 path-language /Index'],
    ],
    [
      'a path that is taken, and not what names the one it should have been',
      'zh: /news,',
      'zh: /index,',
      ['16:18 route-duplicate-path /index'],
    ],
    [
      'a path that is missing',
      'zh: /news, en: /EN/News',
      'en: /EN/News',
      ['16:5 language-missing-partner paths'],
    ],
    [
      'a page misspelled, and not the page as unused',
      'page: facts',
      'page: fcts',
      ['22:11 page-unknown fcts'],
    ],
    [
      'a country for a language',
      '{ zh: 首页, en: Home }',
      '{ cn: 首页, en: Home }',
      ['13:78 language-unknown cn'],
    ],
    [
      'a slip in a code, and not what leads to the page',
      'code: portal',
      'code: portl',
      ['19:21 access-unknown-code portl'],
    ],
    [
      'a lost dash, and not every key behind it',
      '  - id: facts',
      '    id: facts',
      ['20:5 yaml-duplicate-key id'],
    ],
  ])('is told once: %s', (_, right, wrong, found) => {
    expect(marks(lintText(site.replace(right, wrong)))).toEqual(found);
  });

  it('leaves keys that stand twice by themselves as they are', () => {
    const twice = site.replace('    page: news\n', '    page: news\n    page: index\n');
    expect(marks(lintText(twice))).toEqual(['18:5 yaml-duplicate-key page']);
  });
});
