import { digitOf, weights, writeNumber } from '../../schema/search/postings.ts';
import type { PlacesFile, TermsFile } from '../../schema/search/search-files.ts';
import type { IndexedTerms } from './index-terms.ts';

/** Constants of BM25 as Robertson and Zaragoza give them (The Probabilistic Relevance Framework, 2009). */
const saturation = 1.2;
const lengthShare = 0.75;
/** The most that a term may weigh, however often it occurs. */
const mostWeight = saturation + 1;

type Written = { readonly term: string; readonly posting: string; readonly places: string };

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

function writeTerm(
  term: string,
  begin: number,
  end: number,
  sorted: Sorted,
  shares: readonly number[],
): Written {
  let weightText = '';
  let documentText = '';
  let placeText = '';
  let before = -1;
  for (let at = begin; at < end; ) {
    const document = sorted.documents[at] ?? 0;
    const isTitle = sorted.inTitle[at] === 1;
    if (before >= 0) placeText += ' ';
    let place = -1;
    let often = 0;
    for (; at < end && sorted.documents[at] === document; at += 1) {
      const next = sorted.places[at] ?? 0;
      placeText += writeNumber(next - place - 1);
      place = next;
      often += 1;
    }
    const weight = (often * (saturation + 1)) / (often + saturation * (shares[document] ?? 1));
    const level = Math.min(weights - 1, Math.floor((weight / mostWeight) * weights));
    weightText += digitOf(level + (isTitle ? weights : 0));
    documentText += writeNumber(document - before - 1);
    before = document;
  }
  return { term, posting: `${weightText} ${documentText}`, places: placeText };
}

/** The beginning of a term that is enough to tell that it comes after another. */
function shortStart(term: string, before: string): string {
  let length = 0;
  while (length < term.length && term[length] === before[length]) length += 1;
  return term.slice(0, length + 1);
}

const smallest = 8_000;
const largest = 24_000;

/**
 * Characters in a file of terms. A search reads a file a term and the directory, which names all files: the
 * larger the index, the larger the files may be.
 */
const fileSize = (all: number): number =>
  Math.min(largest, Math.max(smallest, Math.round(Math.sqrt(all * 6))));

export type WrittenTerms = {
  readonly starts: readonly string[];
  readonly files: readonly (TermsFile & PlacesFile)[];
};

/** Packs terms into files, in the order of their code units. */
export function writeTerms(indexed: IndexedTerms, build: string): WrittenTerms {
  const { names, lengths } = indexed;
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const shares = lengths.map((length) => 1 - lengthShare + lengthShare * (length / average));
  const sorted = byTerm(indexed);
  const order = names.map((_, number) => number);
  order.sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
  const written = order.map((number) =>
    writeTerm(
      names[number] ?? '',
      sorted.starts[number] ?? 0,
      sorted.starts[number + 1] ?? 0,
      sorted,
      shares,
    ),
  );
  const sizeOf = ({ term, posting }: Written): number => term.length + posting.length + 6;
  const size = fileSize(written.reduce((sum, each) => sum + sizeOf(each), 0));
  const starts: string[] = [];
  const files: (TermsFile & PlacesFile)[] = [];
  let own: Written[] = [];
  let filled = 0;
  let before = '';
  const close = (): void => {
    if (own.length === 0) return;
    files.push({
      build,
      terms: own.map(({ term }) => term),
      postings: own.map(({ posting }) => posting),
      places: own.map(({ places }) => places),
    });
    own = [];
    filled = 0;
  };
  for (const each of written) {
    const needed = sizeOf(each);
    if (filled > 0 && filled + needed > size) close();
    if (own.length === 0) starts.push(shortStart(each.term, before));
    own.push(each);
    filled += needed;
    before = each.term;
  }
  close();
  return { starts, files };
}
