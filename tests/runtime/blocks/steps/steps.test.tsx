// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const items = ['Apply', 'Send papers', 'Come'].map((title) => ({ title }));

it('numbers its steps in a list, whose numbers are read once', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'steps',
        title: 'Three steps',
        items: [
          ...items,
          { title: 'Stay', text: 'A year.', link: { label: 'Rooms', link: '/index' } },
        ],
      },
    ],
  });
  const steps = [...element.querySelectorAll('#content ol > li')];
  expect(steps.map((step) => step.querySelector('h3')?.textContent)).toEqual([
    'Apply',
    'Send papers',
    'Come',
    'Stay',
  ]);
  expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  expect(steps[3]?.textContent).toContain('A year.');
  expect(steps[3]?.querySelector('a')?.textContent).toBe('Rooms');
});

it('makes a link of the words in the sentence that are those of the link', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'steps',
        items: [
          { title: 'Pay', text: 'See the fees first.', link: { label: 'fees', link: '/index' } },
        ],
      },
    ],
  });
  const sentence = element.querySelector('#content li p');
  expect(sentence?.textContent).toBe('See the fees first.');
  expect(sentence?.querySelector('a')?.textContent).toBe('fees');
});
