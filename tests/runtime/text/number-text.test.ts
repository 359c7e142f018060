import { expect, it } from 'vitest';
import { numberText } from '../../../runtime/text/number-text.ts';

it.each([
  [2008, {}, 'zh-CN', '2008'],
  [12500, { number: 'plain' }, 'zh-CN', '12500'],
  [12500, { number: 'grouped' }, 'zh-CN', '12,500'],
  [12500, { number: 'grouped' }, 'de', '12.500'],
  [12500, { number: 'grouped' }, 'ar', '12,500'],
  [0.355, { number: 'percent', decimals: 1 }, 'en', '35.5%'],
  [12500, { number: 'compact' }, 'zh-CN', '1.3万'],
  [100, { currency: 'CNY' }, 'zh-CN', '¥100'],
  [0.2, { currency: 'CNY' }, 'zh-CN', '¥0.20'],
  [-3, { currency: 'CNY' }, 'zh-CN', '-¥3'],
  [3, { decimals: 2 }, 'en', '3.00'],
  [1234, { number: 'grouped' }, 'no tag', '1,234'],
] as const)('%d as %o in %s: %s', (value, form, tag, expected) => {
  expect(numberText(value, form, tag)).toBe(expected);
});
