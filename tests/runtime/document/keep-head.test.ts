// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { headHtml } from '../../../runtime/document/built/head-html.ts';
import { keepHead } from '../../../runtime/document/keep-head.ts';
import type { DocumentHead } from '../../../runtime/state/document-head.ts';

const news: DocumentHead = {
  title: 'News',
  tag: 'en',
  dir: 'ltr',
  description: 'What is "new" & more',
  links: [
    { rel: 'canonical', href: 'https://www.example.edu/EN/news' },
    { rel: 'alternate', hreflang: 'zh', href: 'https://www.example.edu/news' },
  ],
};
const built: DocumentHead = {
  ...news,
  links: [...news.links, { rel: 'alternate', type: 'application/rss+xml', href: '/feeds/n.rss' }],
  metas: [{ property: 'og:title', content: 'News' }],
  data: { '@type': 'Thing' },
};
const closed: DocumentHead = { title: '403', tag: 'en', dir: 'ltr', robots: 'noindex', links: [] };

const elements = (): string[] =>
  [...document.head.children].map((element) => element.outerHTML.replace(' data-head=""', ''));

describe('the head of the document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta charset="utf-8"><link rel="icon" href="/icon.svg">';
  });

  it('gets what the page says, and loses it with the page', () => {
    keepHead(news);
    expect(elements().slice(2)).toEqual([
      '<meta name="description" content="What is &quot;new&quot; &amp; more">',
      '<link rel="canonical" href="https://www.example.edu/EN/news">',
      '<link rel="alternate" hreflang="zh" href="https://www.example.edu/news">',
    ]);
    keepHead(closed);
    expect(elements().slice(2)).toEqual(['<meta name="robots" content="noindex">']);
  });

  it('keeps the elements of a built page, each once', () => {
    document.head.insertAdjacentHTML('beforeend', headHtml(built));
    const before = [...document.head.children];
    expect(before).toHaveLength(9);
    keepHead(news);
    expect([...document.head.children]).toEqual(before);
  });

  it('loses what a built page said to others alone, when another page opens', () => {
    document.head.insertAdjacentHTML('beforeend', headHtml(built));
    keepHead({ ...news, links: [{ rel: 'canonical', href: 'https://www.example.edu/EN/other' }] });
    expect(elements().slice(2)).toEqual([
      '<title>News</title>',
      '<meta name="description" content="What is &quot;new&quot; &amp; more">',
      '<link rel="canonical" href="https://www.example.edu/EN/other">',
    ]);
  });

  it('completes addresses where the origin of the site is not known', () => {
    keepHead({ ...news, links: [{ rel: 'canonical', href: '/news' }] });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${window.location.origin}/news`,
    );
  });
});

describe('a head as HTML', () => {
  it('cannot be left by what it says', () => {
    const html = headHtml({
      ...news,
      title: '</title><script>1</script>',
      description: '"><script>2</script>',
      data: { name: '</script><script>3</script><!--' },
    });
    document.head.innerHTML = html;
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
      name: '</script><script>3</script><!--',
    });
    expect(document.title).toBe('</title><script>1</script>');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      '"><script>2</script>',
    );
  });
});
