import { describe, expect, it } from 'vitest';
import {
  filesOfIndex,
  type IndexedText,
  readerOf,
  readerOfFiles,
} from '../../fixtures/index-of.ts';
import { found, highlightedIn, idsOf, search } from './search-reader.ts';

describe('a long text', () => {
  const filler = (words: string): string => `${words}。`.repeat(400);
  const long: IndexedText = {
    id: 'long',
    title: '年度报告',
    text: `开头一句。${filler('海边的园区有许多学校')}灯塔实验室在第三码头。${filler('后面还有别的话要说')}结尾提到潮汐，也提到灯塔。`,
  };
  const others = Array.from({ length: 30 }, (_, at): IndexedText => {
    const text = `${filler('潮汐表每天都更新')}第 ${at} 号。`;
    return { id: `other-${at}`, title: `潮汐 ${at}`, text };
  });

  it('is shown by the piece that has what was looked for, and nothing else of it is loaded', async () => {
    const files = await filesOfIndex('zh', [long, ...others]);
    const asked: string[] = [];
    const reader = readerOfFiles('zh', files, (path) => asked.push(path));
    const { hits } = await search(reader, '灯塔实验室');
    expect(idsOf(hits)).toEqual(['long']);
    expect(highlightedIn(hits[0]?.excerpt ?? [])).toEqual(['灯塔实验室']);
    const texts = asked.filter((path) => /\/(?:pieces|documents)\//.test(path));
    expect(texts).toHaveLength(2);
    for (const path of texts) expect(Buffer.byteLength(files.get(path) ?? '')).toBeLessThan(4500);
    expect(Buffer.byteLength(long.text)).toBeGreaterThan(20_000);
  });

  it('is shown by the piece with most of several words, and by its beginning where the title has them', async () => {
    const reader = await readerOf('zh', [long, ...others]);
    const { hits } = await search(reader, '潮汐 灯塔');
    expect(highlightedIn(hits[0]?.excerpt ?? [])).toEqual(['潮汐', '灯塔']);
    const [report] = (await search(reader, '年度报告')).hits;
    expect(report?.excerpt[0]?.text).toMatch(/^开头一句/);
  });

  it('is found by what stands at its end, and not by what stands in it in another order', async () => {
    const reader = await readerOf('zh', [long, ...others]);
    expect(await found(reader, '结尾提到潮汐')).toEqual(['long']);
    expect(await found(reader, '提到结尾潮汐')).toEqual([]);
    expect(await found(reader, '实验室灯塔')).toEqual([]);
  });

  it('without one of its pieces says that the index is damaged', async () => {
    const files = await filesOfIndex('zh', [long]);
    for (const path of files.keys()) if (path.includes('/pieces/')) files.set(path, '{}');
    await expect(search(readerOfFiles('zh', files), '灯塔实验室')).rejects.toThrow(/pieces/);
  });
});

describe('names with marks and numbers', () => {
  const texts: readonly IndexedText[] = [
    { id: 'cpp', title: 'C++ 入门', text: '学 C++ 要先学 C。' },
    { id: 'csharp', title: 'C# 入门', text: 'C#7 之后，C# 变了。' },
    { id: 'c', title: 'C 语言', text: 'C 与 1+1 的故事。' },
    { id: 'server', title: '服务地址', text: '地址是 127.0.0.1:8848，版本 3.0。' },
    { id: 'other-server', title: '另一个地址', text: '地址是 127.0.0.1:9000，版本 3.1。' },
    { id: 'react', title: 'React 组件', text: '写 React组件的方法。' },
    { id: 'part', title: '组件', text: '与 React 无关的组件。' },
  ];

  it.each([
    ['C++', ['cpp'], 'C++'],
    ['c#', ['csharp'], 'C#'],
    ['127.0.0.1:8848', ['server'], undefined],
    ['3.0', ['server'], undefined],
    ['React 组件', ['react', 'part'], 'React 组件'],
  ])('%s', async (keyword, ids, highlighted) => {
    const { hits } = await search(await readerOf('zh', texts), keyword);
    expect(idsOf(hits)).toEqual(ids);
    if (highlighted !== undefined)
      expect(highlightedIn(hits[0]?.title ?? [])).toContain(highlighted);
  });

  it('C finds all that is written with it', async () => {
    expect((await found(await readerOf('zh', texts), 'C')).toSorted()).toEqual([
      'c',
      'cpp',
      'csharp',
    ]);
  });
});

describe('a hit in a section', () => {
  const headings = [
    { id: 'bao-ming', text: '怎样报名' },
    { id: 'fei-yong', text: '要交多少' },
  ];
  const text = '开头一句。\n怎样报名\n先填表，再到窗口。\n要交多少\n窗口收现金。';
  const guide: IndexedText = { id: 'guide', title: '指南', text, headings };

  it('names the section, and its title', async () => {
    const reader = await readerOf('zh', [guide]);
    const of = async (keyword: string) => (await search(reader, keyword)).hits[0]?.section;
    expect(await of('填表')).toEqual({ id: 'bao-ming', title: '怎样报名' });
    expect(await of('现金')).toEqual({ id: 'fei-yong', title: '要交多少' });
    expect(await of('多少')).toEqual({ id: 'fei-yong', title: '要交多少' });
    // The first of several.
    expect(await of('窗口')).toEqual({ id: 'bao-ming', title: '怎样报名' });
    // What stands before all of them, or is what the text is called, is the whole.
    expect(await of('一句')).toBeUndefined();
    expect(await of('指南')).toBeUndefined();
  });

  it('names it in a long text, too', async () => {
    const long = `${text}${'还有别的话要说。'.repeat(400)}最后提到灯塔。`;
    const reader = await readerOf('zh', [{ ...guide, text: long }]);
    const [hit] = (await search(reader, '灯塔')).hits;
    expect(hit?.section?.id).toBe('fei-yong');
    expect(highlightedIn(hit?.excerpt ?? [])).toEqual(['灯塔']);
  });
});
