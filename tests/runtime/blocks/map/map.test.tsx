// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

afterEach(() => vi.unstubAllGlobals());

const map: Block = {
  type: 'map',
  title: '怎样来',
  address: ['海滨路 1 号'],
  coordinates: { latitude: 18.42, longitude: -110.04 },
  ways: [{ title: '乘船', text: '从码头', time: '10 分钟' }, { title: '步行' }],
  links: [{ label: '外部地图', link: 'https://example.org/map' }],
};

const open = async (userAgent: string, device: string) => {
  vi.stubGlobal('navigator', { ...navigator, userAgent });
  return openBlocks(
    { blocks: [map] },
    { device, address: device === 'phone' ? '/shouye-m' : '/shouye' },
  );
};

describe('a map', () => {
  it('says where it is and how to get there, with nothing from elsewhere in it', async () => {
    const element = await open('', 'desk');
    const content = element.querySelector('#content');
    for (const words of ['海滨路 1 号', '18.42, -110.04', '怎样到达', '10 分钟', '步行']) {
      expect(content?.textContent).toContain(words);
    }
    expect(content?.querySelector('iframe, script, object')).toBeNull();
    const levels = [...element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3']);
  });

  it('is drawn behind the question whether another one is loaded', async () => {
    const frame = { src: 'https://maps.example.org/at', provider: '地图' };
    const element = await openBlocks({ blocks: [{ ...map, frame }] });
    expect(element.querySelector('#content iframe')).toBeNull();
    expect(element.querySelector('#content [class*="drawn"]')).not.toBeNull();
  });

  it.each([
    ['Android', 'phone', ['geo:18.42,-110.04', 'https://example.org/map']],
    ['iPhone', 'phone', ['https://example.org/map']],
    ['Android', 'desk', ['https://example.org/map']],
  ])('opens the map of a system that knows geo: (%s, %s)', async (system, device, hrefs) => {
    const element = await open(system, device);
    const links = [...element.querySelectorAll('#content section li a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });
});
