// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const open = (facts: object, device = 'desk') =>
  openBlocks(
    { params: { id: 'word' }, blocks: [{ type: 'article', collection: 'some', ...facts }] },
    { address: device === 'desk' ? '/kaifang/a' : '/kaifang-m/a', device },
  );

const pairs = (element: Element | null) =>
  [...(element?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

it('has its facts below the text', async () => {
  const element = await open({});
  const list = [...element.querySelectorAll('#content dl')].at(-1);
  expect(list?.textContent).toBe('备注备注甲');
  const text = [...element.querySelectorAll('#content p')].find(
    ({ textContent }) => textContent === '正文甲',
  );
  expect(text && list && text.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['beside', 'desk'],
  ['above', 'desk'],
  ['beside', 'phone'],
  ['above', 'phone'],
])('has them %s the text on a %s, once', async (place, device) => {
  const element = await open(
    {
      facts: {
        place,
        title: '书目',
        fields: [
          { field: 'date', label: '出版' },
          { field: 'note', label: '说明' },
        ],
      },
    },
    device,
  );
  const section = element.querySelector('section[aria-label="书目"]');
  expect(section?.querySelector('h2')?.textContent).toBe('书目');
  expect(pairs(section)).toEqual([
    ['出版', '2026-03-18'],
    ['说明', '备注甲'],
  ]);
  const text = [...element.querySelectorAll('#content p')].find(
    ({ textContent }) => textContent === '正文甲',
  );
  expect(section && text && section.compareDocumentPosition(text)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(element.querySelector('#content')?.textContent?.split('备注甲')).toHaveLength(2);
});
