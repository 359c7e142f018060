// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { cutText, readableParts } from '../../../runtime/aids/reading/readable-parts.ts';

// jsdom lays nothing out: all is seen that is not hidden.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

it.each([
  ['潮水退了。脚印还在！', ['潮水退了。', '脚印还在！']],
  ['他说：“走吧。”于是走了。', ['他说：“走吧。”', '于是走了。']],
  ['It is 3.5 km. Walk on', ['It is 3.5 km.', 'Walk on']],
  ['  一  \n 二 ', ['一 二']],
  ['——…… 。', []],
])('cuts %s into sentences', (text, parts) => {
  expect(cutText(text)).toEqual(parts);
});

it('cuts what is too long at a comma, and loses nothing', () => {
  const long = Array.from({ length: 30 }, (_, at) => `第${at}段潮水来回两次`).join('，');
  const parts = cutText(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160);
  expect(parts.join('')).toBe(long);
  expect(cutText('字'.repeat(400)).join('')).toBe('字'.repeat(400));
});

it('reads texts and what pictures show, in the order of the page, and leaves out what is pressed', () => {
  const root = document.createElement('main');
  root.innerHTML = `
    <h1>第一<em>课</em></h1><nav>导航</nav><button>按钮</button>
    <p><ruby>潮<rt>cháo</rt></ruby>水</p><img alt="退潮的沙坪"><img alt="">
    <p hidden>藏着</p><p aria-hidden="true">装饰</p><script>1</script>`;
  document.body.append(root);
  const parts = readableParts(root);
  expect(parts.map(({ text }) => text)).toEqual(['第一课', '潮水', '退潮的沙坪']);
  expect(parts[0]?.element?.localName).toBe('h1');
});
