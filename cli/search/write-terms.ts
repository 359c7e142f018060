import { weights } from '../../schema/search/postings.ts';
import type { PlacesFile, TermsFile } from '../../schema/search/search-files.ts';
import type { IndexedTerms } from './index-terms.ts';
import { postingWriter } from './posting-writer.ts';
import { isBoundary } from './term-boundary.ts';

/** Constants of BM25 as Robertson and Zaragoza give them (The Probabilistic Relevance Framework, 2009). */
const saturation = 1.2;
const lengthShare = 0.75;
/** The most that a term may weigh, however often it occurs. */
const maxWeight = saturation + 1;

/** Occurrences in the order of their terms, each with its document: a counting sort. */
function byTerm({ names, occurrences, documents }: IndexedTerms) {
  const { count, terms, places } = occurrences;
  const starts = new Int32Array(names.length + 1);
  for (let index = 0; index < count; index += 1) {
    const next = (terms[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let term = 0; term < names.length; term += 1) {
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  }
  const free = starts.slice();
  const sortedDocuments = new Int32Array(count);
  const sortedPlaces = new Int32Array(count);
  const inTitle = new Uint8Array(count);
  for (const [document, { title, text }] of documents.entries()) {
    const end = documents[document + 1]?.title ?? count;
    for (let index = title; index < end; index += 1) {
      const term = terms[index] ?? 0;
      const at = free[term] ?? 0;
      free[term] = at + 1;
      sortedDocuments[at] = document;
      sortedPlaces[at] = places[index] ?? 0;
      if (index < text) inTitle[at] = 1;
    }
  }
  return { starts, documents: sortedDocuments, places: sortedPlaces, inTitle };
}

type Sorted = ReturnType<typeof byTerm>;

/** Writes terms one after the other: of each its documents with their weights, and its places in them. */
function termWriter(sorted: Sorted, shares: readonly number[]) {
  const weightText = postingWriter();
  const documentText = postingWriter();
  const placeText = postingWriter();
  const levelOf = (document: number, often: number): number => {
    const weight = (often * (saturation + 1)) / (often + saturation * (shares[document] ?? 1));
    return Math.min(weights - 1, Math.floor((weight / maxWeight) * weights));
  };
  return (begin: number, end: number): { readonly posting: string; readonly places: string } => {
    let before = -1;
    for (let at = begin; at < end; ) {
      const document = sorted.documents[at] ?? 0;
      const isTitle = sorted.inTitle[at] === 1;
      if (before >= 0) placeText.blank();
      let place = -1;
      let often = 0;
      for (; at < end && sorted.documents[at] === document; at += 1) {
        const next = sorted.places[at] ?? 0;
        placeText.number(next - place - 1);
        place = next;
        often += 1;
      }
      weightText.digit(levelOf(document, often) + (isTitle ? weights : 0));
      documentText.number(document - before - 1);
      before = document;
    }
    return { posting: `${weightText.take()} ${documentText.take()}`, places: placeText.take() };
  };
}

/** The beginning of a term that is enough to know that it comes after another. */
function shortStart(term: string, before: string): string {
  let length = 0;
  while (length < term.length && term[length] === before[length]) length += 1;
  return term.slice(0, length + 1);
}

/**
 * Characters that a file of terms has about: the larger the index, the larger they may be, as a search reads a
 * file a term and there should not be too many of them. In few steps, so that an edit seldom makes another of it.
 */
const sizes = [8_000, 11_000, 16_000] as const;
const sizeFor = (all: number): number =>
  sizes.findLast((size) => size <= Math.sqrt(all * 6)) ?? sizes[0];

/** A file ends at the first boundary behind this share of its size, or where the next term would exceed the other. */
const minShare = 0.7;
const maxShare = 1.2;
/** What lies between two boundaries, as a share of the size. */
const boundaryShare = 0.2;

/** The power of two that is next to a number, and at least 1. */
const powerNear = (value: number): number => 2 ** Math.max(0, Math.round(Math.log2(value)));

/**
 * The average length of documents in coarse steps: BM25 wants no more, and the weights of all other documents
 * stay as they are when one grows.
 */
const coarse = (average: number): number =>
  2 ** (Math.round(Math.log2(Math.max(1, average)) * 4) / 4);

/** Characters that all terms will have about, each with its documents. */
function sizeOfAll({ names }: IndexedTerms, { starts, documents }: Sorted): number {
  let postings = 0;
  for (let at = 0; at < documents.length; at += 1) {
    if (at === 0 || documents[at] !== documents[at - 1]) postings += 1;
  }
  return names.length * 9 + Math.max(postings, starts.length) * 2.4;
}

/**
 * Packs terms into files, in the order of their code units.
 * @param put gets each file as soon as it is full: all of them together may be large
 * @returns the beginnings of the files' first terms
 */
export function writeTerms(
  indexed: IndexedTerms,
  put: (terms: TermsFile, places: PlacesFile) => void,
): readonly string[] {
  const { names, lengths } = indexed;
  const average = coarse(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  const shares = lengths.map((length) => 1 - lengthShare + lengthShare * (length / average));
  const sorted = byTerm(indexed);
  const order = names.map((_, number) => number);
  order.sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
  const all = sizeOfAll(indexed, sorted);
  const size = sizeFor(all);
  const spacing = powerNear((size * boundaryShare * names.length) / all);
  const write = termWriter(sorted, shares);
  const starts: string[] = [];
  let terms: string[] = [];
  let postings: string[] = [];
  let places: string[] = [];
  let filled = 0;
  let before = '';
  const close = (): void => {
    if (terms.length === 0) return;
    put({ terms, postings }, { places });
    terms = [];
    postings = [];
    places = [];
    filled = 0;
  };
  for (const number of order) {
    const term = names[number] ?? '';
    const written = write(sorted.starts[number] ?? 0, sorted.starts[number + 1] ?? 0);
    const needed = term.length + written.posting.length + 6;
    const isFull = filled >= size * minShare && isBoundary(term, spacing);
    if (isFull || (filled > 0 && filled + needed > size * maxShare)) close();
    if (terms.length === 0) starts.push(shortStart(term, before));
    terms.push(term);
    postings.push(written.posting);
    places.push(written.places);
    filled += needed;
    before = term;
  }
  close();
  return starts;
}
