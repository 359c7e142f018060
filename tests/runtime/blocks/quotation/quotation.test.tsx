// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it('says who said it, outside of what was said', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'quotation',
        text: ['One.', 'Two.'],
        name: 'Lin Xi',
        role: 'Student',
        picture: { src: '/lin.jpg', alt: 'Lin Xi' },
        link: { label: 'All of it', link: '/index' },
      },
    ],
  });
  expect(element.querySelector('figure blockquote')?.textContent).toBe('One.Two.');
  expect(element.querySelector('figcaption')?.textContent).toBe('Lin XiStudentAll of it');
  expect(element.querySelector('figure img')?.getAttribute('alt')).toBe('Lin Xi');
});

it('has no empty line below it where nobody is named', async () => {
  const element = await openBlocks({ blocks: [{ type: 'quotation', text: ['One.'] }] });
  expect(element.querySelector('figcaption')).toBeNull();
});
