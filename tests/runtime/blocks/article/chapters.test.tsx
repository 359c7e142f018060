// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const page: Page = {
  heading: 'none',
  params: { id: 'word' },
  blocks: [
    { type: 'article', collection: 'some', chapters: { title: '目录', collection: 'some' } },
  ],
};

describe.each([
  ['desk', '/kaifang/c'],
  ['phone', '/kaifang-m/c'],
])('the chapters beside a text on a %s', (device, address) => {
  it('are all entries of their collection in its order, the open one marked', async () => {
    const element = await openBlocks(page, { device, address });
    const list = element.querySelector('nav[aria-label="目录"]');
    await vi.waitFor(() => expect(list?.querySelectorAll('li')).toHaveLength(3));
    const lines = [...(list?.querySelectorAll('li') ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['甲', '乙', '丙']);
    const marked = lines.filter((line) => line.querySelector('[aria-current="page"]'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['丙']);
    // On mobile they are folded, so that the text begins on the first screen.
    expect(list?.querySelector('details')?.open).toBe(device === 'phone' ? false : undefined);
  });
});
