// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../../blocks/open-blocks.tsx';

afterEach(() => vi.unstubAllGlobals());

const page = (type: 'article' | 'profile'): Page => ({
  params: { id: 'word' },
  blocks: [{ type, collection: 'some' }],
});
const address = `${location.origin}/kaifang/a`;

const tools = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('#content [role=group] button'),
];
const names = (element: HTMLElement) =>
  tools(element).map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);

async function press(element: HTMLElement, name: string): Promise<void> {
  await act(async () => tools(element)[names(element).indexOf(name)]?.click());
}

describe.each(['article', 'profile'] as const)('the tools of one %s', (type) => {
  it('are a column at a desk', async () => {
    const element = await openBlocks(page(type), { address: '/kaifang/a' });
    expect(names(element)).toEqual(['打印', '复制链接', '二维码']);
  });

  it('are two buttons with names on a phone', async () => {
    const element = await openBlocks(page(type), { device: 'phone', address: '/kaifang-m/a' });
    expect(names(element)).toEqual(['打印', '分享本页']);
  });
});

describe('pressed', () => {
  it('they print and copy', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, userAgent: '', clipboard: { writeText } });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const element = await openBlocks(page('article'), { address: '/kaifang/a?x=1' });
    await press(element, '打印');
    await press(element, '复制链接');
    // The end for paper comes first.
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(print).toHaveBeenCalledOnce();
    });
    expect(element.querySelector('main')?.textContent).toContain('打印于');
    expect(writeText).toHaveBeenCalledWith(`${address}?x=1`);
    expect(element.querySelector('#content [role=group] [role=status]')?.textContent).toBe(
      '已复制',
    );
  });

  it('where copying is not allowed the address is shown with its code', async () => {
    vi.stubGlobal('navigator', { ...navigator, userAgent: '', clipboard: undefined });
    const element = await openBlocks(page('article'), { address: '/kaifang/a' });
    expect(element.querySelector('#content dialog')?.textContent).toBe('');
    await press(element, '复制链接');
    const field = () => element.querySelector<HTMLInputElement>('dialog input');
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(field()?.value).toBe(address);
    });
    expect(element.querySelector('dialog svg[role=img]')).not.toBeNull();
  });
});
