// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import siteSchema from '../../../schema/site.schema.json';
import type { Block, Page } from '../../../schema/source.generated.ts';
import { openBlocks } from './open-blocks.tsx';

/** Every kind of block with the least it may have, and what must be seen of it. */
const least: readonly (readonly [Block, string])[] = [
  [{ type: 'article', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'articleList', collection: 'none' }, '这里还没有内容'],
  [{ type: 'numberedMap', title: '地图', items: [{ title: '图书馆' }] }, '图书馆'],
  [{ type: 'cards', items: [{ title: '卡片' }] }, '卡片'],
  [{ type: 'topic', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'topics', collection: 'some' }, '甲'],
  [{ type: 'downloads', items: [] }, '这里还没有内容'],
  [{ type: 'entryTable', collection: 'some', columns: ['note'] }, '备注甲'],
  [{ type: 'contact', items: [{ name: '综合处' }] }, '综合处'],
  [{ type: 'facts', items: [{ label: '面积', value: '3' }] }, '面积'],
  [
    {
      type: 'figures',
      items: [
        { value: '8', label: '院校' },
        { value: '46', label: '专业' },
      ],
    },
    '院校',
  ],
  [{ type: 'newsFront', title: '新闻', collection: 'none' }, '这里还没有内容'],
  [{ type: 'gallery', items: [{ src: '/a.svg', caption: '海湾' }] }, '海湾'],
  [{ type: 'hero', title: '学院', picture: { src: '/a.svg' } }, '学院'],
  [{ type: 'institution', collection: 'some', by: 'code' }, '正文甲'],
  [{ type: 'institutions', collection: 'some' }, '备注甲'],
  [{ type: 'leadStory', title: '头条' }, '头条'],
  [{ type: 'links', items: [{ title: '办事' }] }, '办事'],
  [{ type: 'noticeList', collection: 'some' }, '甲'],
  [{ type: 'orgChart', units: [{ title: '管理局' }] }, '管理局'],
  [{ type: 'people', collection: 'some' }, '摘要'],
  [{ type: 'map', title: '怎样来' }, '怎样来'],
  [{ type: 'profile', collection: 'some' }, '没有找到这个页面'],
  [{ type: 'richText', collection: 'some', entry: 'c' }, '正文'],
  [{ type: 'search' }, '想找什么？'],
  [
    { type: 'sections', by: 'code', items: { a: { title: '甲部', blocks: [{ type: 'search' }] } } },
    '甲部',
  ],
  [{ type: 'share', title: '分享' }, '分享'],
  [{ type: 'signIn', title: '登录尚未开放' }, '登录尚未开放'],
  [{ type: 'status', code: 404 }, '没有找到这个页面'],
  [{ type: 'table', columns: ['名称'], rows: [] }, '这里还没有内容'],
  [{ type: 'tasks', items: [{ title: '报考' }] }, '报考'],
  [{ type: 'text', body: ['一段话'] }, '一段话'],
  [{ type: 'timeline', steps: [{ title: '报名' }] }, '报名'],
  [{ type: 'video', title: '短片', src: '/a.mp4' }, '短片'],
];

afterEach(() => vi.restoreAllMocks());

describe('every kind of block', () => {
  it('is in the table of this test', () => {
    expect(least).toHaveLength(siteSchema.$defs.block.oneOf.length);
  });

  describe.each(['desk', 'phone'])('on a %s', (device) => {
    it.each(least)('shows itself with the least it may have: $type', async (block, words) => {
      const complain = vi.spyOn(console, 'error');
      const element = await openBlocks({ blocks: [block] }, { device });
      expect(element.querySelector('[data-unknown-block]')).toBeNull();
      expect(element.querySelector('#content')?.textContent).toContain(words);
      expect(element.querySelectorAll('h1')).toHaveLength(1);
      expect(complain).not.toHaveBeenCalled();
    });
  });

  it.each(['hero', 'leadStory', 'share', 'status', 'search'])(
    'brings the heading of a page without a band: %s',
    async (type) => {
      const block = least.find(([each]) => each.type === type)?.[0];
      if (!block) throw new Error(type);
      const page: Page = { heading: 'none', params: { keyword: 'word' }, blocks: [block] };
      const element = await openBlocks(page, { address: '/kaifang/x' });
      expect(element.querySelectorAll('h1')).toHaveLength(1);
    },
  );
});
