import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPiece, textPieces } from '../../../cli/search/text-pieces.ts';
import { fold } from '../../../schema/search/fold.ts';
import { visitTerms } from '../../../schema/search/terms.ts';

const sentence = fc.stringMatching(/^[海园a-z3.0 ]{1,80}[。.!\n]\s?$/u);
const texts = fc.array(sentence, { maxLength: 300 }).map((parts) => parts.join(''));

/** The terms of texts, with their places. */
function termsOf(pieces: readonly string[]): readonly string[] {
  const terms: string[] = [];
  let start = 0;
  for (const piece of pieces)
    start += visitTerms(fold(piece), (term, place) => terms.push(`${term} ${start + place}`));
  return terms;
}

describe('pieces of a text', () => {
  it('are the text, and have its terms in its places', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = textPieces(text);
        expect(pieces.join('')).toBe(text);
        expect(termsOf(pieces)).toEqual(termsOf([text]));
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('are of one size, and end with a sentence', () => {
    const text = '园区在海边。It opens at 8.30 a.m. every day. '.repeat(400);
    const pieces = textPieces(text);
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces.slice(0, -1)) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(3000);
      expect(Buffer.byteLength(piece)).toBeGreaterThan(2500);
      expect(piece).toMatch(/[。.]$/);
    }
  });

  it('part no sentence, but what is far longer than any is', () => {
    const sentence = '长'.repeat(2000);
    expect(textPieces(`短。${sentence}。短。`)).toEqual(['短。', `${sentence}。`, '短。']);
    const words = 'a word of a table in one line '.repeat(1000);
    for (const text of [words, 'x'.repeat(50_000), '𠮷'.repeat(20_000), ' '.repeat(20_000)]) {
      const pieces = textPieces(text);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(3000);
        expect(piece).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
      }
    }
    expect(termsOf(textPieces(words))).toEqual(termsOf([words]));
  });

  it('of an empty text are one', () => expect(textPieces('')).toEqual(['']));

  it('show the beginning of the next one', () => {
    const pieces = ['一。', `二${'𠮷'.repeat(300)}`, '三。'];
    expect(shownPiece(pieces, 0)).toBe(`一。二${'𠮷'.repeat(99)}`);
    expect(shownPiece(pieces, 2)).toBe('三。');
  });
});
