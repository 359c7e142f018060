import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolateNumbers, splitAtNumbers } from '../../../schema/content/whole-numbers.ts';

describe('numbers that stay in one line', () => {
  it.each([
    ['0898-0000 0001', ['0898-0000 0001']],
    ['拨打 +86 898 0000 0043，或 (0898) 0000 0043', ['+86 898 0000 0043', '0898) 0000 0043']],
    ['2026年3月18日至2026 年 4 月', ['2026年3月18日', '2026 年 4 月']],
    ['3 月 1 日—5 月 31 日', ['3 月 1 日', '5 月 31 日']],
    ['2026-03-18 9:00–17:00', ['2026-03-18', '9:00–17:00']],
    ['每日 7:00 起', ['7:00']],
    ['1,200 人，25.4 ℃，第 3 至 5 间', []],
    ['', []],
  ])('of %j are %j', (text, numbers) => {
    const pieces = splitAtNumbers(text);
    expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(numbers);
  });

  it('lose nothing of the text', () => {
    const piece = fc.constantFrom('0898', '-', ' ', '2026', '年', '3', '月', '日', ':', '00', '字');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(splitAtNumbers(text).join('')).toBe(text);
      }),
    );
  });
});

describe('numbers in a text that runs from right to left', () => {
  it.each([
    ['هاتف القرّاء +86 000 0000 0000', 'هاتف القرّاء \u2066+86 000 0000 0000\u2069'],
    ['طلب קו 2026-12-04', 'طلب קו \u20662026-12-04\u2069'],
    ['من 9:00–21:00', 'من 9:00–21:00'],
    ['+86 000 0000 0000', '+86 000 0000 0000'],
    ['Tel. +86 000 0000 0000', 'Tel. +86 000 0000 0000'],
    ['الطابق 3', 'الطابق 3'],
  ])('are set apart: %j', (text, isolated) => {
    expect(isolateNumbers(text)).toBe(isolated);
  });
});
