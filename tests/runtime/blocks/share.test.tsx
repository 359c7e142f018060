// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBlocks } from './open-blocks.tsx';

afterEach(() => vi.unstubAllGlobals());

async function copy(clipboard: unknown) {
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', clipboard });
  const element = await openBlocks({ blocks: [{ type: 'share', title: '分享' }] });
  await act(async () => element.querySelector<HTMLElement>('#content button')?.click());
  return element;
}

describe('share', () => {
  it('copies the whole address, and says so', async () => {
    const writeText = vi.fn(async () => {});
    const element = await copy({ writeText });
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/shouye`);
    expect(element.querySelector('#content [role=status]')?.textContent).toBe('已复制');
  });

  it('where copying is not allowed the address is selected', async () => {
    const element = await copy(undefined);
    const field = element.querySelector<HTMLInputElement>('#content input');
    expect(document.activeElement).toBe(field);
    expect(field?.selectionEnd).toBe(field?.value.length);
    expect(element.querySelector('#content [role=status]')?.textContent).toBe('');
  });
});
