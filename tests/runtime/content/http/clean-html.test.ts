// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../../runtime/content/http/clean-html.ts';
import { hostileHtml } from '../../../fixtures/cms/hostile-html.mjs';

const whole = (html: string) => cleanHtml(html, 'https://cms.example/7/');
const clean = (html: string): string => cleanHtml(html, 'https://cms.example/').html;

describe('HTML from elsewhere', () => {
  it.each([
    ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<font color="red"><center>a</center></font>', 'a'],
    [
      '<a href="/f.pdf" target="_blank">a</a>',
      '<a href="https://cms.example/f.pdf" rel="noopener noreferrer">a</a>',
    ],
    [`<a href="${window.location.origin}/x?y#z">a</a>`, '<a href="/x?y#z">a</a>'],
    ['<a href="#root">a</a>', '<a>a</a>'],
    ['<a href="tel:110">a</a>', '<a href="tel:110">a</a>'],
    ['<a href="JaVaScRiPt:x">a</a>', '<a>a</a>'],
    [
      '<a href="\uE000/x">a\uE000b</a>',
      '<a href="https://cms.example/%EE%80%80/x" rel="noopener noreferrer">ab</a>',
    ],
    [
      '<img src="a.png" onerror="x">',
      '<img src="https://cms.example/a.png" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="">',
    ],
    ['<img src="data:image/png;base64,AA" alt="x">b', 'b'],
    ['<style>a{}</style><base href="//e">b', 'b'],
    [
      '<p>a style="x" onclick=y b &lt;style&gt;</p>',
      '<p>a style="x" onclick=y b &lt;style&gt;</p>',
    ],
    [
      '<table><tr><td colspan="2">a</td></tr></table>',
      '<div class="table" tabindex="0"><table><tbody><tr><td colspan="2">a</td></tr></tbody></table></div>',
    ],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('brings nothing that runs, loads, styles or takes the page over', () => {
    const host = document.createElement('div');
    host.innerHTML = clean(hostileHtml(200));
    expect(host.textContent).toContain('Avant');
    expect(host.textContent).toContain('Après');
    expect(host.textContent).toContain('au fond');
    const allowed = new Set([
      'href',
      'rel',
      'src',
      'alt',
      'title',
      'loading',
      'decoding',
      'referrerpolicy',
      'class',
      'tabindex',
    ]);
    for (const element of host.querySelectorAll('*')) {
      expect(element.tagName).toMatch(/^(A|P|DIV|IMG|TABLE|TBODY|TR|TD)$/);
      for (const { name, value } of element.attributes) {
        expect(allowed).toContain(name);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^https:\/\/|^\//);
      }
    }
  });

  it('that is meant to take for ever does not', () => {
    const start = Date.now();
    for (const piece of ['<a ', '<a "', '<style', "<a b='", '&#x26;']) clean(piece.repeat(20_000));
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});

describe('headings of an API', () => {
  it('have ids of their text, and other ids go', () => {
    const text =
      '<h2>报名方式</h2><h3 id="pay">缴费</h3><h2 id="content">x</h2><a id="root" href="#pay">y</a><img src="a.png">';
    const { html, headings } = whole(text);
    expect(headings).toEqual([
      { id: '报名方式', text: '报名方式' },
      { id: 'pay', text: '缴费', level: 3 },
      { id: 'content-1', text: 'x' },
    ]);
    expect(html).toContain('<h2 id="报名方式">');
    expect(html).toContain('<a href="#pay">');
    expect(html).toContain('src="https://cms.example/7/a.png"');
  });
});
