// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const pictures: Picture[] = [
  { src: '/a.svg', alt: '海湾', caption: '清晨的海湾' },
  { src: '/b.svg', caption: '码头' },
  { src: '/c.svg' },
];

async function gallery(items = pictures, device = 'desk') {
  const element = await openBlocks({ blocks: [{ type: 'gallery', items }] }, { device });
  const buttons = [...element.querySelectorAll<HTMLElement>('#content li button')];
  const press = (button: HTMLElement | undefined | null) => act(async () => button?.click());
  const dialog = () => element.querySelector('#content dialog');
  const key = (name: string, how: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, ...how }),
      );
    });
  return { buttons, press, dialog, key };
}

describe('a gallery', () => {
  it.each(['desk', 'phone'])(
    'names its pictures on a %s, those without words too',
    async (device) => {
      const { buttons } = await gallery(pictures, device);
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
        '查看大图：海湾',
        '查看大图：码头',
        '查看大图：第 3 张，共 3 张',
      ]);
    },
  );

  it('says which picture is open, and goes round with buttons and arrow keys', async () => {
    const { buttons, press, dialog, key } = await gallery();
    expect(dialog()?.hasAttribute('open')).toBe(false);
    await press(buttons[2]);
    expect(dialog()?.getAttribute('aria-label')).toBe('图片 第 3 张，共 3 张');
    await press(dialog()?.querySelector<HTMLElement>('[aria-label=下一张]'));
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('第 1 张，共 3 张 海湾');
    await key('ArrowLeft');
    expect(dialog()?.querySelector('img')?.getAttribute('src')).toContain('c.svg');
    await key('ArrowLeft');
    expect(dialog()?.querySelector('figcaption')?.textContent).toBe('码头');
    await key('ArrowRight', { altKey: true });
    expect(dialog()?.querySelector('figcaption')?.textContent).toBe('码头');
  });

  it('one picture alone has no way to others', async () => {
    const { buttons, press, dialog, key } = await gallery(pictures.slice(0, 1));
    await press(buttons[0]);
    await key('ArrowRight');
    expect(dialog()?.querySelectorAll('button')).toHaveLength(1);
    expect(dialog()?.querySelector('img')?.alt).toBe('海湾');
  });
});
