import { describe, expect, it } from 'vitest';
import { pageLoads } from '../../../cli/budget/page-loads.ts';
import { pageHtml } from '../../../cli/prerender/page-html.ts';
import type { RenderedPage } from '../../../schema/prerenderer.ts';

const loadsOf = (html: string): readonly string[] =>
  pageLoads(html).loads.map(
    ({ kind, url, isModule }) => `${kind} ${url}${isModule ? ' (module)' : ''}`,
  );

describe('what a page loads', () => {
  it.each([
    ['a style sheet', '<link rel=stylesheet href=/a.css>', ['style /a.css']],
    ['one in other letters', '<LINK REL="StyleSheet" HREF="/a.css">', ['style /a.css']],
    ['one announced', '<link rel="preload" as="style" href="/a.css">', ['style /a.css']],
    ['no other style', '<link rel="alternate stylesheet" href="/a.css">', []],
    ['none that is off', '<link rel="stylesheet" href="/a.css" disabled>', []],
    ['a script', '<script src="/a.js" defer></script>', ['script /a.js']],
    ['a module', '<script type="module" src="/a.js"></script>', ['script /a.js (module)']],
    ['a module announced', '<link rel="modulepreload" href="/a.js">', ['script /a.js (module)']],
    ['no script for old browsers', '<script nomodule src="/a.js"></script>', []],
    ['no script of another language', '<script type="text/template" src="/a"></script>', []],
    ['data announced', '<link rel=preload as=fetch href=/a.json crossorigin>', ['data /a.json']],
    ['a typeface', '<link rel=preload as=font href=/a.woff2 crossorigin>', ['other /a.woff2']],
    ['nothing for later', '<link rel="prefetch" href="/a.json"><link rel=icon href=/i.svg>', []],
    ['an address with entities', '<img src="/a.png?x=1&amp;y=2">', ['pictures /a.png?x=1&y=2']],
    ['the first of two attributes', '<img src="/a.png" src="/b.png">', ['pictures /a.png']],
    ['no picture that waits', '<img loading="LAZY" src="/a.png">', []],
    [
      'the largest of several widths',
      '<img src="/s.png" srcset="/s.png 400w, /l,1.png 1600w,/m.png 800w">',
      ['pictures /l,1.png'],
    ],
    ['the largest density', '<img src="/a.png" srcset="/a.png, /b.png 2x">', ['pictures /b.png']],
    [
      'the first form of a picture',
      '<picture><source type="image/avif" srcset="/a.avif 1x"><source srcset="/a.webp"><img src="/a.png"></picture><img src="/b.png">',
      ['pictures /a.avif', 'pictures /b.png'],
    ],
    [
      'no form of a picture that waits',
      '<picture><source srcset="/a.webp"><img loading="lazy" src="/a.png"></picture>',
      [],
    ],
    [
      'pictures of drawings and films',
      '<svg><image href="/a.png"/><use href="/b.svg#c"/><use href="#d"/></svg><video poster="/e.jpg"></video>',
      ['pictures /a.png', 'pictures /b.svg', 'pictures /e.jpg'],
    ],
    [
      'nothing of what only readers without scripts see',
      '<noscript><img src="/a.png"></noscript><template><img src="/b.png"></template><img src="/c.png">',
      ['pictures /c.png'],
    ],
    [
      'nothing in a comment or a script',
      '<!-- <img src="/a.png"> --><script>"<img src=/b.png>"</script>',
      [],
    ],
  ])('%s', (_, html, loads) => {
    expect(loadsOf(html)).toEqual(loads);
  });

  it('what the script of a rendered page loads when it is painted', () => {
    const html = pageHtml(
      { tag: 'zh-CN', head: '', html: '<h1>x</h1>', state: '{"a":1}' } as RenderedPage,
      {
        dir: 'ltr',
        besides: '',
        icon: '/icon.svg',
        style: '/page.css',
        styles: ['a'],
        inline: 'run()',
        entry: '/static/js/entry.js',
        scripts: ['/static/js/vendor.js', '/static/js/blocks.js'],
        data: '/frame.json',
        device: 'desktop',
        devices: {},
        twins: {},
        common: undefined,
        fonts: [],
        art: [],
        further: '',
        late: { text: '', retry: '' },
        plainStyle: '/static/css/plain.css',
      },
    );
    expect(loadsOf(html)).toEqual([
      'script /static/js/entry.js (module)',
      'script /static/js/vendor.js (module)',
      'script /static/js/blocks.js (module)',
      'data /frame.json',
      'style /page.css',
    ]);
    expect(pageLoads(html).data).toEqual(['{"a":1}']);
  });

  it('and the data that stands in it', () => {
    const html =
      '<script type="application/json" id="data">{"a":"1 < 2 &amp; 3"}</script><script type="application/ld+json">{}</script><script type="application/json">[1]</script>';
    expect(pageLoads(html)).toEqual({
      loads: [],
      data: ['{"a":"1 < 2 &amp; 3"}', '[1]'],
      base: undefined,
    });
  });
});
