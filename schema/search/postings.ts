/** Digits of base 64: none of them needs a mark in JSON, and texts of them shrink well on their way. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digits from this one on say that more follow. */
export const half = 32;

const digitValues = new Uint8Array(128);
for (let index = 0; index < digits.length; index += 1)
  digitValues[digits.charCodeAt(index)] = index;

const digitValue = (text: string, at: number): number =>
  digitValues[text.charCodeAt(at) & 127] ?? 0;

/** How much a document is about a term: from 0, a mention, to 3; and as much more where its title has it. */
export const weights = 4;

/** The documents of a term, ascending, and the weight of each. */
export type Postings = { readonly documents: Int32Array; readonly weights: Uint8Array };

/**
 * Reads the postings of a term: a weight for each document, a blank, then the distances from each document
 * to the next, the first from -1.
 */
export function readPostings(text: string): Postings {
  const count = text.indexOf(' ');
  const documents = new Int32Array(count);
  const found = new Uint8Array(count);
  let document = -1;
  let at = count + 1;
  for (let index = 0; index < count; index += 1) {
    found[index] = digitValue(text, index);
    let value = 0;
    let scale = 1;
    for (;;) {
      const digit = digitValue(text, at);
      at += 1;
      value += (digit & (half - 1)) * scale;
      if (digit < half) break;
      scale *= half;
    }
    document += value + 1;
    documents[index] = document;
  }
  return { documents, weights: found };
}

/** Reads the places of a term: for each of its documents the distances from one to the next, then a blank. */
export function readPlaces(text: string): number[][] {
  return text.split(' ').map((part) => {
    const places: number[] = [];
    let place = -1;
    for (let at = 0; at < part.length; ) {
      let value = 0;
      let scale = 1;
      for (;;) {
        const digit = digitValue(part, at);
        at += 1;
        value += (digit & (half - 1)) * scale;
        if (digit < half || at >= part.length) break;
        scale *= half;
      }
      place += value + 1;
      places.push(place);
    }
    return places;
  });
}
