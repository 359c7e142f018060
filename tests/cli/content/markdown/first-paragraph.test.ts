import { expect, it } from 'vitest';
import { firstParagraph } from '../../../../cli/content/markdown/first-paragraph.ts';

it.each([
  [
    '<h2>标题</h2><p>第一段，<a href="/x">链接</a>与 &amp; &lt;符号&gt;。</p><p>第二段。</p>',
    '第一段，链接与 & <符号>。',
  ],
  ['<p><img src="a.png" alt=""></p>\n<p class="lead">文字\n换行</p>', '文字换行'],
  ['<figure><p></p></figure><ul><li>一</li></ul>', undefined],
  [`<p>${'长'.repeat(500)}</p>`, '长'.repeat(400)],
])('takes the first words of %s', (html, text) => {
  expect(firstParagraph(html)).toBe(text);
});
