// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model, file } = await siteWithContent('site');

async function open(address: string) {
  answerWith(file);
  const { element } = await openApp(model, address, { device: 'desktop' });
  const scrollTo = vi.fn();
  window.scrollTo = scrollTo;
  const follow = async (name: string, within = '#content') => {
    const link = [...element.querySelectorAll<HTMLElement>(`${within} a`)].find(({ textContent }) =>
      textContent?.startsWith(name),
    );
    if (!link) throw new Error(`no link ${name}`);
    link.focus();
    await act(async () => link.click());
  };
  const crumbs = () =>
    [...element.querySelectorAll('#content nav ol li')].map((each) => each.textContent);
  return { element, scrollTo, follow, crumbs };
}

describe('arrival at the same page with another query', () => {
  it('by a link in the text begins at the top, and names what was chosen', async () => {
    const { scrollTo, follow, crumbs, element } = await open('/Schooldetail');
    expect(document.title).toMatch(/^院校主页/);
    await follow('北辰理工', '#others');
    expect(element.querySelector('h1')?.textContent).toContain('北辰理工');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.id).toBe('content');
    expect(document.title).toMatch(/^北辰理工黎安国际学院/);
    expect(crumbs().at(-1)).toBe('北辰理工黎安国际学院');
  });

  it('by a link in a section that opens another section begins at the top', async () => {
    const { scrollTo, follow } = await open('/EN/UniversityOrganization?code=encommonProblem');
    await follow('More services', '#content section');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.id).toBe('content');
  });

  it('by the list of sections leaves the visitor there', async () => {
    const { scrollTo, follow } = await open('/news');
    await follow('专题', '#content nav ul');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toContain('专题');
  });
});
