import { readPlaces } from '../../../schema/search/postings.ts';
import type { PieceFile, SearchDocument } from '../../../schema/search/search-files.ts';
import { formsOf } from './find-term.ts';
import type { IndexReader } from './index-reader.ts';
import type { Wanted, WantedGroup } from './parse-keyword.ts';

/** So many terms of a keyword say which piece is the best: each costs a file. */
const maxTerms = 4;

/** The places of a wanted term in a document. */
async function placesIn(reader: IndexReader, wanted: Wanted, document: number): Promise<number[]> {
  for (const { file, at, documents } of await formsOf(reader, wanted)) {
    const number = documents.indexOf(document);
    if (number < 0) continue;
    const places = await reader.places(file);
    return readPlaces((places[at] ?? '').split(' ')[number] ?? '')[0] ?? [];
  }
  return [];
}

/**
 * The piece of a long text that shows best why it was found: the first one that has the most of what is wanted.
 * @param number of the document
 */
export async function bestPiece(
  reader: IndexReader,
  number: number,
  document: SearchDocument,
  groups: readonly WantedGroup[],
): Promise<PieceFile> {
  const { further } = document;
  if (!further) return document;
  const { starts } = further;
  const wanted = groups.flatMap((group) => group.wanted).slice(0, maxTerms);
  const all = await Promise.all(wanted.map((each) => placesIn(reader, each, number)));
  const counts = new Array<number>(starts.length + 1).fill(0);
  for (const places of all) {
    const pieces = new Set(places.map((place) => starts.filter((start) => start <= place).length));
    for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
  }
  const best = counts.indexOf(Math.max(...counts));
  return best === 0 ? document : reader.piece(further, best - 1);
}
