import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../../../cli/content/markdown/text-of-html.ts';
import { hostileHtml } from '../../../fixtures/cms/hostile-html.mjs';

describe('the text of HTML from a content API', () => {
  it.each([
    ['<p>营<b>商</b>环境</p><p>Li&rsquo;an &amp; co</p>', '营商环境\nLi’an & co'],
    ['一行<br>二行', '一行\n二行'],
    ['<script>x</script><style>y</style><!-- z -->a<template>t</template>', 'a'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\tb'],
    ['5 < 6 &lt;b&gt;', '5 < 6 <b>'],
    ['<p>图：<img alt=x></p><figure><figcaption>湾</figcaption></figure>', '图：\n湾'],
    ['港<svg><title>x</title><path/></svg>口<svg/>', '港口'],
    ['<p', ''],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(textOfHtml(html)).toBe(expected);
  });

  it('is read past what is beyond reason', () => {
    const text = textOfHtml(hostileHtml());
    expect(text).toContain('Avant');
    expect(text).toContain('au fond');
    expect(text).toContain('Après');
    expect(text).not.toContain('hacked=');
  });

  it.each([
    ['tags that are not closed', '<b class=x>商'],
    ['paragraphs in emphasis', '<i><b><u><p>商'],
    ['boxes', '<div><p>商'],
    ['boxes that other tags end', '<div></b>商'],
    ['scripts without an end', '商<script>'],
    ['comments without an end', '商<!--'],
    ['beginnings', '商<a "'],
    ['text', '商'],
    ['quotes', "商<a b='"],
  ])('that is meant to take for ever does not: %s', (_, piece) => {
    const start = Date.now();
    const text = textOfHtml(piece.repeat(Math.ceil(2_000_000 / piece.length)));
    expect(text.length).toBeLessThanOrEqual(2_000_000 + piece.length);
    expect(text).toContain('商');
    const short = textOfHtml(piece.repeat(Math.floor(500_000 / piece.length)));
    expect(short).toContain('商');
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});
