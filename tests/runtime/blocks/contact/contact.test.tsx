// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { telephoneAddress } from '../../../../runtime/text/telephone-address.ts';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const contact: Block = {
  type: 'contact',
  title: '联系我们',
  items: [
    {
      name: '招生办',
      address: ['海滨路 1 号', '灯塔楼'],
      phone: '+33 (0)1-00 00',
      fax: '0898-0000 0015',
      mail: 'a@example.org',
      hours: '工作日',
    },
    { name: '门卫', phone: '请到门口' },
  ],
};

it.each([
  ['0898-0000 0005', 'tel:089800000005'],
  ['+86 898 0000 0005', 'tel:+8689800000005'],
  ['0898–0000 0005 转 8', 'tel:089800000005'],
  ['(01) 00.00', 'tel:010000'],
  ['请到门口', undefined],
  ['24 小时', undefined],
])('%s calls %s', (text, address) => {
  expect(telephoneAddress(text)).toBe(address);
});

describe.each([
  ['desk', '/shouye'],
  ['phone', '/shouye-m'],
])('offices on a %s', (device, address) => {
  it('keep their numbers as written, and call and write', async () => {
    const element = await openBlocks({ blocks: [contact] }, { device, address });
    const links = [...element.querySelectorAll('#content dd a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+33 (0)1-00 00', 'tel:+33010000'],
      ['a@example.org', 'mailto:a@example.org'],
    ]);
    expect(element.querySelectorAll('#content dd svg, #content dl svg')).toHaveLength(
      device === 'phone' ? 2 : 0,
    );
    expect(element.querySelector('#content')?.textContent).toContain('请到门口');
    const levels = [...element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3', 'H3']);
  });

  it('without a title of their own are headings below the page’s', async () => {
    const { title: _, ...untitled } = contact as Extract<Block, { type: 'contact' }>;
    const element = await openBlocks({ blocks: [untitled] }, { device, address });
    const levels = [...element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H2']);
  });
});
