// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it.each(['desk', 'phone'])(
  'shows the newest of each section under its title on a %s',
  async (device) => {
    const home = device === 'phone' ? '/shouye-m' : '/shouye';
    const element = await openBlocks(
      {
        blocks: [
          {
            type: 'newsColumns',
            columns: [
              { title: '要闻', collection: 'some', code: 'x', link: '/shouye' },
              { title: '全部', collection: 'some', limit: 2 },
            ],
          },
        ],
      },
      { device, address: home },
    );
    const [first, second] = element.querySelectorAll('#content section');
    expect(first?.querySelector('h2 a')?.getAttribute('href')).toBe(home);
    expect(first?.querySelectorAll('article')).toHaveLength(1);
    expect(first?.textContent).toContain('甲');
    // What the column is called stands above it already.
    expect(first?.textContent?.match(/要闻/g)).toHaveLength(1);
    expect(second?.querySelectorAll('li')).toHaveLength(2);
    expect(second?.querySelector('article')).toBeNull();
  },
);
