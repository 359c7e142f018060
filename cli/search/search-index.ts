import { dayWords } from '../../schema/search/day-words.ts';
import type { Variants } from '../../schema/search/fold.ts';
import { fold, foldCharacter } from '../../schema/search/fold.ts';
import {
  type HomesFile,
  type KindsFile,
  mostStarts,
  type PlacesFile,
  type SearchDirectory,
  type SearchDocument,
  type StartsFile,
  searchFiles,
  startsTogether,
  type TermsFile,
  type VariantsFile,
} from '../../schema/search/search-files.ts';
import { termIndexer } from './index-terms.ts';
import type { SearchSource } from './search-source.ts';
import { stemOf } from './stem-of.ts';
import { writeTerms } from './write-terms.ts';

/** Characters of a document that are kept for excerpts. */
const keptText = 20_000;
/** Bytes that a file of documents has about. */
const documentsSize = 3_000;
const mostPerFile = 16;

/** Documents without a day first, then from the oldest on; in an order that is always the same. */
function inOrder(documents: readonly SearchSource[]): SearchSource[] {
  const name = ({ collection, id, route, query, href }: SearchSource): string =>
    [collection, id, route, query, href].join(' ');
  return [...documents].sort((a, b) => {
    const [left, right] = [a.date ?? '', b.date ?? ''];
    if (left !== right) return left < right ? -1 : 1;
    return name(a) < name(b) ? -1 : 1;
  });
}

function yearsOf(documents: readonly SearchSource[]): (readonly [string, number])[] {
  const years: (readonly [string, number])[] = [];
  for (const [number, { date }] of documents.entries()) {
    const year = date?.slice(0, 4);
    if (year !== undefined && years.at(-1)?.[0] !== year) years.push([year, number]);
  }
  return years;
}

/** Of each home the numbers of the documents that belong to it; undefined where none belongs to any. */
function homesOf(documents: readonly SearchSource[]): HomesFile['homes'] | undefined {
  const homes = new Map<string, number[]>();
  for (const [number, { homes: names = [] }] of documents.entries()) {
    for (const name of names) {
      const own = homes.get(name) ?? [];
      own.push(number);
      homes.set(name, own);
    }
  }
  return homes.size > 0 ? Object.fromEntries(homes) : undefined;
}

/** Pairs whose second character the index has. */
const writtenVariants = (variants: Variants, characters: ReadonlySet<string>): string =>
  [...variants]
    .filter(([, simple]) => characters.has(foldCharacter(simple)))
    .flat()
    .join('');

/** A document as the index keeps it, and whether it was indexed otherwise than that. */
function kept(
  { read: _, mark: __, homes: ___, ...known }: SearchSource,
  text: string,
  variants: Variants | undefined,
): SearchDocument {
  const all = `${known.title}\n${text}`;
  const differs = text.length > keptText || (variants && fold(all, variants) !== fold(all));
  return { ...known, text: text.slice(0, keptText), ...(differs ? { differs: true } : {}) };
}

/** Documents in a file, where they are so large. */
function documentsPerFile(documents: readonly Buffer[]): number {
  const bytes = documents.reduce((sum, { length }) => sum + length, 0);
  const fitting = Math.floor((documentsSize * documents.length) / Math.max(1, bytes));
  return Math.min(mostPerFile, Math.max(1, fitting));
}

/**
 * The files of a language's index, by path relative to the site's root; as bytes, as those of many documents
 * together would fill the memory that texts may have.
 * @param build name of the build; the same for the same documents
 * @param tag BCP 47 tag of the language
 */
export function searchIndex(
  language: string,
  tag: string,
  sources: readonly SearchSource[],
  build: string,
  variants: Variants | undefined,
): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const put = <File>(path: string, file: File): void => {
    files.set(path, Buffer.from(JSON.stringify(file)));
  };
  const ordered = inOrder(sources);
  const stem = stemOf(tag);
  const indexer = termIndexer(variants, stem);
  const documents = ordered.map((source) => {
    const text = source.read();
    indexer.add(source.title, `${text}\n${dayWords(source.date)}`);
    return Buffer.from(JSON.stringify(kept(source, text, variants)));
  });
  const perFile = documentsPerFile(documents);
  for (let first = 0; first < documents.length; first += perFile) {
    const own = documents.slice(first, first + perFile).join();
    const number = first / perFile;
    const json = `{"build":${JSON.stringify(build)},"number":${number},"documents":[${own}]}`;
    files.set(searchFiles.documents(language, build, number), Buffer.from(json));
  }
  const indexed = indexer.result();
  const starts = writeTerms(indexed, build, (number, terms, places) => {
    put<TermsFile>(searchFiles.terms(language, build, number), terms);
    put<PlacesFile>(searchFiles.places(language, build, number), places);
  });
  const isLarge = starts.length > mostStarts;
  for (let first = 0; isLarge && first < starts.length; first += startsTogether) {
    const number = first / startsTogether;
    const own = starts.slice(first, first + startsTogether);
    put<StartsFile>(searchFiles.starts(language, build, number), { build, number, starts: own });
  }
  const kinds = [...new Set(ordered.map(({ collection = '' }) => collection))].sort();
  const years = yearsOf(ordered);
  put<KindsFile>(searchFiles.kinds(language, build), {
    build,
    kinds: ordered.map(({ collection = '' }) => kinds.indexOf(collection)),
  });
  const homes = homesOf(ordered);
  if (homes) put<HomesFile>(searchFiles.homes(language, build), { build, homes });
  if (variants) {
    put<VariantsFile>(searchFiles.variants(language, build), {
      build,
      variants: writtenVariants(variants, indexed.characters),
    });
  }
  put<SearchDirectory>(searchFiles.directory(language), {
    format: 1,
    build,
    documents: documents.length,
    dated: years[0]?.[1] ?? documents.length,
    years,
    files: starts.length,
    perFile,
    starts: isLarge ? starts.filter((_, number) => number % startsTogether === 0) : starts,
    ...(variants ? { variants: true as const } : {}),
    ...(stem ? { stems: true as const } : {}),
    ...(homes ? { homes: true as const } : {}),
    kinds,
  });
  return files;
}
