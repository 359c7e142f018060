import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtNumbers } from '../../../schema/content/whole-numbers.ts';

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
