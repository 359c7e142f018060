// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class MissingImage {
  onerror = (): void => {};
  set src(_: string) {
    setTimeout(() => this.onerror());
  }
}

const picture = { src: '/a.svg' };
const address = `${location.origin}/shouye`;

const buttons = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('#content button'),
];
const buttonNamed = (element: HTMLElement, name: string) =>
  buttons(element).find(({ textContent }) => textContent === name);
const states = (element: HTMLElement) =>
  [...element.querySelectorAll('#content [role=status]')].map(({ textContent }) => textContent);

const browserWith = (abilities: object) =>
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', ...abilities });

async function press(element: HTMLElement, name: string): Promise<void> {
  await act(async () => buttonNamed(element, name)?.click());
}

describe('the address', () => {
  it('is copied as a whole, and says so', async () => {
    const writeText = vi.fn(async () => {});
    browserWith({ clipboard: { writeText } });
    const element = await openBlocks({ blocks: [{ type: 'share', title: '分享' }] });
    await press(element, '复制网址');
    expect(writeText).toHaveBeenCalledWith(address);
    expect(states(element)).toContain('已复制');
  });

  it('is selected where copying is not allowed, and words say what to do', async () => {
    browserWith({ clipboard: undefined });
    const element = await openBlocks({ blocks: [{ type: 'share', title: '分享' }] });
    await press(element, '复制网址');
    const field = element.querySelector<HTMLInputElement>('#content input');
    expect(document.activeElement).toBe(field);
    expect(field?.selectionEnd).toBe(field?.value.length);
    expect(states(element)).toContain('网址已选中，请用键盘或菜单复制。');
  });

  it('is a code with a name, after the picture and before the link', async () => {
    const element = await openBlocks(
      { blocks: [{ type: 'share', title: '分享', picture }] },
      { device: 'phone', address: '/shouye-m' },
    );
    const order = [...element.querySelectorAll('#content img, #content svg[role=img], input')];
    expect(order.map(({ tagName }) => tagName.toLowerCase())).toEqual(['img', 'svg', 'input']);
    expect(order[1]?.getAttribute('aria-label')).toBe(`${address}-m 的二维码`);
    expect(element.querySelector('[style]')).toBeNull();
  });

  it('goes to the system’s sheet where there is one', async () => {
    const share = vi.fn(async () => {});
    browserWith({ share });
    const element = await openBlocks({
      blocks: [{ type: 'share', title: '分享', pictureTitle: '环湾而立' }],
    });
    await press(element, '分享…');
    expect(share).toHaveBeenCalledWith({ title: '环湾而立', url: address });
  });

  it('has no button for a sheet that is not there', async () => {
    browserWith({ share: undefined });
    const element = await openBlocks({ blocks: [{ type: 'share', title: '分享' }] });
    expect(buttons(element).map(({ textContent }) => textContent)).toEqual([
      '保存图片',
      '复制网址',
    ]);
  });
});

describe('where no picture can be made', () => {
  it.each([
    ['phone', '这里无法生成图片。 如有需要，请长按图片保存。'],
    ['desk', '这里无法生成图片。 如有需要，请右击图片保存。'],
  ])('words say how to save by hand on a %s', async (device, words) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.stubGlobal('Image', MissingImage);
    const element = await openBlocks(
      { blocks: [{ type: 'share', title: '分享', picture }] },
      { device, address: device === 'phone' ? '/shouye-m' : '/shouye' },
    );
    await press(element, '保存图片');
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(states(element)).toContain(words);
    });
    expect(element.querySelector('#content svg[role=img]')).not.toBeNull();
  });
});
