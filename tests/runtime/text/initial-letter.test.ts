import { expect, it } from 'vitest';
import { initialLetter, pinyinLetters } from '../../../runtime/text/initial-letter.ts';

it.each([
  ['安宁', 'A'],
  ['何守渊', 'H'],
  ['罗一鸣', 'L'],
  ['区敏', 'O'],
  ['曾远', 'Z'],
  ['朱砂', 'Z'],
  ['Émile', 'E'],
  ['ياسمين', 'ي'],
  ['3D 打印室', '#'],
  ['', '#'],
])('finds %s under %s', (name, letter) => {
  expect(initialLetter(name)).toBe(letter);
});

it('has the letters of each character of a name', () => {
  expect(pinyinLetters('曾海棠')).toBe('zht');
  expect(pinyinLetters('Lin Xi')).toBe('');
});
