import { expect, it } from 'vitest';
import { textDirection } from '../../schema/text-direction.ts';

it.each([
  ['zh-CN', 'ltr'],
  ['en', 'ltr'],
  ['art', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ug-CN', 'rtl'],
  ['ug-Latn-CN', 'ltr'],
  ['az-Arab', 'rtl'],
])('knows the direction of %s', (tag, direction) => {
  expect(textDirection(tag)).toBe(direction);
});
