// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const items = [
  { title: 'Must I speak Chinese?', body: ['No.', 'Most courses are in English.'] },
  { title: 'Where do I live?', body: ['On campus.'], links: [{ label: 'Prices', link: '/index' }] },
];

it('closes its parts, whose titles are headings below its own', async () => {
  const element = await openBlocks({
    blocks: [{ type: 'accordion', title: 'Questions', text: 'Asked often.', items }],
  });
  const parts = [...element.querySelectorAll('details')];
  expect(parts.map(({ open }) => open)).toEqual([false, false]);
  expect(parts.map((part) => part.querySelector('summary h3')?.textContent)).toEqual([
    'Must I speak Chinese?',
    'Where do I live?',
  ]);
  expect(
    [...(parts[0]?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['No.', 'Most courses are in English.']);
  expect(parts[1]?.querySelector('a')?.textContent).toBe('Prices');
  expect(element.textContent).toContain('Asked often.');
});

it('opens the first part where that is asked for; without a title its own are of the second level', async () => {
  const element = await openBlocks({ blocks: [{ type: 'accordion', open: true, items }] });
  expect([...element.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  expect(element.querySelectorAll('summary h2')).toHaveLength(2);
});
