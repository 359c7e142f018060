// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const items = [
  { title: '没有围墙', body: ['一座共用的城。', '学分互认。'] },
  {
    title: '谁来管理',
    points: ['管理局', '平台公司'],
    more: { label: '公开计划', link: '/shouye' },
  },
];

describe.each(['desk', 'phone'])('columns on a %s', (device) => {
  const address = device === 'phone' ? '/shouye-m' : '/shouye';
  const open = (block: Block) => openBlocks({ blocks: [block] }, { device, address });

  it('have a heading each, paragraphs, points and a link', async () => {
    const element = await open({ type: 'textColumns', items });
    const content = element.querySelector('#content section');
    expect([...(content?.querySelectorAll('h2') ?? [])].map((h) => h.textContent)).toEqual([
      '没有围墙',
      '谁来管理',
    ]);
    expect(content?.querySelectorAll('p')).toHaveLength(2);
    expect([...(content?.querySelectorAll('li') ?? [])].map((li) => li.textContent)).toEqual([
      '管理局',
      '平台公司',
    ]);
    expect(content?.querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it('stand beside their picture where they have one', async () => {
    const element = await open({
      type: 'textColumns',
      picture: { src: '/a.svg', alt: '红树林' },
      items,
    });
    expect(element.querySelector('#content img')?.getAttribute('alt')).toBe('红树林');
    expect(element.querySelectorAll('#content h2')).toHaveLength(2);
  });
});
