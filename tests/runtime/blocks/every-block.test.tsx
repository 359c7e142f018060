// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockRegistry } from '../../../runtime/blocks/block-registry.ts';
import type { Block, Page } from '../../../schema/source.generated.ts';
import { blockTypes, leastBlock } from './least-block.ts';
import { openBlocks } from './open-blocks.tsx';

/** Kinds of blocks whose texts alone say too little: with the least that shows something, and what must be seen of it. */
const table: readonly (readonly [Block, string])[] = [
  [{ type: 'article', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'articleList', collection: 'none' }, '这里还没有内容'],
  [{ type: 'topic', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'topics', collection: 'some' }, '甲'],
  [
    { type: 'chart', title: '借出', labels: [], series: [{ name: '册', values: [] }] },
    '这里还没有内容',
  ],
  [{ type: 'coverGrid', collection: 'some', fields: ['note'] }, '备注甲'],
  [{ type: 'directory', collection: 'some' }, '查找人员'],
  [{ type: 'siteMap' }, '首页'],
  [{ type: 'timetable', entries: [{ title: '合唱', days: ['monday'], from: '9:30' }] }, '合唱'],
  [{ type: 'tabs', items: { a: { title: '甲部', blocks: [{ type: 'siteMap' }] } } }, '甲部'],
  [{ type: 'downloads', items: [] }, '这里还没有内容'],
  [{ type: 'entryTable', collection: 'some', columns: ['note'] }, '备注甲'],
  [{ type: 'newsFront', title: '新闻', collection: 'none' }, '这里还没有内容'],
  [{ type: 'gallery', items: [{ src: '/a.svg', caption: '海湾' }] }, '海湾'],
  [{ type: 'hero', title: '学院', picture: { src: '/a.svg' } }, '学院'],
  [{ type: 'institution', collection: 'some', by: 'code' }, '正文甲'],
  [{ type: 'institutions', collection: 'some' }, '备注甲'],
  [{ type: 'noticeList', collection: 'some' }, '甲'],
  [{ type: 'people', collection: 'some' }, '摘要'],
  [{ type: 'rankedPeople', collection: 'some' }, '丙'],
  [{ type: 'profile', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'richText', collection: 'some', entry: 'c' }, '正文'],
  [{ type: 'search' }, '搜索全站'],
  // It leaves the place to an article beside it where it has no such entry.
  [{ type: 'service', collection: 'some' }, ''],
  [{ type: 'entryLines', collection: 'some', columns: ['note'] }, '备注甲'],
  [{ type: 'columns', items: [{ width: 6, blocks: [{ type: 'siteMap' }] }] }, '首页'],
  [{ type: 'facts', items: [{ label: '面积', value: '12.7' }] }, '面积'],
  [
    { type: 'sections', by: 'code', items: { a: { title: '甲部', blocks: [{ type: 'search' }] } } },
    '甲部',
  ],
  [{ type: 'embed', title: '影片', src: 'https://films.example.org/1' }, 'films.example.org'],
  [
    {
      type: 'form',
      name: 'visit',
      to: 'desk',
      groups: [{ fields: [{ name: 'who', kind: 'text', label: '姓名' }] }],
    },
    '姓名',
  ],
  [{ type: 'status', code: 404 }, '没有找到这个页面'],
  [{ type: 'table', columns: ['名称'], rows: [] }, '这里还没有内容'],
];

/** Every kind of block: as the table has it, else with the least that the schema lets it have. */
const blocks = blockTypes.map((type) => {
  const row = table.find(([block]) => block.type === type);
  return row ? { type, block: row[0], texts: [row[1]] } : { type, ...leastBlock(type) };
});

afterEach(() => vi.restoreAllMocks());

describe('every kind of block', () => {
  it('is found in the schema', () => {
    expect(blockTypes.toSorted()).toEqual(Object.keys(blockRegistry).sort());
  });

  describe.each(['desk', 'phone'])('on a %s', (device) => {
    it.each(blocks)('shows itself with the least it may have: $type', async ({ block, texts }) => {
      const complain = vi.spyOn(console, 'error');
      const element = await openBlocks(
        { blocks: [block] },
        { device, site: { receivers: { desk: { url: '/api' } } } },
      );
      expect(element.querySelector('[data-unknown-block]')).toBeNull();
      const shown = element.querySelector('#content')?.textContent;
      for (const text of texts) expect(shown).toContain(text);
      expect(element.querySelectorAll('h1')).toHaveLength(1);
      expect(complain).not.toHaveBeenCalled();
    });
  });

  it.each(['hero', 'leadStory', 'share', 'status', 'search'])(
    'brings the heading of a page without a band: %s',
    async (type) => {
      const block = blocks.find((each) => each.type === type)?.block;
      if (!block) throw new Error(type);
      const page: Page = { heading: 'none', params: { keyword: 'word' }, blocks: [block] };
      const element = await openBlocks(page, { address: '/kaifang/x' });
      expect(element.querySelectorAll('h1')).toHaveLength(1);
    },
  );
});
