import { describe, expect, it } from 'vitest';
import { cutDescription } from '../../../runtime/document/cut-description.ts';

describe('a description', () => {
  it.each([
    ['', ''],
    ['  Two\n lines ', 'Two lines'],
    ['short.', 'short.'],
  ])('that fits stays: %j', (text, cut) => {
    expect(cutDescription(text)).toBe(cut);
  });

  it.each([
    // After a sentence, where that says enough.
    ['One two three. Four five six seven.', 20, 'One two three.'],
    ['潮间带上的第一课。海洋科学班开课。', 24, '潮间带上的第一课。'],
    // Not at a point inside of a number.
    ['It measures 3.14 metres and more', 20, 'It measures 3.14…'],
    // A sentence that says too little.
    ['No. The rest is what it is about', 20, 'No. The rest is…'],
    // After a word, without the comma behind it.
    ['alpha, beta, gamma, delta', 14, 'alpha, beta…'],
    // Between Chinese characters; without the comma behind them.
    ['园区概况，新闻动态，院校招生', 13, '园区概况，新…'],
    ['园区概况，新闻动态，院校招生', 11, '园区概况…'],
    // A word that is too long by itself.
    ['abcdefghijklmnopqrstuvwxyz', 10, 'abcdefghi…'],
    // Pairs of surrogates stay whole.
    ['𠀀𠀀𠀀𠀀𠀀𠀀', 8, '𠀀𠀀𠀀…'],
  ])('is cut: %s to %i', (text, max, cut) => {
    expect(cutDescription(text, max)).toBe(cut);
  });

  it('has 160 Latin letters or 80 Chinese characters at most', () => {
    expect(cutDescription('word '.repeat(100)).length).toBeLessThanOrEqual(160);
    expect(cutDescription('字'.repeat(200))).toHaveLength(80);
  });
});
