import { dayWords } from '../../schema/search/day-words.ts';
import type { Variants } from '../../schema/search/fold.ts';
import { fold, foldCharacter } from '../../schema/search/fold.ts';
import {
  type HomesFile,
  type ListFile,
  maxInlined,
  type PlacesFile,
  type SearchDirectory,
  type SearchDocument,
  searchFiles,
  startsTogether,
  type TermFiles,
  type TermsFile,
  type VariantsFile,
} from '../../schema/search/search-files.ts';
import { writeDocuments } from './document-files.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { termIndexer } from './index-terms.ts';
import type { SearchSource } from './search-source.ts';
import { stemOf } from './stem-of.ts';
import { writeTerms } from './write-terms.ts';

/** Characters of a document that are kept for excerpts. */
const keptText = 20_000;

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
  { read: _, fingerprint: __, homes: ___, ...known }: SearchSource,
  text: string,
  variants: Variants | undefined,
): SearchDocument {
  const all = `${known.title}\n${text}`;
  const differs = text.length > keptText || (variants && fold(all, variants) !== fold(all));
  return { ...known, text: text.slice(0, keptText), ...(differs ? { differs: true } : {}) };
}

/**
 * The files of a language's index, by path relative to the site's root; as bytes, as those of many documents
 * together would fill the memory that texts may have. The same sources make the same files.
 * @param tag BCP 47 tag of the language
 */
export function searchIndex(
  language: string,
  tag: string,
  sources: readonly SearchSource[],
  variants: Variants | undefined,
): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  /** Puts a file where its content says, and returns its fingerprint. */
  const put = <File>(pathOf: (language: string, fingerprint: string) => string, file: File) => {
    const bytes = Buffer.from(JSON.stringify(file));
    const fingerprint = fingerprintOf(bytes);
    files.set(pathOf(language, fingerprint), bytes);
    return fingerprint;
  };
  const ordered = inOrder(sources);
  const stem = stemOf(tag);
  const indexer = termIndexer(variants, stem);
  const documents = ordered.map((source) => {
    const text = source.read();
    indexer.add(source.title, `${text}\n${dayWords(source.date)}`);
    return Buffer.from(JSON.stringify(kept(source, text, variants)));
  });
  const { perFile, ...documentFiles } = writeDocuments(language, documents, (path, file) =>
    files.set(path, file),
  );
  const indexed = indexer.result();
  const fingerprints: { terms: string; places: string }[] = [];
  const starts = writeTerms(indexed, (terms, places) => {
    fingerprints.push({
      terms: put<TermsFile>(searchFiles.terms, terms),
      places: put<PlacesFile>(searchFiles.places, places),
    });
  });
  const termFiles = (first: number, end: number): TermFiles => ({
    starts: starts.slice(first, end),
    terms: fingerprints
      .slice(first, end)
      .map(({ terms }) => terms)
      .join(''),
    places: fingerprints
      .slice(first, end)
      .map(({ places }) => places)
      .join(''),
  });
  const isLarge = starts.length > maxInlined;
  let shards = '';
  for (let first = 0; isLarge && first < starts.length; first += startsTogether) {
    shards += put<TermFiles>(searchFiles.starts, termFiles(first, first + startsTogether));
  }
  const kinds = [...new Set(ordered.map(({ collection = '' }) => collection))].sort();
  const years = yearsOf(ordered);
  const homes = homesOf(ordered);
  const directory: SearchDirectory = {
    format: 2,
    documents: documents.length,
    dated: years[0]?.[1] ?? documents.length,
    years,
    files: starts.length,
    perFile,
    ...(isLarge
      ? {
          starts: starts.filter((_, at) => at % startsTogether === 0),
          terms: '',
          places: '',
          shards,
        }
      : termFiles(0, starts.length)),
    list: put<ListFile>(searchFiles.list, {
      kinds: ordered.map(({ collection = '' }) => kinds.indexOf(collection)),
      ...documentFiles,
    }),
    ...(variants
      ? {
          variants: put<VariantsFile>(searchFiles.variants, {
            variants: writtenVariants(variants, indexed.characters),
          }),
        }
      : {}),
    ...(stem ? { stems: true as const } : {}),
    ...(homes ? { homes: put<HomesFile>(searchFiles.homes, { homes }) } : {}),
    kinds,
  };
  files.set(searchFiles.directory(language), Buffer.from(JSON.stringify(directory)));
  return files;
}
