// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it('invites under a heading, with links', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'callToAction',
        title: 'Would you like to help?',
        text: 'Two half days.',
        links: [
          { label: 'Write', link: 'mailto:a@example.org' },
          { label: 'See', link: '/index' },
        ],
      },
    ],
  });
  expect(element.querySelector('#content h2')?.textContent).toBe('Would you like to help?');
  expect(
    [...element.querySelectorAll('#content li a')].map(({ textContent }) => textContent),
  ).toEqual(['Write', 'See']);
});
