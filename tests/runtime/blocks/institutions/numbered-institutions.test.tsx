// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

Element.prototype.scrollIntoView = () => {};

describe('institutions with their map', async () => {
  const { model, file } = await siteWithContent('site');
  const open = async (address: string, device = 'desktop'): Promise<HTMLElement> => {
    answerWith(file);
    return (await openApp(model, address, { device })).element;
  };
  const zh = '/institutions?code=entryCollege';
  const rows = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('ol > li[id]')];
  const pins = (element: HTMLElement) => [...element.querySelectorAll('nav svg a')];
  const panel = (element: HTMLElement): string =>
    [...element.querySelectorAll('a')].find(({ textContent }) => textContent === '进入院校主页')
      ?.parentElement?.textContent ?? '';
  const press = (element: HTMLElement, name: string) =>
    act(async () => {
      [...element.querySelectorAll('button')]
        .find(({ textContent }) => textContent?.startsWith(name))
        ?.click();
    });

  it('bring the heading of their page, without its band and its list of sections', async () => {
    const element = await open(zh);
    expect([...element.querySelectorAll('h1')].map((each) => each.textContent)).toEqual([
      '八所院校，环湾而立',
    ]);
    expect(element.querySelector('nav[aria-label="本页栏目"]')).toBeNull();
    const other = await open('/institutions?code=recruitmentDynamics');
    expect(other.querySelector('h1')?.textContent).toBe('院校招生');
  });

  it('have the same numbers in the map and in the rows, which a pin leads to', async () => {
    const element = await open(zh);
    expect(rows(element)).toHaveLength(8);
    const [, second] = pins(element);
    expect(second?.textContent).toBe('2 北辰理工');
    expect(second?.getAttribute('href')).toBe(`${zh}#beichen`);
    expect(rows(element)[1]?.id).toBe('beichen');
    expect(rows(element)[1]?.textContent).toContain('2');
  });

  it('show in the panel what is pointed at, and at first the first one', async () => {
    const element = await open(zh);
    expect(panel(element)).toContain('1 南屿大学黎安校区');
    await act(async () => rows(element)[2]?.querySelector('a')?.focus());
    expect(panel(element)).toContain('3 南屿—埃尔顿联合学院');
    const linked = await open(`${zh}#tropical-medicine`);
    expect(panel(linked)).toContain('8 热带医学与公共卫生学院');
  });

  it('are narrowed down by a field, with counts; the numbers stay', async () => {
    const element = await open(zh);
    const group = element.querySelector('fieldset');
    expect(group?.textContent).toContain('全部 8');
    expect(group?.textContent).toContain('艺术与传媒 2');
    await press(element, '艺术与传媒');
    const shown = rows(element).filter(({ hidden }) => !hidden);
    expect(shown.map(({ id }) => id)).toEqual(['qinglan', 'strait-arts']);
    expect(shown[0]?.textContent).toMatch(/^4/);
    await press(element, '全部');
    expect(rows(element).filter(({ hidden }) => !hidden)).toHaveLength(8);
  });

  it('say their figures with labels to readers who see no columns', async () => {
    for (const [device, label] of [
      ['desktop', '在校学生2,400'],
      ['mobile', '学生2,400'],
    ] as const) {
      const path = device === 'desktop' ? zh : '/institutionsH5?code=entryCollege';
      const [first] = rows(await open(path, device));
      expect(first?.querySelector('dl')?.textContent).toContain(label);
    }
  });
});
