// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it.each(['desk', 'phone'])('draws covers of what has no picture, on a %s', async (device) => {
  const element = await openBlocks(
    {
      blocks: [
        { type: 'coverGrid', collection: 'some', sort: { by: 'title' }, fields: ['note', 'date'] },
      ],
    },
    { device },
  );
  const covers = [...element.querySelectorAll('#content li')];
  expect(covers.map((cover) => cover.querySelector('h2')?.textContent)).toEqual(['丙', '甲', '乙']);
  const drawn = covers[1]?.querySelector('[aria-hidden=true]');
  expect(drawn?.textContent).toBe('甲备注甲');
  const said = covers[1]?.cloneNode(true) as Element;
  said.querySelector('[aria-hidden=true]')?.remove();
  expect(said.textContent).toBe('甲备注 备注甲日期 2026-03-18');
});
