import { type Postings, readPostings } from '../../../schema/search/postings.ts';
import type { SearchDirectory } from '../../../schema/search/search-files.ts';
import { binarySearch } from './binary-search.ts';
import type { IndexReader } from './index-reader.ts';
import type { Wanted } from './parse-keyword.ts';
import { stemOf } from './stem-of.ts';

/** The last character there is: behind every word that begins with what stands before it. */
const behindAll = '\u{10FFFF}';

/** The files that a wanted term, or all of its forms, may stand in. */
async function filesOf(
  reader: IndexReader,
  directory: SearchDirectory,
  { term, open }: Wanted,
): Promise<readonly number[]> {
  if (directory.starts.length === 0) return [];
  const begin = open ? commonStart(term, stemOf(directory, term) ?? term) : term;
  const first = await reader.fileOfTerm(begin);
  const last = open ? await reader.fileOfTerm(begin + behindAll) : first;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/** Puts the documents of several terms together; each with its greatest weight. */
function union(all: readonly Postings[]): Postings {
  const [only] = all;
  if (only && all.length === 1) return only;
  const weightOf = new Map<number, number>();
  for (const { documents, weights } of all) {
    for (let index = 0; index < documents.length; index += 1) {
      const document = documents[index] ?? 0;
      const weight = weights[index] ?? 0;
      if (weight >= (weightOf.get(document) ?? 0)) weightOf.set(document, weight);
    }
  }
  const documents = Int32Array.from(weightOf.keys()).sort();
  return { documents, weights: Uint8Array.from(documents, (each) => weightOf.get(each) ?? 0) };
}

/** A term of the index: the file that it stands in, its place there, and its documents. */
export type Form = Postings & { readonly file: number; readonly at: number };

/** The terms of the index that count as what is wanted: itself, or all words that begin with it or share its stem. */
export async function formsOf(
  reader: IndexReader,
  { term, open }: Wanted,
): Promise<readonly Form[]> {
  const directory = await reader.directory();
  const numbers = await filesOf(reader, directory, { term, open });
  const files = await Promise.all(
    numbers.map(async (file) => ({ file, ...(await reader.terms(file)) })),
  );
  const stem = open ? stemOf(directory, term) : undefined;
  const begin = stem === undefined ? term : commonStart(term, stem);
  const isForm = (word: string): boolean =>
    open
      ? !word.includes(' ') &&
        (word.startsWith(term) || (stem !== undefined && stemOf(directory, word) === stem))
      : word === term;
  return files.flatMap(({ file, terms, postings }) => {
    const found: Form[] = [];
    for (let at = Math.max(0, binarySearch(terms, begin)); at < terms.length; at += 1) {
      const word = terms[at] ?? '';
      if (word > begin && !word.startsWith(begin)) break;
      if (isForm(word)) found.push({ ...readPostings(postings[at] ?? ' '), file, at });
    }
    return found;
  });
}

/** The documents that have what is wanted. */
export const findTerm = async (reader: IndexReader, wanted: Wanted): Promise<Postings> =>
  union(await formsOf(reader, wanted));

/** The places of a term in the documents that have it, by document. */
export async function placesOf(
  reader: IndexReader,
  term: string,
): Promise<{ readonly postings: Postings; readonly text: string } | undefined> {
  const file = await reader.fileOfTerm(term);
  const [{ terms, postings }, places] = await Promise.all([
    reader.terms(file),
    reader.places(file),
  ]);
  const at = binarySearch(terms, term);
  if (terms[at] !== term) return undefined;
  return { postings: readPostings(postings[at] ?? ' '), text: places[at] ?? '' };
}
