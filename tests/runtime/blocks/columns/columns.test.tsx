// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it('shows its blocks column by column, in panels where they ask for it', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'columns',
        items: [
          {
            width: 8,
            blocks: [
              {
                type: 'entryLines',
                title: '要闻',
                collection: 'some',
                code: 'x',
                columns: ['note'],
                count: '共 {count} 条',
              },
            ],
          },
          {
            width: 4,
            panels: true,
            blocks: [
              {
                type: 'contact',
                items: [{ name: '热线', phone: '000-0000 0000', hours: '工作日' }],
              },
            ],
          },
        ],
      },
    ],
  });
  const [main, side] = [...element.querySelectorAll('#content [data-width]')];
  expect(main?.textContent).toBe('要闻共 2 条甲备注甲丙');
  expect(side?.querySelector('h2')?.textContent).toBe('热线');
  expect(side?.querySelector('a')?.getAttribute('href')).toBe('tel:00000000000');
});

it('marks the open page in a local navigation', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'localNavigation',
        items: [
          { label: '本页', link: '/shouye' },
          { label: '别处', link: '/kaifang/a' },
        ],
      },
    ],
  });
  const open = element.querySelectorAll('#content [aria-current]');
  expect([...open].map(({ textContent }) => textContent)).toEqual(['本页']);
});
