// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model, file } = await siteWithContent('site');

async function open(address: string, device = 'desktop') {
  answerWith(file);
  const { element } = await openApp(model, address, { device });
  const links = (within: string) =>
    [...element.querySelectorAll(within)].map((each) => [
      each.textContent,
      each.getAttribute('href'),
    ]);
  return { element, links };
}

describe('the section of an entry', () => {
  it('is a link in its facts and a step of the way to it', async () => {
    const { links, element } = await open('/newsDetail/first-lesson/2026-03-02/article');
    expect(links('#content dd a')).toEqual([['教育要闻', '/news?code=educationNews']]);
    const way = [...element.querySelectorAll('#content ol li')].map((each) => each.textContent);
    expect(way).toEqual([
      '首页',
      '新闻动态',
      '教育要闻',
      '潮间带上的第一课：海洋科学联合学位班开课',
    ]);
  });

  it('is spelled for the language and the device', async () => {
    const phone = await open('/newsDetailH5/first-lesson/2026-03-02/article', 'mobile');
    expect(phone.links('#content article p a')).toContainEqual([
      '教育要闻',
      '/newsH5?code=educationNews',
    ]);
    const english = await open('/EN/newsDetail/first-lesson/2026-03-02/article');
    expect(english.links('#content dd a')).toEqual([
      ['Education', '/EN/NewsTrends?code=eneducationNews'],
    ]);
  });
});
