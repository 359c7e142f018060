// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

describe('the home page of an institution', async () => {
  const { model, file } = await siteWithContent('site');
  const open = async (code: string, device = 'desktop'): Promise<HTMLElement> => {
    answerWith(file);
    const path = device === 'desktop' ? '/Schooldetail' : '/SchooldetailH5';
    const { element } = await openApp(model, `${path}?code=${code}`, { device });
    return element;
  };
  const titles = (element: HTMLElement): (string | null)[] =>
    [...element.querySelectorAll('#steps h2, #table h2')].map(({ textContent }) => textContent);

  it('has the titles and links of the block where it has none of its own', async () => {
    const element = await open('beichen');
    expect(titles(element)).toEqual(['2026 年招生日程', '院系与专业']);
    expect(element.querySelector('#content [data-ground=sea]')?.textContent).toContain('招生动态');
  });

  it('has its own where they fit it better', async () => {
    const element = await open('lifelong-learning');
    expect(titles(element)).toEqual(['2026 年春季课日程', '春季课程']);
    const nav = element.querySelector('a[href$="#table"]');
    expect(nav?.textContent).toBe('春季课程');
    const head = element.querySelector('#content [data-ground=sea]')?.textContent;
    expect(head).toContain('居民想学什么');
    expect(head).not.toContain('招生动态');
  });

  it('spells its own links for the device', async () => {
    const hrefs = async (device: string): Promise<(string | null)[]> =>
      [...(await open('nanyu', device)).querySelectorAll('#content [data-ground=sea] a')]
        .map((link) => link.getAttribute('href'))
        .filter((href) => href?.includes('admission-guide'));
    expect(await hrefs('desktop')).toEqual(['/newsDetail/admission-guide/2026-02-20/article']);
    expect(await hrefs('mobile')).toEqual(['/newsDetailH5/admission-guide/2026-02-20/article']);
  });

  it('says how to reach it', async () => {
    const element = await open('yunlu');
    expect(element.querySelector('dl')?.textContent).toMatch(/0898-0000 0016.*yunlu@example\.org/);
  });
});
