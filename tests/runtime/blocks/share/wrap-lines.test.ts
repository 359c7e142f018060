import { expect, it } from 'vitest';
import { wrapLines } from '../../../../runtime/blocks/share/wrap-lines.ts';

/** A Chinese character is as wide as two Latin letters. */
const measure = (text: string): number => text.replace(/[^\0-\u02af]/g, '..').length;

it.each([
  ['八所院校环湾而立', 8, ['八所院校', '环湾而立']],
  ['八所院校，环湾而立', 9, ['八所院', '校，环湾', '而立']],
  ['Eight institutions by the sea', 12, ['Eight', 'institutions', 'by the sea']],
  ['2026 年开放', 9, ['2026 年开', '放']],
  ['incomprehensibilities', 10, ['incomprehe', 'nsibilitie', 's']],
  ['', 10, []],
])('%s, %i wide', (text, width, lines) => {
  expect(wrapLines(text, width, measure)).toEqual(lines);
});
