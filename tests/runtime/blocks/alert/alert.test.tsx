// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it.each([
  [undefined, '通知'],
  ['warning', '提醒'],
  ['closed', '暂停开放'],
] as const)('of the kind %s is called %s where it has no title', async (kind, word) => {
  const element = await openBlocks({
    blocks: [{ type: 'alert', ...(kind ? { kind } : {}), text: ['First.', 'Second.'] }],
  });
  const alert = element.querySelector(`section[aria-label="${word}"]`);
  expect([...(alert?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    word,
    'First.',
    'Second.',
  ]);
});

it('is called as it is titled, and leads on', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'alert',
        title: 'Storm',
        text: ['Stay in.'],
        link: { label: 'More', link: '/index' },
      },
    ],
  });
  expect(element.querySelector('section[aria-label="Storm"] a')?.textContent).toBe('More');
});
