import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnbrokenNumbers } from '../../../runtime/blocks/parts/unbroken-numbers.tsx';

/** What a line cannot break in. */
const kept = (text: string): readonly string[] => {
  const html = renderToStaticMarkup(<UnbrokenNumbers text={text} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  return [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, number = '']) => number);
};

describe('numbers to call in a text', () => {
  it.each([
    ['服务热线 0898-0000 0000，午间不休息', ['0898-0000 0000']],
    ['Ring +86 898 0000 0000 or +86 898 0000 0005.', ['+86 898 0000 0000', '+86 898 0000 0005']],
    ['工作日 8:30–17:30 开放', []],
    ['From 680 yuan', []],
    ['', []],
  ])('%s', (text, numbers) => expect(kept(text)).toEqual(numbers));
});
