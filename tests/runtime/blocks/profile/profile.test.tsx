// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the page of a person or a post', async () => {
  const { model, file } = await siteWithContent('site');
  const open = async (id: string, at = '2026-04-21T10:00+08:00'): Promise<HTMLElement> => {
    vi.setSystemTime(at);
    answerWith(file);
    return (await openApp(model, `/resumeDetail/${id}`, { device: 'desktop' })).element;
  };
  const text = (element: HTMLElement, selector: string): string =>
    element.querySelector(`#content ${selector}`)?.textContent ?? '';

  it('shows a person by portrait, name and role, with what is told of them', async () => {
    const element = await open('ocean-science-dean');
    expect(text(element, 'h1')).toBe('周砚清');
    expect(text(element, 'article header')).toContain('海洋学院院长 · 教授');
    expect(element.querySelector('article header img')?.getAttribute('src')).toContain(
      'portrait-b',
    );
    expect(element.querySelector('a[href="mailto:zhou@example.org"]')).not.toBeNull();
    expect(element.querySelector('a[href^="/newsDetail/first-masters/"]')).not.toBeNull();
  });

  it('has the first character of the name where there is no portrait', async () => {
    const element = await open('platform-manager');
    expect(text(element, 'header > div > [aria-hidden]')).toBe('钟');
  });

  it('says of a post until when, with how many days left, and how to apply', async () => {
    const element = await open('post-observation-engineer');
    expect(text(element, 'time[datetime="2026-05-15"]')).toBe('5月15日');
    expect(text(element, 'dl')).toContain('还有 24 天');
    expect(element.querySelector('a[href="mailto:jobs@example.org"]')?.textContent).toBe(
      '投递简历',
    );
    const parts = [...element.querySelectorAll('#content article h2')].map((h) => h.textContent);
    expect(parts).toEqual(expect.arrayContaining(['职责', '要求', '待遇', '怎样应聘']));
  });

  it.each([
    ['2026-05-15T23:00+08:00', '还有 0 天', true],
    ['2026-05-16T08:00+08:00', '已截止', false],
  ])('takes applications until the last day is over: at %s', async (at, words, isOpen) => {
    const element = await open('post-observation-engineer', at);
    expect(text(element, 'dl')).toContain(words);
    const links = [...element.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links.includes('投递简历')).toBe(isOpen);
  });
});
