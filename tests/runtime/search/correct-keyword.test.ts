import { describe, expect, it } from 'vitest';
import type { IndexReader } from '../../../runtime/search/engine/index-reader.ts';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import {
  filesOfIndex,
  type IndexedText,
  readerOf,
  readerOfFiles,
} from '../../fixtures/index-of.ts';
import { searchCorpus } from '../../fixtures/search-corpus.ts';

const zh: readonly IndexedText[] = [
  { id: 'parts', title: '组件属性', text: '每个组件都有属性。' },
  { id: 'more-parts', title: '组件的写法', text: '写法有三种。' },
  { id: 'feet', title: '足见用心', text: '老师的话。' },
  // Put together, they are read as zjsx, too; no title has that.
  ...['这就来，这就来', '就是说，就是说', '是心意，是心意'].map((title) => ({
    id: title,
    title,
    text: '。',
  })),
  { id: 'sign-in', title: '登录与注册', text: '陆地上的人也可以登录系统。' },
  { id: 'bank', title: '重庆银行网点', text: '在行政楼。' },
  { id: 'nacos', title: 'Nacos 配置', text: '用 useEffect 读取配置，Nacos 在 8848 端口。' },
  {
    id: 'headed',
    title: '其他',
    headings: [{ id: 'bao-ming', text: '报名流程' }],
    text: '报名流程\n先填表。绿色通道在东门。',
  },
];
const en: readonly IndexedText[] = [
  { id: 'library', title: 'The library', text: 'Libraries lend books. A calendar hangs there.' },
  { id: 'enrol', title: 'Enrolment', text: 'Students may enrol in March.' },
];

const search = async (reader: IndexReader, keyword: string) => {
  const { instead, hits } = await searchStatic(reader, {
    keyword,
    sort: 'best',
    page: 1,
    size: 10,
  });
  return { instead, ids: hits.map(({ document }) => document.id) };
};

describe('a keyword that nothing has', () => {
  it.each([
    // Pinyin: whole, its first letters, some of both.
    ['zujian', '组件', 'parts'],
    ['zujianshuxing', '组件属性', 'parts'],
    ['zjsx', '组件属性', 'parts'],
    ['zujsx', '组件属性', 'parts'],
    ['ZuJian', '组件', 'parts'],
    // By the word that a character stands in.
    ['yinhang', '银行', 'bank'],
    ['chongqing', '重庆', 'bank'],
    // Of headings, too.
    ['baoming', '报名', 'headed'],
    // Other characters of the same sound.
    ['登陆', '登录', 'sign-in'],
    ['组建', '组件', 'parts'],
    ['抱名流程', '报名流程', 'headed'],
    // Letters in each other's place, left out, one too many.
    ['nacso', 'nacos', 'nacos'],
    ['useEfect', 'useeffect', 'nacos'],
    ['naccos', 'nacos', 'nacos'],
    // What is right of several words stays as it was written.
    ['组件 shuxing', '组件 属性', 'parts'],
  ])('in Chinese, %s, is looked for as %s', async (keyword, instead, first) => {
    const found = await search(await readerOf('zh', zh), keyword);
    expect(found.instead).toBe(instead);
    expect(found.ids[0]).toBe(first);
  });

  it.each([
    ['libary', 'library', 'library'],
    ['calender', 'calendar', 'library'],
    ['marhc', 'march', 'enrol'],
  ])('in English, %s, is looked for as %s', async (keyword, instead, first) => {
    const found = await search(await readerOf('en', en), keyword);
    expect(found).toEqual({ instead, ids: [first] });
  });

  it.each([
    'qqqqxxxx',
    'xyz',
    '水母水母',
    '"zujian"',
    '1234567',
    '陆海',
    '🙂',
    'zzzzzzzzzzzzzzzzzzzzzz',
  ])('and that is like nothing finds nothing: %s', async (keyword) => {
    const found = await search(await readerOf('zh', zh), keyword);
    expect(found).toEqual({ instead: undefined, ids: [] });
  });

  it.each(['登录', '组件', 'nacos', 'Nac'])('is another matter than %s', async (keyword) => {
    const found = await search(await readerOf('zh', zh), keyword);
    expect(found.instead).toBeUndefined();
    expect(found.ids.length).toBeGreaterThan(0);
  });

  it('ends, however many letters it has', async () => {
    const reader = await readerOf('zh', zh);
    const keywords = ['a'.repeat(100), 'zhuang'.repeat(16), '陆'.repeat(100), '陆海空'.repeat(30)];
    for (const keyword of keywords) expect((await search(reader, keyword)).instead).toBeUndefined();
  });

  it('ends where its letters stand for very many characters', async () => {
    // Each of these begins with s, and each pair of them is in a title.
    const all = [
      ...'三四十是所身时事社声生设收手上市水数思死速算岁随司色森沙山商少深神审升省胜师石',
    ];
    const titles = all.map((first) => all.map((second) => first + second).join('，'));
    const reader = await readerOf(
      'zh',
      titles.map((title, at) => ({ id: `t${at}`, title, text: '。' })),
    );
    // No title has eight of them in a row, however they are put together.
    expect((await search(reader, 'ssssssss')).instead).toBeUndefined();
    expect((await search(reader, 'ss')).instead).toMatch(/^\p{Script=Han}{2}$/u);
  });

  it('loads few files of a large index', async () => {
    const texts = [...searchCorpus('zh', 400)];
    const asked: string[] = [];
    const reader = readerOfFiles('zh', await filesOfIndex('zh', texts), (path) => asked.push(path));
    await search(reader, '一句没有人写过的很长的话');
    expect(asked.filter((path) => path.includes('/spellings/'))).toHaveLength(0);
  });
});
