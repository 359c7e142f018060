// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { annotatePage } from '../../../runtime/aids/pinyin/annotate-page.ts';
import { pinyinOf } from '../../../runtime/aids/pinyin/pinyin-of.ts';

const readings = (text: string): string =>
  pinyinOf(text)
    .map(({ character, reading }) => reading ?? character)
    .join(' ');

it.each([
  ['重庆长大', 'chóng qìng zhǎng dà'],
  ['银行，步行', 'yín háng ， bù xíng'],
  ['A1😀行', 'A 1 😀 xíng'],
])('reads %s by its words', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 800));

it('keeps the nodes that draw the page, follows their changes, and leaves nothing behind', async () => {
  document.body.innerHTML =
    '<main id="content"><h1>潮水</h1><p lang="en">Sea 海</p><code>码</code><p>No</p></main>';
  const before = document.body.innerHTML;
  const heading = document.querySelector('h1');
  const node = heading?.firstChild as Text;
  const end = annotatePage();
  expect(heading?.firstChild).toBe(node);
  expect([...(heading?.querySelectorAll('rt') ?? [])].map((rt) => rt.textContent)).toEqual([
    'cháo',
    'shuǐ',
  ]);
  expect(document.querySelectorAll('rt').length).toBe(2);
  // As React changes a text, and adds a part of the page.
  node.data = '海';
  heading?.after(Object.assign(document.createElement('p'), { textContent: '湾' }));
  await settle();
  expect([...document.querySelectorAll('rt')].map((rt) => rt.textContent)).toEqual(['hǎi', 'wān']);
  end();
  expect(node.data).toBe('海');
  expect(document.body.innerHTML).toBe(
    before.replace('潮水', '海').replace('</h1>', '</h1><p>湾</p>'),
  );
});

it('goes with the element whose text is replaced', async () => {
  document.body.innerHTML = '<main id="content"><p>潮</p></main>';
  const end = annotatePage();
  const paragraph = document.querySelector('p');
  if (paragraph) paragraph.textContent = '汐';
  await settle();
  expect(paragraph?.querySelectorAll('rt').length).toBe(1);
  end();
  expect(paragraph?.innerHTML).toBe('汐');
});
