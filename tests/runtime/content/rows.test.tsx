// @vitest-environment jsdom
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { article, contentSite, siteYaml } from '../../cli/content/content-site.ts';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const yaml = siteYaml('  news: { detail: detail, untranslated: show }').replace(
  '{ type: articleList, collection: news }',
  '{ type: articleList, collection: news, lead: true }, { type: articleList, collection: news }',
);
const folder = contentSite({
  'site.yaml': yaml.replace('collection: news }] }', 'collection: news, related: 相关 }] }'),
  'content/zh/news/first.md': article('title: 第一\ndate: 2026-01-01\npinned: true\nsummary: 一句'),
  'content/zh/news/second.md': article('title: 第二\ndate: 2026-03-03'),
  'content/zh/news/third.md': article('title: 第三\ndate: 2026-02-02'),
  'content/en/news/third.md': article('title: Third\ndate: 2026-02-02'),
});
const { model, file } = await siteWithContent(relative(process.cwd(), folder));

async function open(address: string) {
  answerWith(file);
  return (await openApp(model, address, { device: 'desktop' })).element;
}

describe('rows of a list', () => {
  it('say of a pinned entry that it is, and give the first one room though it has no picture', async () => {
    const element = await open('/index');
    const [lead, ...others] = element.querySelectorAll('#content article');
    expect(others).toEqual([]);
    expect(lead?.querySelector('h2')?.textContent).toBe('第一');
    expect(lead?.textContent).toContain('一句');
    const rows = [...element.querySelectorAll('#content li h2')].map((each) => each.textContent);
    expect(rows).toEqual(['第二', '第三', '置顶第一', '第二', '第三']);
  });

  it('say in which language a title is that is not the page’s', async () => {
    const element = await open('/EN/index');
    const links = [...element.querySelectorAll('#content h2 a')];
    expect(links.map((each) => [each.textContent, each.getAttribute('lang')])).toEqual([
      ['第一', 'zh'],
      ['第二', 'zh'],
      ['Third', null],
      ['第一', 'zh'],
      ['第二', 'zh'],
      ['Third', null],
    ]);
  });
});

describe('a text that stands in for a translation', () => {
  const links = () =>
    [...document.querySelectorAll('link[rel=canonical], link[rel=alternate]')].map(
      (each) => new URL((each as HTMLLinkElement).href).pathname,
    );

  it('names the original as its address, and no pair', async () => {
    await open('/EN/news/second');
    expect(links()).toEqual(['/news/second']);
  });

  it('has titles beside it in the language that they are in', async () => {
    const element = await open('/EN/news/third');
    const near = [...element.querySelectorAll('nav [lang], aside [lang], section [lang]')];
    expect(near.map((each) => each.textContent)).toContain('第二');
    // Its canonical address, the pair, and the one for readers of other languages.
    expect(links()).toEqual(['/EN/news/third', '/EN/news/third', '/news/third', '/news/third']);
  });
});
