import { describe, expect, it } from 'vitest';
import { cleanKeyword } from '../../../runtime/search/clean-keyword.ts';
import { keywordProblem } from '../../../runtime/search/keyword-problem.ts';

describe('[S-01] a keyword of nothing that can be seen is empty', () => {
  it.each(
    [
      0x20, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b,
      0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2028, 0x2060, 0x2061, 0x2064, 0x2066,
      0x2069, 0x206a, 0x206f, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0020,
    ].map((code) => [code.toString(16).toUpperCase().padStart(4, '0'), code] as const),
  )('U+%s', (_, code) => {
    const character = String.fromCodePoint(code);
    for (const typed of [character, character.repeat(3), ` ${character}\u200b　`]) {
      expect(cleanKeyword(typed)).toBe('');
      expect(keywordProblem(cleanKeyword(typed))?.key).toBe('searchEmpty');
    }
  });
});

it.each([
  ['\ufeff营商\u200b环境\u2060', '营商环境'],
  ['co\u00adoperation', 'cooperation'],
  // Joiners and the choice of a picture's form belong to what they stand between and behind.
  ['👩\u200d🎓', '👩\u200d🎓'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['❤\ufe0f', '❤\ufe0f'],
])('a keyword is searched for without what parts nothing: %j', (typed, kept) => {
  expect(cleanKeyword(typed)).toBe(kept);
});

it.each([
  ['“蓝色海洋”', '"蓝色海洋"'],
  ['Li’an ‘Pilot’ „Zone‟', `Li'an 'Pilot' "Zone"`],
  ['《海洋》「岛」«île»', '《海洋》「岛」«île»'],
])('[K-04] the curly quotes of the keyword %s are straight', (typed, kept) => {
  expect(cleanKeyword(typed)).toBe(kept);
});
