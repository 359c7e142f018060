// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

const { model, file } = await siteWithContent('site');

async function open(address: string): Promise<Element> {
  answerWith(file);
  const { element } = await openApp(model, address, { device: 'desktop' });
  const content = element.querySelector('#content');
  if (!content) throw new Error('no content');
  return content;
}

const texts = (content: Element, selector: string) =>
  [...content.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

describe('a topic', () => {
  it('has its articles by day, the newest first, with the numbers of its contents', async () => {
    const content = await open('/topicDetail/sea-garden/2026-03-09');
    const articles = [...content.querySelectorAll('article article')];
    const days = articles.map((article) => article.querySelector('time')?.dateTime ?? '');
    expect(days.length).toBe(4);
    expect(days).toEqual(days.toSorted().reverse());
    expect(articles.map((article) => article.id)).toEqual(['part-1', 'part-2', 'part-3', 'part-4']);
    const contents = [...content.querySelectorAll('nav[aria-label="本专题"] a')];
    expect(contents.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
      'part-1',
      'part-2',
      'part-3',
      'part-4',
      'part-5',
    ]);
    expect(content.querySelector('#part-5')?.textContent).toContain('数据与方法');
  });

  it.each(['/topicDetail/sea-garden/2026-03-09', '/topicDetail/one-bay/2026-03-12'])(
    'shows no drawing twice: %s',
    async (address) => {
      const content = await open(address);
      const pictures = [...content.querySelectorAll('img')].map((image) =>
        image.getAttribute('src'),
      );
      expect(pictures.length).toBeGreaterThan(1);
      expect(new Set(pictures).size).toBe(pictures.length);
    },
  );

  it('draws its numbers, says them in words, and quotes', async () => {
    const content = await open('/topicDetail/sea-garden/2026-03-09');
    expect(content.querySelector('svg[role=img] title')?.textContent).toContain('26 春 87');
    expect(texts(content, 'blockquote p')).toEqual([
      '画不出来的，多半还没有看清。',
      '量不出来的，多半还没有长好。',
    ]);
  });

  it('leaves out what its entry does not have', async () => {
    const content = await open('/topicDetail/one-bay/2026-03-12');
    expect(content.querySelector('svg[role=img], blockquote')).toBeNull();
    expect(content.querySelectorAll('h1')).toHaveLength(1);
  });
});
