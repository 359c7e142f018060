// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block, OrgUnit } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const units: OrgUnit[] = [
  {
    title: '管理局',
    link: '/shouye',
    children: [
      {
        title: '规划处',
        text: '规划与工程',
        link: '/shouye',
        children: [{ title: '工程室', children: [{ title: '监测站', link: '/shouye' }] }],
      },
      { title: '综合处' },
    ],
  },
];
const chart = (tree: OrgUnit[]): Block => ({ type: 'orgChart', title: '机构', units: tree });
const open = (device: string, tree = units) => openBlocks({ blocks: [chart(tree)] }, { device });

/** Depth of the nested lists around something. */
const depth = (element: Element | null | undefined): number => {
  let count = 0;
  for (let at = element?.closest('ul'); at; at = at.parentElement?.closest('ul')) count += 1;
  return count;
};
const withWords = (element: HTMLElement, words: string) =>
  [...element.querySelectorAll('#content li')]
    .filter((item) => item.textContent?.includes(words))
    .pop();

describe('an organisation chart', () => {
  it.each(['desk', 'phone'])('is nested lists as deep as the tree on a %s', async (device) => {
    const element = await open(device);
    expect(depth(withWords(element, '管理局'))).toBe(1);
    expect(depth(withWords(element, '综合处'))).toBe(2);
    expect(depth(withWords(element, '工程室'))).toBe(3);
    expect(depth(withWords(element, '监测站'))).toBe(4);
  });

  it('has branches that unfold on the phone, with the way to their page inside', async () => {
    const element = await open('phone');
    const branches = [...element.querySelectorAll('#content details')];
    expect(branches.map((branch) => branch.querySelector('summary')?.textContent)).toEqual([
      '规划处',
      '工程室',
    ]);
    expect(element.querySelector('#content summary a')).toBeNull();
    const link = branches[0]?.querySelector('a');
    expect(link?.textContent).toBe('查看“规划处”');
    expect(link?.getAttribute('href')).toBe('/shouye-m');
    expect(element.querySelectorAll('#content details')).toHaveLength(2);
  });

  it.each([
    [6, 'branches'],
    [7, 'twigs'],
  ])('sets %i units below another as %s', async (count, kind) => {
    const children = Array.from({ length: count }, (_, at) => ({ title: `第${at}处` }));
    const element = await open('desk', [{ title: '局', children }]);
    expect(element.querySelector('#content ul ul')?.className).toContain(kind);
  });
});
